import { mixColours, withAlpha, radialGradient, type CanvasContext } from './canvas-colours.ts'
import { bridgeHalfLength, bridgePath, cellOutlinePath, cellRadius } from './svg-paths.ts'
import type { SideColours, Theme } from './themes.ts'

/** Soft glow without an edge: afterglow, flashes, embers. */
export function paintGlow(context: CanvasContext, radius: number, colours: SideColours, glow: number): void {
  context.fillStyle = radialGradient(context, 0, 0, 0, radius, [
    [0, withAlpha(colours.hot, 0.95 * glow)],
    [0.14, withAlpha(mixColours(colours.hot, colours.light, 0.5), 0.7 * glow)],
    [0.32, withAlpha(colours.light, 0.34 * glow)],
    [0.6, withAlpha(colours.light, 0.11 * glow)],
    [1, withAlpha(colours.light, 0)],
  ])
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius)
}

/** Shock wave: a thin ring, soft to the inside. */
export function paintShockRing(context: CanvasContext, radius: number, colours: SideColours, glow: number): void {
  const strong = Math.max(0.35, glow)
  context.fillStyle = radialGradient(context, 0, 0, radius * 0.4, radius, [
    [0, withAlpha(colours.light, 0)],
    [0.62, withAlpha(colours.light, 0.05 * strong)],
    [0.85, withAlpha(colours.light, 0.3 * strong)],
    [0.915, withAlpha(colours.hot, 0.95 * strong)],
    [0.95, withAlpha(colours.light, 0.3 * strong)],
    [1, withAlpha(colours.light, 0)],
  ])
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
}

/** Glow of a full cell along its outline. */
export function paintFullCellGlow(context: CanvasContext, pitch: number, theme: Theme, side: 0 | 1): void {
  const colours = theme.owners[side]
  const radius = pitch * cellRadius
  const outline = new Path2D(cellOutlinePath(radius * (theme.id === 'petri' ? 1 : 0.94), { ...theme.cellShapes[side], wobble: 0 }, 0))
  context.lineJoin = 'round'
  if (theme.glow === 0) {
    context.strokeStyle = '#ffffff'
    context.lineWidth = Math.max(2, radius * 0.06)
    context.setLineDash([radius * 0.22, radius * 0.14])
    context.stroke(new Path2D(cellOutlinePath(radius * 0.76, { ...theme.cellShapes[side], wobble: 0 }, 0)))
    return
  }
  for (const [width, alpha] of [
    [0.42, 0.1],
    [0.26, 0.18],
    [0.12, 0.4],
  ] as const) {
    context.strokeStyle = withAlpha(colours.light, alpha)
    context.lineWidth = radius * width
    context.stroke(outline)
  }
  context.strokeStyle = withAlpha(colours.hot, 0.95)
  context.lineWidth = Math.max(1.5, radius * 0.06)
  context.stroke(outline)
}

/** Bridge between two cells of one side: a neck, a stream of light, traces, or a plain bar, by theme. */
export function paintBridge(context: CanvasContext, pitch: number, theme: Theme, side: 0 | 1): void {
  const colours = theme.owners[side]
  const half = pitch * bridgeHalfLength
  if (theme.id === 'circuit') {
    context.fillStyle = withAlpha(colours.light, 0.9)
    for (const y of [-0.091, 0, 0.091]) context.fillRect(-half * 0.62, pitch * y - pitch * 0.014, half * 1.24, pitch * 0.028)
    return
  }
  if (theme.id === 'contrast') {
    context.fillStyle = colours.light
    context.fillRect(-half * 0.5, -pitch * 0.045, half, pitch * 0.09)
    return
  }
  if (theme.id === 'space') paintStream(context, pitch, colours)
  else paintNeck(context, pitch, colours)
}

/** Two merged membranes: it erases the walls it covers and draws its own on either side. */
function paintNeck(context: CanvasContext, pitch: number, colours: SideColours): void {
  const half = pitch * bridgeHalfLength
  const [wide, narrow] = [pitch * 0.3, pitch * 0.115]
  const along = (stops: readonly (readonly [number, string])[]) => {
    const gradient = context.createLinearGradient(-half, 0, half, 0)
    for (const [offset, colour] of stops) gradient.addColorStop(offset, colour)
    return gradient
  }
  const inside = mixColours(mixColours(colours.deep, '#000000', 0.78), colours.light, 0.36)
  context.fillStyle = along([
    [0, withAlpha(inside, 0)],
    [0.3, withAlpha(inside, 0.92)],
    [0.7, withAlpha(inside, 0.92)],
    [1, withAlpha(inside, 0)],
  ])
  context.fill(new Path2D(bridgePath(half, wide, narrow)))
  const walls = along([
    [0.06, withAlpha(colours.light, 0)],
    [0.32, withAlpha(colours.light, 0.95)],
    [0.68, withAlpha(colours.light, 0.95)],
    [0.94, withAlpha(colours.light, 0)],
  ])
  const bend = half * 0.45
  const upper = new Path2D(`M${-half} ${-wide}C${-bend} ${-narrow} ${bend} ${-narrow} ${half} ${-wide}`)
  const lower = new Path2D(`M${-half} ${wide}C${-bend} ${narrow} ${bend} ${narrow} ${half} ${wide}`)
  context.strokeStyle = walls
  context.lineWidth = Math.max(1.25, pitch * cellRadius * 0.045)
  context.shadowColor = withAlpha(colours.light, 0.8)
  context.shadowBlur = pitch * 0.07
  context.stroke(upper)
  context.stroke(lower)
}

/** A stream of light between the two bodies. */
function paintStream(context: CanvasContext, pitch: number, colours: SideColours): void {
  const half = pitch * bridgeHalfLength
  const across = context.createLinearGradient(-half, 0, half, 0)
  for (const [offset, alpha] of [
    [0, 0],
    [0.3, 0.75],
    [0.5, 0.5],
    [0.7, 0.75],
    [1, 0],
  ] as const)
    across.addColorStop(offset, withAlpha(colours.light, alpha))
  context.shadowColor = withAlpha(colours.light, 0.9)
  context.shadowBlur = pitch * 0.1
  context.fillStyle = across
  context.fill(new Path2D(bridgePath(half, pitch * 0.13, pitch * 0.008)))
}
