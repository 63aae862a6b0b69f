import { cellCentre, type ScreenLayout } from './screen-layout.ts'
import { paintEmptyCell, paintBlock } from './paint-empty-cell.ts'
import { mixColours, withAlpha, radialGradient, seededRandom, type CanvasContext } from './canvas-colours.ts'
import type { Theme } from './themes.ts'

/** Everything static, painted once per size: background, empty cells and blocks. Lengths in device pixels. */
export function paintBackground(
  context: CanvasContext,
  width: number,
  height: number,
  layout: ScreenLayout,
  theme: Theme,
  blocks: readonly number[],
): void {
  const { rows, cols, pitch, left, top } = layout
  const board = { x: left, y: top, width: cols * pitch, height: rows * pitch, pitch }
  context.clearRect(0, 0, width, height)
  const paint = { petri: paintDish, space: paintSky, circuit: paintPlate, contrast: paintNothing }[theme.id]
  context.save()
  paint(context, width, height, board, theme)
  context.restore()
  const solid = new Set(blocks)
  for (let cell = 0; cell < rows * cols; cell++) {
    const { x, y } = cellCentre(layout, cell)
    context.save()
    context.translate(x, y)
    if (solid.has(cell)) paintBlock(context, pitch, theme, cell)
    else paintEmptyCell(context, pitch, theme, cell)
    context.restore()
  }
}

interface BoardArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly pitch: number
}

function paintDish(context: CanvasContext, width: number, height: number, board: BoardArea, theme: Theme): void {
  const x = board.x + board.width / 2
  const y = board.y + board.height / 2
  const reach = Math.hypot(board.width, board.height) * 0.62
  lightPool(context, width, height, x, y, reach * 1.25, theme)
  context.translate(x, y)
  const wall = outlineAround(board, marginAround(board, width, height, 0.3))
  context.fillStyle = radialGradient(context, 0, 0, 0, reach, [
    [0, mixColours(theme.background[0], theme.grain, 0.11)],
    [0.55, theme.background[0]],
    [1, mixColours(theme.background[1], '#000000', 0.3)],
  ])
  context.fill(wall)
  context.save()
  context.clip(wall)
  paintMotes(context, board, theme)
  context.restore()
  // Glass: a bright edge above, a dim one below.
  const lip = context.createLinearGradient(0, -board.height / 2, 0, board.height / 2)
  lip.addColorStop(0, withAlpha(theme.grain, 0.42))
  lip.addColorStop(0.3, withAlpha(theme.grain, 0.1))
  lip.addColorStop(0.75, withAlpha(theme.grain, 0.08))
  lip.addColorStop(1, withAlpha(theme.grain, 0.26))
  context.strokeStyle = lip
  context.lineWidth = Math.max(1.5, board.pitch * 0.022)
  context.stroke(wall)
}

/** How far the background extends beyond the cells: the wanted distance (in pitches), or what the canvas allows. */
function marginAround(board: BoardArea, width: number, height: number, wanted: number): number {
  const most = Math.min(board.x, board.y, width - board.x - board.width, height - board.y - board.height) - 1
  // An element without a size has no space, and a corner radius must not be negative.
  return Math.max(0, Math.min(board.pitch * wanted, most))
}

/** The edge of a dish or plate around the board's centre. */
function outlineAround(board: BoardArea, margin: number): Path2D {
  const wall = new Path2D()
  const [w, h] = [board.width + 2 * margin, board.height + 2 * margin]
  // During unmount the element may shrink to nothing, and a corner radius must not be negative.
  wall.roundRect(-w / 2, -h / 2, w, h, Math.max(0, board.pitch * 0.46 + margin))
  return wall
}

/** Blurred specks and bubbles. */
function paintMotes(context: CanvasContext, board: BoardArea, theme: Theme): void {
  const random = seededRandom(11)
  for (let i = 0; i < 90; i++) {
    const px = (random() - 0.5) * board.width
    const py = (random() - 0.5) * board.height
    const size = board.pitch * (0.006 + 0.03 * random() ** 3)
    context.fillStyle = withAlpha(theme.grain, 0.05 + 0.13 * random())
    context.beginPath()
    context.arc(px, py, size, 0, 2 * Math.PI)
    context.fill()
  }
}

