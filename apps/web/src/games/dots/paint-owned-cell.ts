import { mixColours, withAlpha, radialGradient, seededRandom, type CanvasPen } from './canvas-paint.ts'
import { cellOutlinePath } from './shapes.ts'
import type { CellShape, SideColours, Theme } from './themes.ts'

/** Radius of a cell's body in pitches: neighbours almost touch. */
export const cellRadius = 0.445

/** Paints an owned cell around the origin; `variant` varies its shape. */
export function paintOwnedCell(pen: CanvasPen, pitch: number, theme: Theme, side: 0 | 1, variant: number): void {
  const ink = theme.owners[side]
  const cut = theme.cellShapes[side]
  const radius = pitch * cellRadius
  const paint = { petri: paintMembrane, space: paintPlanet, circuit: paintPad, contrast: paintFlat }[theme.id]
  paint(pen, radius, ink, cut, variant, theme.glow)
}

function paintMembrane(pen: CanvasPen, radius: number, ink: SideColours, cut: CellShape, variant: number, glow: number): void {
  const outline = new Path2D(cellOutlinePath(radius, cut, variant))
  halo(pen, outline, radius, ink, glow)
  pen.save()
  pen.clip(outline)
  pen.fillStyle = mixColours(ink.deep, '#000000', 0.78)
  pen.fill(outline)
  // Dark-field look: almost empty in the middle, bright towards the membrane.
  pen.fillStyle = radialGradient(pen, 0, 0, radius * 0.1, radius * 1.16, [
    [0, withAlpha(ink.light, 0.2)],
    [0.42, withAlpha(ink.light, 0.09)],
    [0.7, withAlpha(ink.light, 0.2)],
    [0.86, withAlpha(ink.light, 0.42)],
    [1, withAlpha(ink.light, 0.85)],
  ])
  pen.fill(outline)
  filaments(pen, radius, ink, variant)
  organelles(pen, radius, ink, variant)
  // Light from the upper left: a crescent there, and a reflection on the opposite wall.
  crescent(pen, outline, radius, -0.16, withAlpha(ink.hot, 0.3))
  crescent(pen, outline, radius, 0.12, withAlpha(ink.light, 0.34))
  pen.restore()
  rim(pen, outline, radius, ink, glow)
}

/** The shape minus the same shape shifted along the diagonal: a soft crescent inside the wall. */
function crescent(pen: CanvasPen, outline: Path2D, radius: number, shift: number, colour: string): void {
  pen.save()
  const far = radius * 4
  const away = new Path2D()
  away.rect(-far, -far, 2 * far, 2 * far)
  away.addPath(outline, new DOMMatrix().translate(-shift * radius, -shift * radius).scale(0.97))
  pen.shadowColor = colour
  pen.shadowBlur = radius * 0.2
  // Only the shadow is needed: the shape itself is drawn far outside the clip.
  const aside = radius * 20
  pen.shadowOffsetX = aside
  pen.translate(-aside, 0)
  pen.fillStyle = '#000000'
  pen.fill(away, 'evenodd')
  pen.restore()
}

/** Fine lines from the middle to the membrane. */
function filaments(pen: CanvasPen, radius: number, ink: SideColours, variant: number): void {
  const random = seededRandom(variant + 17)
  pen.lineWidth = Math.max(0.75, radius * 0.009)
  for (let i = 0; i < 22; i++) {
    const angle = ((i + random() * 0.8) / 22) * 2 * Math.PI
    const bend = angle + (random() - 0.5) * 0.7
    pen.strokeStyle = withAlpha(ink.light, 0.06 + 0.14 * random())
    pen.beginPath()
    pen.moveTo(radius * 0.3 * Math.cos(angle), radius * 0.3 * Math.sin(angle))
    pen.quadraticCurveTo(radius * 0.65 * Math.cos(bend), radius * 0.65 * Math.sin(bend), radius * Math.cos(angle), radius * Math.sin(angle))
    pen.stroke()
  }
}

/** Grains and vacuoles in the outer part only, so that dots stay easy to count. */
function organelles(pen: CanvasPen, radius: number, ink: SideColours, variant: number): void {
  const random = seededRandom(variant + 7)
  for (let i = 0; i < 26; i++) {
    const angle = random() * 2 * Math.PI
    const far = radius * (0.5 + 0.42 * random())
    const size = radius * (0.008 + 0.018 * random())
    pen.fillStyle = withAlpha(i % 3 === 0 ? ink.hot : ink.light, 0.1 + 0.28 * random())
    pen.beginPath()
    pen.arc(far * Math.cos(angle), far * Math.sin(angle), size, 0, 2 * Math.PI)
    pen.fill()
  }
  for (let i = 0; i < 3; i++) {
    const angle = random() * 2 * Math.PI
    const far = radius * (0.62 + 0.14 * random())
    const size = radius * (0.06 + 0.05 * random())
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)]
    pen.fillStyle = withAlpha('#000000', 0.16)
    pen.strokeStyle = withAlpha(ink.light, 0.3)
    pen.lineWidth = Math.max(0.75, radius * 0.012)
    pen.beginPath()
    pen.arc(x, y, size, 0, 2 * Math.PI)
    pen.fill()
    pen.stroke()
  }
}

