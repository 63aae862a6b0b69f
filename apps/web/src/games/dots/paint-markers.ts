import { cellRadius } from './svg-paths.ts'
import { mixColours, withAlpha, type CanvasContext } from './canvas-colours.ts'
import { cellOutlinePath } from './svg-paths.ts'
import type { Theme } from './themes.ts'

/** Hover: four corners of a viewfinder around the cell. */
export function paintHoverMarker(context: CanvasContext, pitch: number, theme: Theme): void {
  const half = pitch * 0.46
  const arm = pitch * 0.14
  const bend = pitch * 0.09
  context.strokeStyle = theme.mark
  context.lineWidth = Math.max(2, pitch * 0.022)
  context.lineCap = 'round'
  if (theme.glow > 0) {
    context.shadowColor = withAlpha('#000000', 0.8)
    context.shadowBlur = pitch * 0.04
  }
  for (let turn = 0; turn < 4; turn++) {
    context.rotate(Math.PI / 2)
    context.beginPath()
    context.moveTo(-half, -half + arm)
    context.lineTo(-half, -half + bend)
    context.quadraticCurveTo(-half, -half, -half + bend, -half)
    context.lineTo(-half + arm, -half)
    context.stroke()
  }
}

/** Hint or keyboard focus: a full bright ring. */
export function paintHintMarker(context: CanvasContext, pitch: number, theme: Theme): void {
  context.strokeStyle = theme.mark
  context.shadowColor = theme.glow > 0 ? theme.mark : 'transparent'
  context.shadowBlur = pitch * 0.08 * theme.glow
  context.lineWidth = Math.max(2.5, pitch * 0.034)
  context.beginPath()
  context.roundRect(-pitch * 0.475, -pitch * 0.475, pitch * 0.95, pitch * 0.95, pitch * 0.2)
  context.stroke()
}

/** Rejected move: a closed frame with a bar across. */
export function paintRefusedMarker(context: CanvasContext, pitch: number, theme: Theme): void {
  const half = pitch * 0.46
  context.lineCap = 'round'
  for (const [colour, width] of [
    [withAlpha('#000000', 0.7), pitch * 0.08],
    [theme.glow > 0 ? '#ffc9b8' : theme.mark, pitch * 0.036],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = Math.max(2, width)
    context.beginPath()
    context.roundRect(-half, -half, 2 * half, 2 * half, pitch * 0.2)
    context.moveTo(-pitch * 0.16, 0)
    context.lineTo(pitch * 0.16, 0)
    context.stroke()
  }
}

/** A cell that can be captured next: its membrane breaks up into the attacker's colour; without glow, a ring of dots inside it. */
export function paintDangerMarker(context: CanvasContext, pitch: number, theme: Theme, attacker: 0 | 1): void {
  const colours = theme.owners[attacker]
  const radius = pitch * cellRadius
  const flat = theme.glow === 0
  const own = theme.cellShapes[attacker === 0 ? 1 : 0]
  const outline = new Path2D(cellOutlinePath(radius * (flat ? 0.72 : theme.id === 'petri' ? 0.99 : 0.93), { ...own, wobble: 0 }, 0))
  const circumference = 2 * Math.PI * radius * 1.06
  const dash = circumference / 14
  context.lineCap = 'round'
  context.setLineDash(flat ? [0.01, dash * 0.7] : [dash * 0.28, dash * 0.72])
  context.strokeStyle = withAlpha('#000000', 0.8)
  context.lineWidth = flat ? Math.max(5, pitch * 0.07) : Math.max(3, pitch * 0.036)
  context.stroke(outline)
  context.shadowColor = flat ? 'transparent' : colours.light
  context.shadowBlur = pitch * 0.06
  context.strokeStyle = flat ? theme.mark : mixColours(colours.light, colours.hot, 0.45)
  context.lineWidth = flat ? Math.max(3.5, pitch * 0.05) : Math.max(1.75, pitch * 0.018)
  context.stroke(outline)
}

/** Last move: the ticks of a crosshair just inside the membrane. */
export function paintLastMoveMarker(context: CanvasContext, pitch: number, theme: Theme): void {
  const [from, to] = [pitch * cellRadius * 0.72, pitch * cellRadius * 0.86]
  context.strokeStyle = withAlpha(theme.mark, 0.9)
  context.lineWidth = Math.max(1.5, pitch * 0.02)
  context.lineCap = 'round'
  for (let turn = 0; turn < 4; turn++) {
    context.rotate(Math.PI / 2)
    context.beginPath()
    context.moveTo(from, 0)
    context.lineTo(to, 0)
    context.stroke()
  }
}
