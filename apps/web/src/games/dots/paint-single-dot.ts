import { dotRadius } from './screen-layout.ts'
import { mixColours, withAlpha, radialGradient, type CanvasContext } from './canvas-colours.ts'
import { dotShapes, type CellOwner } from './view-model.ts'
import { diamondPath } from './svg-paths.ts'
import type { Theme } from './themes.ts'

/** Size of a dot's frame in dot widths, to hold its glow. */
export const dotGlowSpread = 3

/** Paints one dot around the origin: round for one side, a diamond for the other, a hollow ring for neutral dots. */
export function paintSingleDot(context: CanvasContext, pitch: number, theme: Theme, side: CellOwner): void {
  const radius = pitch * dotRadius
  const colours = side === 2 ? theme.nobody : theme.owners[side]
  if (theme.glow > 0) {
    context.fillStyle = radialGradient(context, 0, 0, radius * 0.5, radius * dotGlowSpread, [
      [0, withAlpha(colours.light, (side === 2 ? 0.22 : 0.55) * Math.min(1, theme.glow))],
      [0.35, withAlpha(colours.light, 0.16 * theme.glow)],
      [1, withAlpha(colours.light, 0)],
    ])
    context.fillRect(-radius * dotGlowSpread, -radius * dotGlowSpread, radius * 2 * dotGlowSpread, radius * 2 * dotGlowSpread)
  }
  const shape = dotShapes[side]
  if (shape === 'ring') {
    context.strokeStyle = withAlpha(colours.light, 0.9)
    context.lineWidth = radius * 0.42
    context.beginPath()
    context.arc(0, 0, radius * 0.7, 0, 2 * Math.PI)
    context.stroke()
    return
  }
  const outline = shape === 'round' ? disc(radius) : new Path2D(diamondPath(radius * 1.22))
  context.fillStyle =
    theme.glow === 0
      ? colours.hot
      : radialGradient(context, -radius * 0.25, -radius * 0.3, 0, radius * 1.25, [
          [0, '#ffffff'],
          [0.3, colours.hot],
          [0.68, mixColours(colours.hot, colours.light, 0.75)],
          [1, colours.light],
        ])
  context.fill(outline)
  context.strokeStyle = theme.glow === 0 ? '#000000' : withAlpha(mixColours(colours.light, colours.deep, 0.35), 0.85)
  context.lineWidth = Math.max(0.75, radius * 0.1)
  context.stroke(outline)
}

function disc(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}