function paintSky(context: CanvasContext, width: number, height: number, board: BoardArea, theme: Theme): void {
  const x = board.x + board.width / 2
  const y = board.y + board.height / 2
  const reach = Math.hypot(board.width, board.height) * 0.7
  lightPool(context, width, height, x, y, reach * 1.2, theme)
  context.globalCompositeOperation = 'lighter'
  const clouds = [
    [-0.42, -0.34, 0.62, '#5a2a86'],
    [0.4, 0.3, 0.7, '#1d4a8a'],
    [0.1, -0.46, 0.5, '#7a2450'],
    [-0.3, 0.42, 0.46, '#12506a'],
  ] as const
  for (const [dx, dy, size, colour] of clouds) {
    const [cx, cy, r] = [x + dx * board.width, y + dy * board.height, size * reach]
    context.fillStyle = radialGradient(context, cx, cy, 0, r, [
      [0, withAlpha(colour, 0.34)],
      [0.5, withAlpha(colour, 0.12)],
      [1, withAlpha(colour, 0)],
    ])
    context.fillRect(cx - r, cy - r, 2 * r, 2 * r)
  }
  const random = seededRandom(5)
  const unit = Math.max(1, board.pitch * 0.011)
  for (let i = 0; i < 420; i++) {
    const far = Math.sqrt(random()) * reach * 1.05
    const angle = random() * 2 * Math.PI
    const dim = Math.max(0, 1 - far / (reach * 1.05))
    const bright = random() ** 4
    context.fillStyle = withAlpha(i % 5 === 0 ? '#ffdcb8' : '#dfe6ff', (0.12 + 0.8 * bright) * Math.min(1, dim * 2.2))
    context.beginPath()
    context.arc(x + far * Math.cos(angle), y + far * Math.sin(angle), unit * (0.35 + bright), 0, 2 * Math.PI)
    context.fill()
  }
}

function paintPlate(context: CanvasContext, width: number, height: number, board: BoardArea, theme: Theme): void {
  const x = board.x + board.width / 2
  const y = board.y + board.height / 2
  lightPool(context, width, height, x, y, Math.hypot(board.width, board.height) * 0.75, theme)
  const margin = marginAround(board, width, height, 0.18)
  const plate = new Path2D()
  plate.roundRect(board.x - margin, board.y - margin, board.width + 2 * margin, board.height + 2 * margin, board.pitch * 0.22)
  context.fillStyle = radialGradient(context, x, y - board.height * 0.2, 0, Math.hypot(board.width, board.height) * 0.6, [
    [0, mixColours(theme.background[0], theme.grain, 0.12)],
    [1, mixColours(theme.background[1], theme.background[0], 0.5)],
  ])
  context.fill(plate)
  context.save()
  context.clip(plate)
  const random = seededRandom(23)
  const step = board.pitch / 8
  context.lineWidth = Math.max(1, board.pitch * 0.012)
  context.lineCap = 'round'
  for (let i = 0; i < (board.width * board.height) / (board.pitch * board.pitch) + 12; i++) traceLine(context, board, theme, step, random)
  context.restore()
  context.strokeStyle = withAlpha(theme.grain, 0.5)
  context.lineWidth = Math.max(1, board.pitch * 0.014)
  context.stroke(plate)
}

/** A copper trace: straight, diagonal, straight, with a via at its end. */
function traceLine(context: CanvasContext, board: BoardArea, theme: Theme, step: number, random: () => number): void {
  const grid = (value: number) => Math.round(value / step) * step
  let x = board.x + grid(random() * board.width)
  let y = board.y + grid(random() * board.height)
  const flip = random() > 0.5
  const toward = random() > 0.5 ? 1 : -1
  context.strokeStyle = withAlpha(theme.grain, 0.16 + 0.2 * random())
  context.beginPath()
  context.moveTo(x, y)
  for (const diagonal of [0, random() > 0.5 ? 1 : -1, 0]) {
    const length = step * (2 + Math.floor(random() * 5)) * toward
    x += flip ? diagonal * Math.abs(length) * 0.5 : length * (diagonal === 0 ? 1 : 0.5)
    y += flip ? length * (diagonal === 0 ? 1 : 0.5) : diagonal * Math.abs(length) * 0.5
    context.lineTo(x, y)
  }
  context.stroke()
  context.beginPath()
  context.arc(x, y, step * 0.2, 0, 2 * Math.PI)
  context.stroke()
}

function paintNothing(context: CanvasContext, width: number, height: number, _board: BoardArea, theme: Theme): void {
  context.fillStyle = theme.background[0]
  context.fillRect(0, 0, width, height)
}

/** A light behind the board that fades to transparent, so that the canvas has no visible edge. */
function lightPool(context: CanvasContext, width: number, height: number, x: number, y: number, reach: number, theme: Theme): void {
  context.fillStyle = radialGradient(context, x, y, 0, reach, [
    [0, withAlpha(theme.background[0], 1)],
    [0.5, withAlpha(theme.background[1], 0.85)],
    [1, withAlpha(theme.background[1], 0)],
  ])
  context.fillRect(0, 0, width, height)
}
