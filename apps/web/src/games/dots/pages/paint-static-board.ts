import type { DotsView, BoardLayout } from '@parlor/dots'
import type { BoardStyle } from '../../../platform/settings/board-style.ts'
import { shapeVariantOf } from '../paint-empty-cell.ts'
import { cellRadius, paintOwnedCell } from '../paint-owned-cell.ts'
import { paintBackground } from '../paint-background.ts'
import { dotRadius, layOutUnlabelledBoard, layOutBoard } from '../screen-layout.ts'
import { paintBridge, paintFullCellGlow } from '../paint-effects.ts'
import { dotGlowSpread, paintSingleDot } from '../paint-single-dot.ts'
import { labelFontSize, coordinateLabels, paintCoordinateLabel } from '../coordinate-labels.ts'
import type { CanvasContext } from '../canvas-colours.ts'
import type { StageSize } from '../../../game-ui/canvas/canvas-stage.ts'
import { buildViewModel, type ViewModel } from '../view-model.ts'
import type { Theme } from '../themes.ts'

/**
 * Paints a board without animation, with the table's own paint functions: thumbnails, share images and, with coordinate labels, the
 * editor.
 */
export function paintStaticBoard(
  context: CanvasContext,
  size: StageSize,
  position: BoardLayout,
  style: StaticBoardStyle,
  names: { readonly font: string } | null = null,
): void {
  const { layout, theme, cells, bridges, blocks } = scaledViewModel(position, style, size, names ? layOutBoard : layOutUnlabelledBoard)
  const { pitch } = layout
  paintBackground(context, Math.round(size.width * size.ratio), Math.round(size.height * size.ratio), layout, theme, blocks)
  const stamp = stampCacheFor(pitch, theme)
  const round = pitch * cellRadius * 2 * 1.45
  const put = (name: string, size: number, x: number, y: number, paint: (context: CanvasContext) => void) => {
    const image = stamp(name, size, paint)
    context.drawImage(image, x - image.width / 2, y - image.height / 2)
  }
  for (const { cell, x, y, side } of cells)
    if (side !== 2)
      put(`body${side}${shapeVariantOf(cell)}`, round, x, y, (at) => paintOwnedCell(at, pitch, theme, side, shapeVariantOf(cell)))
  const spriteByCell = new Map(cells.map((sprite) => [sprite.cell, sprite]))
  for (const { from, to, side } of bridges) {
    const [a, b] = [spriteByCell.get(from)!, spriteByCell.get(to)!]
    context.save()
    context.translate((a.x + b.x) / 2, (a.y + b.y) / 2)
    if (a.x === b.x) context.rotate(Math.PI / 2)
    paintBridge(context, pitch, theme, side)
    context.restore()
  }
  for (const { x, y, side, full, dots } of cells) {
    if (full && side !== 2) put(`heat${side}`, round, x, y, (at) => paintFullCellGlow(at, pitch, theme, side))
    for (const spot of dots)
      put(`dot${side}`, pitch * dotRadius * 2 * dotGlowSpread, x + spot.x, y + spot.y, (at) => paintSingleDot(at, pitch, theme, side))
  }
  if (names) paintNames(context, size, position, theme, names.font)
}

function paintNames(
  context: CanvasContext,
  { width, height, ratio }: StageSize,
  { rows, cols }: BoardLayout,
  theme: Theme,
  font: string,
): void {
  const layout = layOutBoard(width, height, rows, cols)
  for (const { text, x, y } of coordinateLabels(layout)) {
    context.save()
    context.translate(x * ratio, y * ratio)
    paintCoordinateLabel(context, text, labelFontSize(layout.pitch) * ratio, theme, font)
    context.restore()
  }
}

/** The part of a board's style that a static board uses. */
type StaticBoardStyle = Pick<BoardStyle, 'theme' | 'highContrast' | 'safeColours'>

/** Laid out in CSS pixels, so that a grid of buttons over it matches, then scaled to device pixels. */
function scaledViewModel(
  position: BoardLayout,
  style: StaticBoardStyle,
  size: StageSize,
  laidOut: typeof layOutBoard,
): Pick<ViewModel, 'layout' | 'theme' | 'cells' | 'bridges' | 'blocks'> {
  const { ratio } = size
  const viewModel = buildViewModel(
    viewOfLayout(position),
    [],
    { ...style, reducedMotion: true, speed: 0, preview: false },
    size,
    null,
    laidOut,
  )
  const { layout } = viewModel
  return {
    ...viewModel,
    layout: { ...layout, pitch: layout.pitch * ratio, left: layout.left * ratio, top: layout.top * ratio },
    cells: viewModel.cells.map((sprite) => ({
      ...sprite,
      x: sprite.x * ratio,
      y: sprite.y * ratio,
      dots: sprite.dots.map(({ x, y }) => ({ x: x * ratio, y: y * ratio })),
    })),
  }
}

/** A layout as a spectator's view. */
export function viewOfLayout({ rows, cols, shape, owner, dots }: BoardLayout): DotsView {
  const held = [0, 1].map((seat) => owner.filter((who) => who === seat).length)
  return { seq: 0, pending: [], outcome: null, rows, cols, shape, owner, dots, held }
}

type Stamp = (name: string, size: number, paint: (context: CanvasContext) => void) => HTMLCanvasElement

let cached: { readonly key: string; readonly stamp: Stamp } | null = null

/** Cell bodies and dots of one size are painted once and then copied: otherwise a page of forty boards would take seconds. */
function stampCacheFor(pitch: number, theme: Theme): Stamp {
  const key = `${pitch} ${theme.id} ${theme.owners[0].light}`
  if (cached?.key === key) return cached.stamp
  const stamps = new Map<string, HTMLCanvasElement>()
  const stamp: Stamp = (name, size, paint) => {
    let image = stamps.get(name)
    if (!image) {
      image = document.createElement('canvas')
      image.width = image.height = 2 * Math.ceil(size / 2)
      const context = image.getContext('2d')!
      context.translate(image.width / 2, image.height / 2)
      paint(context)
      stamps.set(name, image)
    }
    return image
  }
  cached = { key, stamp }
  return stamp
}
