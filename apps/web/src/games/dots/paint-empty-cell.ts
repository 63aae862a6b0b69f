import { mixColours, withAlpha, radialGradient, seededRandom, type CanvasContext } from './canvas-colours.ts'
import { cellOutlinePath, cellRadius, shapeVariantOf } from './svg-paths.ts'
import type { Theme } from './themes.ts'

/** An empty cell, barely visible. */
export function paintEmptyCell(context: CanvasContext, pitch: number, theme: Theme, cell: number): void {
  const { nobody } = theme
  const radius = pitch * cellRadius * { petri: 0.92, space: 0.9, circuit: 0.9, contrast: 0.72 }[theme.id]
  const cut = { squareness: (theme.cellShapes[0].squareness + theme.cellShapes[1].squareness) / 2, wobble: theme.cellShapes[0].wobble }
  const outline = new Path2D(cellOutlinePath(radius, cut, shapeVariantOf(cell) + 0.5))
  if (theme.glow === 0) {
    context.strokeStyle = nobody.light
    context.lineWidth = Math.max(1.5, pitch * 0.02)
    context.stroke(outline)
    return
  }
  context.fillStyle = radialGradient(context, -radius * 0.2, -radius * 0.3, 0, radius * 1.25, [
    [0, withAlpha(nobody.deep, 0.5)],
    [0.7, withAlpha(nobody.deep, 0.32)],
    [1, withAlpha(nobody.light, 0.16)],
  ])
  context.fill(outline)
  context.strokeStyle = withAlpha(nobody.light, 0.2)
  context.lineWidth = Math.max(1, pitch * 0.011)
  context.stroke(outline)
  const lamp = context.createLinearGradient(-radius, -radius, radius * 0.2, radius * 0.2)
  lamp.addColorStop(0, withAlpha(nobody.hot, 0.34))
  lamp.addColorStop(1, withAlpha(nobody.hot, 0))
  context.strokeStyle = lamp
  context.stroke(outline)
}

/** A blocked cell. */
export function paintBlock(context: CanvasContext, pitch: number, theme: Theme, cell: number): void {
  const paint = { petri: paintCrystal, space: paintHole, circuit: paintChip, contrast: paintHatch }[theme.id]
  paint(context, pitch, theme, cell)
}

/** A salt crystal: straight edges. */
function paintCrystal(context: CanvasContext, pitch: number, theme: Theme, cell: number): void {
  const random = seededRandom(cell + 3)
  const corners = Array.from({ length: 7 }, (_, i) => {
    const angle = ((i + 0.35 * random()) / 7) * 2 * Math.PI + cell
    const far = pitch * (0.37 + 0.06 * random())
    return [far * Math.cos(angle), far * Math.sin(angle)] as const
  })
  const peak = [pitch * (random() - 0.5) * 0.12, pitch * (random() - 0.5) * 0.12 - pitch * 0.04] as const
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length]!
    const lit = Math.max(0, -(from[0] + to[0]) * 0.5 - (from[1] + to[1]) * 0.8) / (pitch * 0.6)
    context.fillStyle = mixColours('#0a1314', theme.nobody.light, 0.05 + 0.3 * lit)
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.lineTo(...peak)
    context.closePath()
    context.fill()
    context.strokeStyle = withAlpha(theme.nobody.hot, 0.1 + 0.35 * lit)
    context.lineWidth = Math.max(1, pitch * 0.01)
    context.stroke()
  }
}

/** A black hole with a glowing disc. */
function paintHole(context: CanvasContext, pitch: number, theme: Theme): void {
  const radius = pitch * 0.25
  context.fillStyle = radialGradient(context, 0, 0, radius, radius * 1.9, [
    [0, withAlpha('#ffcf9a', 0.34)],
    [0.25, withAlpha('#b48cff', 0.16)],
    [1, withAlpha(theme.grain, 0)],
  ])
  context.fillRect(-radius * 2, -radius * 2, radius * 4, radius * 4)
  context.rotate(-0.38)
  paintDisc(context, radius, Math.PI, 2 * Math.PI)
  context.fillStyle = '#000000'
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = withAlpha('#ffdfb4', 0.75)
  context.lineWidth = Math.max(1, pitch * 0.012)
  context.stroke()
  paintDisc(context, radius, 0, Math.PI)
}

/** Half of the disc: the far one is behind the hole, the near one before it. */
function paintDisc(context: CanvasContext, radius: number, from: number, to: number): void {
  for (let ring = 0; ring < 7; ring++) {
    const share = ring / 6
    const warm = mixColours('#fff0d4', '#b06bff', share)
    context.strokeStyle = withAlpha(warm, 0.62 * (1 - share) + 0.08)
    context.lineWidth = Math.max(1, radius * 0.075)
    context.beginPath()
    context.ellipse(0, 0, radius * (1.16 + 0.6 * share), radius * (0.2 + 0.16 * share), 0, from, to)
    context.stroke()
  }
}

function paintChip(context: CanvasContext, pitch: number, theme: Theme): void {
  const half = pitch * 0.34
  context.fillStyle = withAlpha(mixColours(theme.grain, '#ffffff', 0.35), 0.55)
  for (let turn = 0; turn < 4; turn++) {
    context.rotate(Math.PI / 2)
    for (let pin = -2; pin <= 2; pin++) context.fillRect(half, pin * half * 0.36 - half * 0.08, half * 0.22, half * 0.16)
  }
  context.fillStyle = '#0a0e0c'
  context.beginPath()
  context.roundRect(-half, -half, 2 * half, 2 * half, half * 0.14)
  context.fill()
  context.strokeStyle = withAlpha('#ffffff', 0.16)
  context.lineWidth = Math.max(1, pitch * 0.012)
  context.stroke()
  context.fillStyle = withAlpha('#ffffff', 0.22)
  context.beginPath()
  context.arc(-half * 0.68, -half * 0.68, half * 0.1, 0, 2 * Math.PI)
  context.fill()
}

function paintHatch(context: CanvasContext, pitch: number, theme: Theme): void {
  const half = pitch * 0.42
  context.beginPath()
  context.rect(-half, -half, 2 * half, 2 * half)
  context.save()
  context.clip()
  context.strokeStyle = theme.nobody.light
  context.lineWidth = Math.max(2, pitch * 0.035)
  for (let at = -2; at <= 2; at += 0.4) {
    context.beginPath()
    context.moveTo(half * (at - 1), half)
    context.lineTo(half * (at + 1), -half)
    context.stroke()
  }
  context.restore()
  context.strokeStyle = theme.nobody.light
  context.lineWidth = Math.max(1.5, pitch * 0.02)
  context.strokeRect(-half, -half, 2 * half, 2 * half)
}
