import { honourOf, numberOnFace, readFace, startHonourValue, type MahjongView, type Tile } from '@parlor/mahjong'
import type { GameDrawing } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient } from '../../web-game/svg-shapes.ts'
import { drawTileFace } from './tile-faces.ts'

type DrawnTile = Pick<Tile, 'face' | 'value'>

const drawing: GameDrawing<MahjongView> = {
  draw(position, size) {
    const hand = typeof position === 'string' ? readHand(position) : position.hand
    if (!hand) return null
    return size === 'small' ? drawSmallHand(hand) : drawFullHand(hand)
  },
  lobbyPosition: [
    'living bets 12 score 11 streak 0 out 0',
    'values 7 6 6 6 5 7 7',
    'hand 3s C 7m 6p',
    'draw S N 8p 4s 8m 2s N F',
    'discard',
  ].join('\n'),
}

export default drawing

/** The four tiles of a position in text; an honour's value follows it, or is in the line of values. */
function readHand(position: string): DrawnTile[] | null {
  const hand = /^hand((?: \S+){4})$/m.exec(position)?.[1]?.trim().split(' ')
  const values = /^values (.+)$/m.exec(position)?.[1]?.split(' ').map(Number)
  const tiles = hand?.map((token): DrawnTile | null => {
    const [, letters = '', own] = /^([1-9][msp]|[ESWNCFP])(\d*)$/.exec(token) ?? []
    const face = readFace(letters)
    if (face === null) return null
    if (!honourOf(face)) return { face, value: numberOnFace(face) }
    return { face, value: values?.[face - firstHonour] ?? (own ? Number(own) : startHonourValue) }
  })
  return tiles && !tiles.includes(null) ? (tiles as DrawnTile[]) : null
}

const firstHonour = 27

const width = 72
const height = 98
const gap = 10

/** The hand as four tiles in a row. */
function drawSmallHand(hand: readonly DrawnTile[]): SvgDrawing {
  const wide = 4 * width + 3 * gap
  return {
    viewBox: `-8 -8 ${wide + 16} ${height + 26}`,
    strokes: [
      ...hand.map(({ face }, place) => drawTile(face, `translate(${place * (width + gap)} 0)`)),
      ...hand.flatMap(({ face, value }, place) => (honourOf(face) ? coin(place * (width + gap) + width - 8, 8, value, 16) : [])),
    ],
  }
}

/** Edge of the full drawing in its own units. */
const edge = 400

/** The hand as four tiles lying about in purple light, with the honours' coins. */
function drawFullHand(hand: readonly DrawnTile[]): SvgDrawing {
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: lights },
      { tag: 'circle', attributes: { cx: edge / 2, cy: edge / 2, r: 198, fill: 'url(#mahjong-glow)' } },
      ...hand.map(({ face }, place) => {
        const { x, y } = cornerOf(place)
        return drawTile(face, `rotate(${[-5, 3, 4, -3][place]!} ${x + 58} ${y + 80}) translate(${x} ${y}) scale(1.6)`)
      }),
      ...hand.flatMap(({ face, value }, place) =>
        honourOf(face) ? coin(cornerOf(place).x + 110, cornerOf(place).y + 8, value, 24, (place % 3) as 0 | 1 | 2) : [],
      ),
    ],
  }
}

function cornerOf(place: number): { x: number; y: number } {
  return { x: 70 + (place % 2) * 144, y: 18 + Math.floor(place / 2) * 186 }
}

const lights: readonly SvgShape[] = [
  gradient('radialGradient', 'mahjong-glow', [
    [0, '#b04cf4', 0.6],
    [0.6, '#b04cf4', 0.22],
    [1, '#b04cf4', 0],
  ]),
  gradient(
    'radialGradient',
    'mahjong-gold',
    [
      [0, '#fff3c4'],
      [0.4, '#f3cf6b'],
      [0.8, '#c78f22'],
      [1, '#8f5f10'],
    ],
    { cx: 0.34, cy: 0.28 },
  ),
]

/** A coin with as many pips as its honour is worth: digits would need a font. In the lobby its shine is animated. */
function coin(x: number, y: number, value: number, radius: number, beat?: 0 | 1 | 2): SvgShape[] {
  const unit = radius / 24
  const round = (cx: number, cy: number, r: number, fill: string): SvgShape => ({ tag: 'circle', attributes: { cx, cy, r, fill } })
  const pips = Array.from({ length: value }, (_, i) => {
    const angle = (2 * Math.PI * i) / value - Math.PI / 2
    return round(x + Math.cos(angle) * 13 * unit, y + Math.sin(angle) * 13 * unit, 3.2 * unit, '#5a3904')
  })
  const shine = round(x - 8 * unit, y - 9 * unit, 6 * unit, '#fffbe8')
  // Small drawings have no gradients: a page shows many of them.
  const gold = beat === undefined ? '#d9a93f' : 'url(#mahjong-gold)'
  return [round(x, y, radius, gold), ...pips, beat === undefined ? shine : { ...shine, beat }]
}

/** A whole tile, for pages without the table's styles. */
function drawTile(face: number, transform: string): SvgShape {
  const body = (top: number, tall: number, fill: string): SvgShape => ({
    tag: 'rect',
    attributes: { x: 0, y: top, width, height: tall, rx: 9, fill },
  })
  return {
    tag: 'g',
    attributes: { transform },
    inside: [
      body(6, height + 4, '#115230'),
      body(4, height + 3, '#1f7a45'),
      body(2, height, '#d9caa2'),
      body(0, height - 1, '#f8f1dc'),
      { tag: 'g', attributes: { transform: 'translate(6 8)' }, inside: drawTileFace(face) },
    ],
  }
}
