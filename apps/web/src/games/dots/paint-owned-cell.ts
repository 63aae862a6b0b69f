import { mixColours, withAlpha, radialGradient, seededRandom, type CanvasContext } from './canvas-colours.ts'
import { cellOutlinePath, cellRadius } from './svg-paths.ts'
import type { CellShape, SideColours, Theme } from './themes.ts'

/** Paints an owned cell around the origin; `variant` varies its shape. */
export function paintOwnedCell(context: CanvasContext, pitch: number, theme: Theme, side: 0 | 1, variant: number): void {
  const colours = theme.owners[side]
  const cut = theme.cellShapes[side]
  const radius = pitch * cellRadius
  const paint = { petri: paintMembrane, space: paintPlanet, circuit: paintPad, contrast: paintFlat }[theme.id]
  paint(context, radius, colours, cut, variant, theme.glow)
}

function paintMembrane(context: CanvasContext, radius: number, colours: SideColours, cut: CellShape, variant: number, glow: number): void {
  const outline = new Path2D(cellOutlinePath(radius, cut, variant))
  halo(context, outline, radius, colours, glow)
  context.save()
  context.clip(outline)
  context.fillStyle = mixColours(colours.deep, '#000000', 0.78)
  context.fill(outline)
  // Dark-field look: almost empty in the middle, bright towards the membrane.
  context.fillStyle = radialGradient(context, 0, 0, radius * 0.1, radius * 1.16, [
    [0, withAlpha(colours.light, 0.2)],
    [0.42, withAlpha(colours.light, 0.09)],
    [0.7, withAlpha(colours.light, 0.2)],
    [0.86, withAlpha(colours.light, 0.42)],
    [1, withAlpha(colours.light, 0.85)],
  ])
  context.fill(outline)
  filaments(context, radius, colours, variant)
  organelles(context, radius, colours, variant)
  // Light from the upper left: a crescent there, and a reflection on the opposite wall.
  crescent(context, outline, radius, -0.16, withAlpha(colours.hot, 0.3))
  crescent(context, outline, radius, 0.12, withAlpha(colours.light, 0.34))
  context.restore()
  rim(context, outline, radius, colours, glow)
}

/** The shape minus the same shape shifted along the diagonal: a soft crescent inside the wall. */
function crescent(context: CanvasContext, outline: Path2D, radius: number, shift: number, colour: string): void {
  context.save()
  const far = radius * 4
  const away = new Path2D()
  away.rect(-far, -far, 2 * far, 2 * far)
  away.addPath(outline, new DOMMatrix().translate(-shift * radius, -shift * radius).scale(0.97))
  context.shadowColor = colour
  context.shadowBlur = radius * 0.2
  // Only the shadow is needed: the shape itself is drawn far outside the clip.
  const aside = radius * 20
  context.shadowOffsetX = aside
  context.translate(-aside, 0)
  context.fillStyle = '#000000'
  context.fill(away, 'evenodd')
  context.restore()
}

/** Fine lines from the middle to the membrane. */
function filaments(context: CanvasContext, radius: number, colours: SideColours, variant: number): void {
  const random = seededRandom(variant + 17)
  context.lineWidth = Math.max(0.75, radius * 0.009)
  for (let i = 0; i < 22; i++) {
    const angle = ((i + random() * 0.8) / 22) * 2 * Math.PI
    const bend = angle + (random() - 0.5) * 0.7
    context.strokeStyle = withAlpha(colours.light, 0.06 + 0.14 * random())
    context.beginPath()
    context.moveTo(radius * 0.3 * Math.cos(angle), radius * 0.3 * Math.sin(angle))
    context.quadraticCurveTo(
      radius * 0.65 * Math.cos(bend),
      radius * 0.65 * Math.sin(bend),
      radius * Math.cos(angle),
      radius * Math.sin(angle),
    )
    context.stroke()
  }
}

/** Grains and vacuoles in the outer part only, so that dots stay easy to count. */
function organelles(context: CanvasContext, radius: number, colours: SideColours, variant: number): void {
  const random = seededRandom(variant + 7)
  for (let i = 0; i < 26; i++) {
    const angle = random() * 2 * Math.PI
    const far = radius * (0.5 + 0.42 * random())
    const size = radius * (0.008 + 0.018 * random())
    context.fillStyle = withAlpha(i % 3 === 0 ? colours.hot : colours.light, 0.1 + 0.28 * random())
    context.beginPath()
    context.arc(far * Math.cos(angle), far * Math.sin(angle), size, 0, 2 * Math.PI)
    context.fill()
  }
  for (let i = 0; i < 3; i++) {
    const angle = random() * 2 * Math.PI
    const far = radius * (0.62 + 0.14 * random())
    const size = radius * (0.06 + 0.05 * random())
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)]
    context.fillStyle = withAlpha('#000000', 0.16)
    context.strokeStyle = withAlpha(colours.light, 0.3)
    context.lineWidth = Math.max(0.75, radius * 0.012)
    context.beginPath()
    context.arc(x, y, size, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}

