import type { PebblesView } from '@parlor/pebbles'
import type { GameDrawing } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient, tenth } from '../../web-game/svg-shapes.ts'
import { drawHollow, drawStone } from './stone-drawing.ts'

/** What is drawn of a position: the row, and how much of it lies there. */
type Row = Pick<PebblesView, 'left' | 'total'>

const drawing: GameDrawing<PebblesView> = {
  draw(position, size, { mark } = {}) {
    const row = typeof position === 'string' ? readRow(position) : position
    if (!row) return null
    return size === 'small' ? drawSmallRow(row, Number(mark ?? 0)) : drawSpiral(row)
  },
  lobbyPosition: '21 of 21 sun',
}

export default drawing

/** Reads a position such as `17 of 21 sun`. */
function readRow(text: string): Row | null {
  const [, left, total] = /^(\d{1,2}) of (\d{1,2}) /.exec(text)?.map(Number) ?? []
  return left === undefined || total === undefined || left > total ? null : { left, total }
}

/** Width of a place in the small drawing. */
const pitch = 40

/** A few rows of stones; those that a move takes are ringed. */
function drawSmallRow({ left, total }: Row, taken: number): SvgDrawing {
  const columns = Math.ceil(Math.sqrt(total * 1.6))
  const rows = Math.ceil(total / columns)
  const stones = Array.from({ length: total }, (_, place): SvgShape => {
    const ring: SvgShape = { tag: 'circle', attributes: { r: 19, fill: 'none', stroke: '#ffe1ae', strokeWidth: 3 } }
    const marked = place < left && place >= left - taken
    return {
      tag: 'g',
      attributes: { transform: `translate(${(place % columns) * pitch} ${Math.floor(place / columns) * pitch})` },
      inside: [...drawHollow(), ...(place < left ? drawStone(place) : []), ...(marked ? [ring] : [])],
    }
  })
  const sand = { x: -26, y: -24, width: columns * pitch + 12, height: rows * pitch + 12 }
  return {
    viewBox: `${sand.x} ${sand.y} ${sand.width} ${sand.height}`,
    strokes: [{ tag: 'rect', attributes: { ...sand, rx: 14, fill: '#a08358' } }, ...stones],
  }
}

/** The row laid out as a spiral on raked sand; in the lobby the outermost stones shine. */
function drawSpiral({ left, total }: Row): SvgDrawing {
  const places = Array.from({ length: total }, (_, place) => {
    const [angle, far] = [place * 2.39996, 170 * Math.sqrt((place + 0.4) / Math.max(total, 12))]
    return `translate(${tenth(200 + Math.cos(angle) * far)} ${tenth(200 + Math.sin(angle) * far)}) scale(1.8)`
  })
  const stones = places.map((transform, place): SvgShape => {
    return { tag: 'g', attributes: { transform }, inside: [...drawHollow(), ...(place < left ? drawStone(place) : [])] }
  })
  const shine = places.slice(0, left).slice(-3)
  return {
    viewBox: '0 0 400 400',
    strokes: [
      { tag: 'defs', attributes: {}, inside: [sand] },
      { tag: 'circle', attributes: { cx: 200, cy: 200, r: 198, fill: 'url(#pebbles-sand)' } },
      ...[96, 128, 160, 190].map((r): SvgShape => ({
        tag: 'circle',
        attributes: { cx: 200, cy: 200, r, fill: 'none', stroke: '#4a3212', strokeWidth: 2, opacity: 0.25 },
      })),
      ...stones,
      ...shine.map((transform, beat): SvgShape => ({
        tag: 'ellipse',
        attributes: { transform, rx: 15, ry: 12, fill: '#fff3d6', opacity: 0.3 },
        beat: beat as 0 | 1 | 2,
      })),
    ],
  }
}

const sand = gradient('radialGradient', 'pebbles-sand', [
  [0, '#d2b47f'],
  [0.72, '#a5834f'],
  [0.94, '#8a6a3c', 0.8],
  [1, '#8a6a3c', 0],
])
