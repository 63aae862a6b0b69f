import { readFace } from '@parlor/mahjong'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { drawTileFace } from './tile-faces.ts'

const width = 72
const height = 98
const gap = 10

/** The hand of a position as four tiles. */
export default function drawThumbnail(position: string): SvgDrawing | null {
  const hand = /^hand((?: \S+){4})$/m.exec(position)?.[1]
  const faces = hand?.trim().split(' ').map(readTileFace)
  if (!faces || faces.some((face) => face === null)) return null
  const wide = 4 * width + 3 * gap
  return { viewBox: `-8 -8 ${wide + 16} ${height + 26}`, strokes: faces.map((face, place) => drawTileAt(face!, place * (width + gap), 0)) }
}

function readTileFace(token: string): number | null {
  return readFace(/^[1-9][msp]|^[ESWNCFP]/.exec(token)?.[0] ?? '')
}

/** A whole tile as SVG, for pages without tile styles. */
export function drawTileAt(face: number, x: number, y: number): SvgShape {
  const body = (top: number, tall: number, fill: string): SvgShape => ({
    tag: 'rect',
    attributes: { x: 0, y: top, width, height: tall, rx: 9, fill },
  })
  return {
    tag: 'g',
    attributes: { transform: `translate(${x} ${y})` },
    inside: [
      body(6, height + 4, '#115230'),
      body(4, height + 3, '#1f7a45'),
      body(2, height, '#d9caa2'),
      body(0, height - 1, '#f8f1dc'),
      { tag: 'g', attributes: { transform: 'translate(6 8)' }, inside: drawTileFace(face) },
    ],
  }
}