function paintPlanet(context: CanvasContext, radius: number, colours: SideColours, cut: CellShape, variant: number, glow: number): void {
  const size = radius * 0.94
  const outline = new Path2D(cellOutlinePath(size, cut, variant))
  halo(context, outline, radius, colours, glow)
  context.save()
  context.clip(outline)
  context.fillStyle = mixColours(colours.deep, '#05030c', 0.35)
  context.fill(outline)
  const random = seededRandom(variant + 31)
  context.rotate(-0.35 + variant * 0.2)
  for (let i = 0; i < 9; i++) {
    const y = size * (-1 + (2 * (i + random())) / 9)
    context.fillStyle = withAlpha(random() > 0.45 ? colours.light : '#000000', 0.05 + 0.13 * random())
    context.beginPath()
    context.ellipse(0, y, size * 1.2, size * (0.05 + 0.08 * random()), 0, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
  context.save()
  context.clip(outline)
  // Lit from the upper left, dark on the lower right, a thin bright atmosphere around.
  context.fillStyle = radialGradient(context, -size * 0.5, -size * 0.55, size * 0.1, size * 1.9, [
    [0, withAlpha(colours.hot, 0.42)],
    [0.22, withAlpha(colours.light, 0.34)],
    [0.5, withAlpha(colours.deep, 0.15)],
    [0.75, withAlpha('#020108', 0.72)],
    [1, withAlpha('#020108', 0.9)],
  ])
  context.fill(outline)
  context.fillStyle = radialGradient(context, 0, 0, size * 0.72, size * 1.02, [
    [0, withAlpha(colours.light, 0)],
    [0.7, withAlpha(colours.light, 0.22)],
    [1, withAlpha(colours.light, 0.85)],
  ])
  context.fill(outline)
  context.restore()
  rim(context, outline, radius * 0.7, colours, glow)
}

function paintPad(context: CanvasContext, radius: number, colours: SideColours, cut: CellShape, variant: number, glow: number): void {
  const size = radius * 0.93
  const outline = new Path2D(cellOutlinePath(size, cut, variant))
  halo(context, outline, radius, colours, glow)
  context.fillStyle = mixColours(colours.deep, '#030806', 0.6)
  context.fill(outline)
  context.save()
  context.clip(outline)
  context.fillStyle = radialGradient(context, 0, 0, 0, size * 1.3, [
    [0, withAlpha(colours.light, 0.3)],
    [0.55, withAlpha(colours.light, 0.08)],
    [1, withAlpha(colours.light, 0.22)],
  ])
  context.fill(outline)
  context.strokeStyle = withAlpha(colours.light, 0.34)
  context.lineWidth = Math.max(1, radius * 0.03)
  for (const share of [0.84, 0.7]) context.stroke(new Path2D(cellOutlinePath(size * share, cut, variant)))
  // Pads at the four sides, where the neighbours' traces arrive.
  context.fillStyle = withAlpha(colours.light, 0.8)
  for (let turn = 0; turn < 4; turn++) {
    context.rotate(Math.PI / 2)
    for (const y of [-0.22, 0, 0.22]) context.fillRect(size * 0.84, size * y - size * 0.035, size * 0.2, size * 0.07)
  }
  context.restore()
  rim(context, outline, radius * 0.9, colours, glow * 0.7)
}

function paintFlat(context: CanvasContext, radius: number, colours: SideColours, cut: CellShape, variant: number): void {
  const outline = new Path2D(cellOutlinePath(radius * 0.92, cut, variant))
  context.fillStyle = colours.deep
  context.fill(outline)
  context.strokeStyle = colours.light
  context.lineWidth = Math.max(2, radius * 0.09)
  context.stroke(outline)
}

function halo(context: CanvasContext, outline: Path2D, radius: number, colours: SideColours, glow: number): void {
  context.save()
  context.shadowColor = withAlpha(colours.light, 0.5 * glow)
  context.shadowBlur = radius * 0.42
  context.fillStyle = mixColours(colours.deep, '#000000', 0.5)
  context.fill(outline)
  context.restore()
}

/** The membrane: a bright line, brighter towards the light, with a glow. */
function rim(context: CanvasContext, outline: Path2D, radius: number, colours: SideColours, glow: number): void {
  context.save()
  context.shadowColor = withAlpha(colours.light, 0.9 * glow)
  context.shadowBlur = radius * 0.16
  context.strokeStyle = withAlpha(colours.light, 0.9)
  context.lineWidth = Math.max(1.25, radius * 0.045)
  context.stroke(outline)
  context.restore()
  const lamp = context.createLinearGradient(-radius, -radius, radius * 0.7, radius * 0.7)
  lamp.addColorStop(0, withAlpha(colours.hot, 0.95))
  lamp.addColorStop(0.45, withAlpha(colours.hot, 0.12))
  lamp.addColorStop(1, withAlpha(colours.hot, 0.3))
  context.strokeStyle = lamp
  context.lineWidth = Math.max(1, radius * 0.026)
  context.stroke(outline)
}
