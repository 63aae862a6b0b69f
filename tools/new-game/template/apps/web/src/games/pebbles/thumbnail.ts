import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { drawHollow, drawStone } from './stone-drawing.ts'

const edge = 40

/** A position such as `17 of 21 sun` as a small row of stones; `mark` is a move, whose stones are ringed. */
export default function drawThumbnail(position: string, mark?: string): SvgDrawing | null {
  const [, left, total] = /^(\d{1,2}) of (\d{1,2}) /.exec(position)?.map(Number) ?? []
  if (left === undefined || total === undefined || left > total) return null
  const columns = Math.ceil(Math.sqrt(total * 1.6))
  const rows = Math.ceil(total / columns)
  const taken = Number(mark ?? 0)
  const strokes = Array.from({ length: total }, (_, place): SvgShape => {
    const ring: SvgShape = { tag: 'circle', attributes: { r: 19, fill: 'none', stroke: '#ffe1ae', strokeWidth: 3 } }
    const marked = place < left && place >= left - taken
    return {
      tag: 'g',
      attributes: { transform: `translate(${(place % columns) * edge} ${Math.floor(place / columns) * edge})` },
      inside: [...drawHollow(), ...(place < left ? drawStone(place) : []), ...(marked ? [ring] : [])],
    }
  })
  const sand = { x: -26, y: -24, width: columns * edge + 12, height: rows * edge + 12 }
  return {
    viewBox: `${sand.x} ${sand.y} ${sand.width} ${sand.height}`,
    strokes: [{ tag: 'rect', attributes: { ...sand, rx: 14, fill: '#a08358' } }, ...strokes],
  }
}