function paintPlanet(pen: CanvasPen, radius: number, ink: SideColours, cut: CellShape, variant: number, glow: number): void {
  const size = radius * 0.94
  const outline = new Path2D(cellOutlinePath(size, cut, variant))
  halo(pen, outline, radius, ink, glow)
  pen.save()
  pen.clip(outline)
  pen.fillStyle = mixColours(ink.deep, '#05030c', 0.35)
  pen.fill(outline)
  const random = seededRandom(variant + 31)
  pen.rotate(-0.35 + variant * 0.2)
  for (let i = 0; i < 9; i++) {
    const y = size * (-1 + (2 * (i + random())) / 9)
    pen.fillStyle = withAlpha(random() > 0.45 ? ink.light : '#000000', 0.05 + 0.13 * random())
    pen.beginPath()
    pen.ellipse(0, y, size * 1.2, size * (0.05 + 0.08 * random()), 0, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.restore()
  pen.save()
  pen.clip(outline)
  // Lit from the upper left, dark on the lower right, a thin bright atmosphere around.
  pen.fillStyle = radialGradient(pen, -size * 0.5, -size * 0.55, size * 0.1, size * 1.9, [
    [0, withAlpha(ink.hot, 0.42)],
    [0.22, withAlpha(ink.light, 0.34)],
    [0.5, withAlpha(ink.deep, 0.15)],
    [0.75, withAlpha('#020108', 0.72)],
    [1, withAlpha('#020108', 0.9)],
  ])
  pen.fill(outline)
  pen.fillStyle = radialGradient(pen, 0, 0, size * 0.72, size * 1.02, [
    [0, withAlpha(ink.light, 0)],
    [0.7, withAlpha(ink.light, 0.22)],
    [1, withAlpha(ink.light, 0.85)],
  ])
  pen.fill(outline)
  pen.restore()
  rim(pen, outline, radius * 0.7, ink, glow)
}

function paintPad(pen: CanvasPen, radius: number, ink: SideColours, cut: CellShape, variant: number, glow: number): void {
  const size = radius * 0.93
  const outline = new Path2D(cellOutlinePath(size, cut, variant))
  halo(pen, outline, radius, ink, glow)
  pen.fillStyle = mixColours(ink.deep, '#030806', 0.6)
  pen.fill(outline)
  pen.save()
  pen.clip(outline)
  pen.fillStyle = radialGradient(pen, 0, 0, 0, size * 1.3, [
    [0, withAlpha(ink.light, 0.3)],
    [0.55, withAlpha(ink.light, 0.08)],
    [1, withAlpha(ink.light, 0.22)],
  ])
  pen.fill(outline)
  pen.strokeStyle = withAlpha(ink.light, 0.34)
  pen.lineWidth = Math.max(1, radius * 0.03)
  for (const share of [0.84, 0.7]) pen.stroke(new Path2D(cellOutlinePath(size * share, cut, variant)))
  // Pads at the four sides, where the neighbours' traces arrive.
  pen.fillStyle = withAlpha(ink.light, 0.8)
  for (let turn = 0; turn < 4; turn++) {
    pen.rotate(Math.PI / 2)
    for (const y of [-0.22, 0, 0.22]) pen.fillRect(size * 0.84, size * y - size * 0.035, size * 0.2, size * 0.07)
  }
  pen.restore()
  rim(pen, outline, radius * 0.9, ink, glow * 0.7)
}

function paintFlat(pen: CanvasPen, radius: number, ink: SideColours, cut: CellShape, variant: number): void {
  const outline = new Path2D(cellOutlinePath(radius * 0.92, cut, variant))
  pen.fillStyle = ink.deep
  pen.fill(outline)
  pen.strokeStyle = ink.light
  pen.lineWidth = Math.max(2, radius * 0.09)
  pen.stroke(outline)
}

function halo(pen: CanvasPen, outline: Path2D, radius: number, ink: SideColours, glow: number): void {
  pen.save()
  pen.shadowColor = withAlpha(ink.light, 0.5 * glow)
  pen.shadowBlur = radius * 0.42
  pen.fillStyle = mixColours(ink.deep, '#000000', 0.5)
  pen.fill(outline)
  pen.restore()
}

/** The membrane: a bright line, brighter towards the light, with a glow. */
function rim(pen: CanvasPen, outline: Path2D, radius: number, ink: SideColours, glow: number): void {
  pen.save()
  pen.shadowColor = withAlpha(ink.light, 0.9 * glow)
  pen.shadowBlur = radius * 0.16
  pen.strokeStyle = withAlpha(ink.light, 0.9)
  pen.lineWidth = Math.max(1.25, radius * 0.045)
  pen.stroke(outline)
  pen.restore()
  const lamp = pen.createLinearGradient(-radius, -radius, radius * 0.7, radius * 0.7)
  lamp.addColorStop(0, withAlpha(ink.hot, 0.95))
  lamp.addColorStop(0.45, withAlpha(ink.hot, 0.12))
  lamp.addColorStop(1, withAlpha(ink.hot, 0.3))
  pen.strokeStyle = lamp
  pen.lineWidth = Math.max(1, radius * 0.026)
  pen.stroke(outline)
}
