import { honourOf, numberOnFace, readFace, startHonourValue, type MahjongView, type Tile } from '@parlor/mahjong'
import type { GameDrawing } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient, tenth } from '../../web-game/svg-shapes.ts'
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

/** Figures as lines around the middle, ten units high: text would need a font. */
const figures = [
  'M0-5C-4.4-5-4.4 5 0 5S4.4-5 0-5Z',
  'M-2.2-3L.8-5V5',
  'M-3-2.4C-3-5.9 3-5.9 3-2.4 3 .4-3 2.6-3 5H3.2',
  'M-3-5H3L-.4-1.2C4.4-1.2 4.2 5 0 5-1.6 5-2.8 4.2-3.2 3',
  'M1.6 5V-5L-3.6 2H3.6',
  'M3-5H-2.4L-2.8-.6C3.6-2 4.4 5-.2 5-1.8 5-2.8 4.2-3.2 3.2',
  'M2.4-4.8C-1.8-4.8-3.4-.6-3.2 2-3 6 3.2 6 3.2 1.8 3.2-2-2.6-2-3.2 1.6',
  'M-3.2-5H3.2L-.8 5',
  'M0-.4C-3.8-.8-3.4-5 0-5S3.8-.8 0-.4C-4.4 0-4.2 5 0 5S4.4 0 0-.4Z',
  'M-2.4 4.8C1.8 4.8 3.4 .6 3.2-2 3-6-3.2-6-3.2-1.8-3.2 2 2.6 2 3.2-1.6',
] as const

/** A coin with what its honour is worth. In the lobby its shine is animated. */
function coin(x: number, y: number, value: number, radius: number, beat?: 0 | 1 | 2): SvgShape[] {
  const unit = radius / 24
  const round = (cx: number, cy: number, r: number, fill: string): SvgShape => ({ tag: 'circle', attributes: { cx, cy, r, fill } })
  const digits = [...String(value)].map((digit, i, all): SvgShape => {
    const left = x + (i - (all.length - 1) / 2) * 14 * unit
    const size = 2.6 * unit
    return {
      tag: 'path',
      attributes: {
        d: figures[Number(digit)]!,
        transform: `translate(${tenth(left)} ${tenth(y)}) scale(${tenth(size * 10) / 10})`,
        fill: 'none',
        stroke: '#5a3904',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    }
  })
  const shine = round(x - 11 * unit, y - 12 * unit, 4 * unit, '#fffbe8')
  // Small drawings have no gradients: a page shows many of them.
  const gold = beat === undefined ? '#d9a93f' : 'url(#mahjong-gold)'
  return [round(x, y, radius, gold), ...digits, beat === undefined ? shine : { ...shine, beat }]
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
