import { bodyRadius } from './body.ts'
import { blend, fade, radial, type Pen } from './pen.ts'
import { bridgePath, membranePath } from './shapes.ts'
import type { Ink, Theme } from './themes.ts'

/** Half the length of a bridge in pitches: from inside one cell to inside the next. */
export const bridgeHalf = 0.19

/** Soft light without an edge: afterglow, flashes, embers. */
export function paintGlow(pen: Pen, radius: number, ink: Ink, glow: number): void {
  pen.fillStyle = radial(pen, 0, 0, 0, radius, [
    [0, fade(ink.hot, 0.95 * glow)],
    [0.14, fade(blend(ink.hot, ink.light, 0.5), 0.7 * glow)],
    [0.32, fade(ink.light, 0.34 * glow)],
    [0.6, fade(ink.light, 0.11 * glow)],
    [1, fade(ink.light, 0)],
  ])
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
}

/** The front of a wave: a thin ring, soft to the inside. */
export function paintRing(pen: Pen, radius: number, ink: Ink, glow: number): void {
  const strong = Math.max(0.35, glow)
  pen.fillStyle = radial(pen, 0, 0, radius * 0.4, radius, [
    [0, fade(ink.light, 0)],
    [0.62, fade(ink.light, 0.05 * strong)],
    [0.85, fade(ink.light, 0.3 * strong)],
    [0.915, fade(ink.hot, 0.95 * strong)],
    [0.95, fade(ink.light, 0.3 * strong)],
    [1, fade(ink.light, 0)],
  ])
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** What a full cell wears: its own outline burning. */
export function paintHeat(pen: Pen, pitch: number, theme: Theme, side: 0 | 1): void {
  const ink = theme.owners[side]
  const radius = pitch * bodyRadius
  const outline = new Path2D(membranePath(radius * (theme.id === 'petri' ? 1 : 0.94), { ...theme.cuts[side], wobble: 0 }, 0))
  pen.lineJoin = 'round'
  if (theme.glow === 0) {
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = Math.max(2, radius * 0.06)
    pen.setLineDash([radius * 0.22, radius * 0.14])
    pen.stroke(new Path2D(membranePath(radius * 0.76, { ...theme.cuts[side], wobble: 0 }, 0)))
    return
  }
  for (const [width, alpha] of [
    [0.42, 0.1],
    [0.26, 0.18],
    [0.12, 0.4],
  ] as const) {
    pen.strokeStyle = fade(ink.light, alpha)
    pen.lineWidth = radius * width
    pen.stroke(outline)
  }
  pen.strokeStyle = fade(ink.hot, 0.95)
  pen.lineWidth = Math.max(1.5, radius * 0.06)
  pen.stroke(outline)
}

/** What joins two cells of one side: a neck of cytoplasm, a stream of light, traces, or a plain bar. */
export function paintBridge(pen: Pen, pitch: number, theme: Theme, side: 0 | 1): void {
  const ink = theme.owners[side]
  const half = pitch * bridgeHalf
  if (theme.id === 'circuit') {
    pen.fillStyle = fade(ink.light, 0.9)
    for (const y of [-0.091, 0, 0.091]) pen.fillRect(-half * 0.62, pitch * y - pitch * 0.014, half * 1.24, pitch * 0.028)
    return
  }
  if (theme.id === 'contrast') {
    pen.fillStyle = ink.light
    pen.fillRect(-half * 0.5, -pitch * 0.045, half, pitch * 0.09)
    return
  }
  if (theme.id === 'space') paintStream(pen, pitch, ink)
  else paintNeck(pen, pitch, ink)
}

/** Two membranes grown into one: it opens the walls where it lies over them and carries its own on either side. */
function paintNeck(pen: Pen, pitch: number, ink: Ink): void {
  const half = pitch * bridgeHalf
  const [wide, narrow] = [pitch * 0.3, pitch * 0.115]
  const along = (stops: readonly (readonly [number, string])[]) => {
    const gradient = pen.createLinearGradient(-half, 0, half, 0)
    for (const [place, colour] of stops) gradient.addColorStop(place, colour)
    return gradient
  }
  const inside = blend(blend(ink.deep, '#000000', 0.78), ink.light, 0.36)
  pen.fillStyle = along([
    [0, fade(inside, 0)],
    [0.3, fade(inside, 0.92)],
    [0.7, fade(inside, 0.92)],
    [1, fade(inside, 0)],
  ])
  pen.fill(new Path2D(bridgePath(half, wide, narrow)))
  const walls = along([
    [0.06, fade(ink.light, 0)],
    [0.32, fade(ink.light, 0.95)],
    [0.68, fade(ink.light, 0.95)],
    [0.94, fade(ink.light, 0)],
  ])
  const bend = half * 0.45
  const upper = new Path2D(`M${-half} ${-wide}C${-bend} ${-narrow} ${bend} ${-narrow} ${half} ${-wide}`)
  const lower = new Path2D(`M${-half} ${wide}C${-bend} ${narrow} ${bend} ${narrow} ${half} ${wide}`)
  pen.strokeStyle = walls
  pen.lineWidth = Math.max(1.25, pitch * bodyRadius * 0.045)
  pen.shadowColor = fade(ink.light, 0.8)
  pen.shadowBlur = pitch * 0.07
  pen.stroke(upper)
  pen.stroke(lower)
}

/** Light that flows from one body to the other. */
function paintStream(pen: Pen, pitch: number, ink: Ink): void {
  const half = pitch * bridgeHalf
  const across = pen.createLinearGradient(-half, 0, half, 0)
  for (const [place, alpha] of [
    [0, 0],
    [0.3, 0.75],
    [0.5, 0.5],
    [0.7, 0.75],
    [1, 0],
  ] as const)
    across.addColorStop(place, fade(ink.light, alpha))
  pen.shadowColor = fade(ink.light, 0.9)
  pen.shadowBlur = pitch * 0.1
  pen.fillStyle = across
  pen.fill(new Path2D(bridgePath(half, pitch * 0.13, pitch * 0.008)))
}
