import { cellRadius } from './paint-owned-cell.ts'
import { mixColours, withAlpha, type CanvasPen } from './canvas-paint.ts'
import { cellOutlinePath } from './shapes.ts'
import type { Theme } from './themes.ts'

/** Hover: four corners of a viewfinder around the cell. */
export function paintHoverMarker(pen: CanvasPen, pitch: number, theme: Theme): void {
  const half = pitch * 0.46
  const arm = pitch * 0.14
  const bend = pitch * 0.09
  pen.strokeStyle = theme.mark
  pen.lineWidth = Math.max(2, pitch * 0.022)
  pen.lineCap = 'round'
  if (theme.glow > 0) {
    pen.shadowColor = withAlpha('#000000', 0.8)
    pen.shadowBlur = pitch * 0.04
  }
  for (let turn = 0; turn < 4; turn++) {
    pen.rotate(Math.PI / 2)
    pen.beginPath()
    pen.moveTo(-half, -half + arm)
    pen.lineTo(-half, -half + bend)
    pen.quadraticCurveTo(-half, -half, -half + bend, -half)
    pen.lineTo(-half + arm, -half)
    pen.stroke()
  }
}

/** Hint or keyboard focus: a full bright ring. */
export function paintHintMarker(pen: CanvasPen, pitch: number, theme: Theme): void {
  pen.strokeStyle = theme.mark
  pen.shadowColor = theme.glow > 0 ? theme.mark : 'transparent'
  pen.shadowBlur = pitch * 0.08 * theme.glow
  pen.lineWidth = Math.max(2.5, pitch * 0.034)
  pen.beginPath()
  pen.roundRect(-pitch * 0.475, -pitch * 0.475, pitch * 0.95, pitch * 0.95, pitch * 0.2)
  pen.stroke()
}

/** Rejected move: a closed frame with a bar across. */
export function paintRefusedMarker(pen: CanvasPen, pitch: number, theme: Theme): void {
  const half = pitch * 0.46
  pen.lineCap = 'round'
  for (const [colour, width] of [
    [withAlpha('#000000', 0.7), pitch * 0.08],
    [theme.glow > 0 ? '#ffc9b8' : theme.mark, pitch * 0.036],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = Math.max(2, width)
    pen.beginPath()
    pen.roundRect(-half, -half, 2 * half, 2 * half, pitch * 0.2)
    pen.moveTo(-pitch * 0.16, 0)
    pen.lineTo(pitch * 0.16, 0)
    pen.stroke()
  }
}

/** A cell that can be captured next: its membrane breaks up into the attacker's colour; without glow, a ring of dots inside it. */
export function paintDangerMarker(pen: CanvasPen, pitch: number, theme: Theme, attacker: 0 | 1): void {
  const ink = theme.owners[attacker]
  const radius = pitch * cellRadius
  const flat = theme.glow === 0
  const own = theme.cellShapes[attacker === 0 ? 1 : 0]
  const outline = new Path2D(cellOutlinePath(radius * (flat ? 0.72 : theme.id === 'petri' ? 0.99 : 0.93), { ...own, wobble: 0 }, 0))
  const around = 2 * Math.PI * radius * 1.06
  const dash = around / 14
  pen.lineCap = 'round'
  pen.setLineDash(flat ? [0.01, dash * 0.7] : [dash * 0.28, dash * 0.72])
  pen.strokeStyle = withAlpha('#000000', 0.8)
  pen.lineWidth = flat ? Math.max(5, pitch * 0.07) : Math.max(3, pitch * 0.036)
  pen.stroke(outline)
  pen.shadowColor = flat ? 'transparent' : ink.light
  pen.shadowBlur = pitch * 0.06
  pen.strokeStyle = flat ? theme.mark : mixColours(ink.light, ink.hot, 0.45)
  pen.lineWidth = flat ? Math.max(3.5, pitch * 0.05) : Math.max(1.75, pitch * 0.018)
  pen.stroke(outline)
}

/** Last move: the ticks of a crosshair just inside the membrane. */
export function paintLastMoveMarker(pen: CanvasPen, pitch: number, theme: Theme): void {
  const [from, to] = [pitch * cellRadius * 0.72, pitch * cellRadius * 0.86]
  pen.strokeStyle = withAlpha(theme.mark, 0.9)
  pen.lineWidth = Math.max(1.5, pitch * 0.02)
  pen.lineCap = 'round'
  for (let turn = 0; turn < 4; turn++) {
    pen.rotate(Math.PI / 2)
    pen.beginPath()
    pen.moveTo(from, 0)
    pen.lineTo(to, 0)
    pen.stroke()
  }
}
