import type { SimPieceView } from '@parlor/simpiece'
import type { GameDrawing } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gradient, tenth } from '../../web-game/svg-shapes.ts'
import { drawCardAt, drawCardBackAt, drawDonAt } from './card-svg.ts'
import { summarisePosition, summariseView, type SideSummary } from './position-summary.ts'

const drawing: GameDrawing<SimPieceView> = {
  draw(position, size) {
    const sides = typeof position === 'string' ? summarisePosition(position) : summariseView(position)
    if (!sides) return null
    return size === 'small' ? drawSmallTable(sides) : drawFullTable(sides)
  },
  lobbyPosition: [
    'turn 11 0 main 0 0 48',
    'rules refresh atOnce chosen 100',
    '0 leader OP01-001#0',
    '0 field OP01-006#25 s3, OP01-025#42 s9, OP01-013#43 s9',
    '0 don 3 0 7',
    '0 hand OP01-029#47',
    '0 life OP01-027 OP01-015 OP01-013',
    '0 deck OP01-022',
    '0 turns 6',
    '1 leader OP01-061#1',
    '1 field OP01-076#28 r s4, OP01-108#39 s8, OP01-096#46 s10',
    '1 don 3 7 0',
    '1 hand OP01-096#18 OP01-095#19 OP01-093#20',
    '1 life OP01-115 OP01-093 OP01-095',
    '1 deck OP01-115',
    '1 turns 5',
    'asks 0 main',
  ].join('\n'),
}

export default drawing

/** Edge of both drawings in their own units. */
const edge = 400

type Sides = readonly [SideSummary, SideSummary]

/** Two halves: Leaders, Characters, Life and DON!!; hands are face down for everybody. */
function drawSmallTable(sides: Sides): SvgDrawing {
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'rect', attributes: { x: 4, y: 196, width: edge - 8, height: 8, rx: 4, fill: '#8fb2dd', opacity: 0.35 } },
      ...drawHalf(sides[1], true),
      ...drawHalf(sides[0], false),
    ],
  }
}

function drawHalf({ leader, characters, hand, life, don }: SideSummary, far: boolean): SvgShape[] {
  const y = (value: number): number => (far ? value : edge - value)
  const spread = Math.min(30, 200 / Math.max(1, hand))
  return [
    ...Array.from({ length: hand }, (_, i) =>
      drawCardBackAt(tenth(200 + (i - (hand - 1) / 2) * spread), y(6), 0.42, (i - (hand - 1) / 2) * (far ? -3 : 3)),
    ),
    drawCardAt(leader.card, 66, y(100), 0.6, leader.rested ? 90 : 0),
    ...characters.map(({ card, rested }, i) => drawCardAt(card, 142 + i * 58, y(98), 0.4, rested ? 90 : 0)),
    ...Array.from({ length: life }, (_, i): SvgShape => ({
      tag: 'rect',
      attributes: { x: 8, y: y(60 + i * 17) - 6, width: 11, height: 13, rx: 3, fill: '#ef4444' },
    })),
    ...Array.from({ length: Math.min(10, don) }, (_, i) => drawDonAt(126 + i * 26, y(166), 20)),
  ]
}

/** Both Leaders and their crews on the sea, the nearer side larger. */
function drawFullTable([mine, theirs]: Sides): SvgDrawing {
  const backs = Math.min(5, theirs.hand)
  const don = Math.min(10, mine.don)
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: [sea] },
      { tag: 'circle', attributes: { cx: 200, cy: 200, r: 198, fill: 'url(#simpiece-sea)' } },
      { tag: 'path', attributes: { d: compass, fill: '#9cc8ff', opacity: 0.08 } },
      ...Array.from({ length: backs }, (_, i) => drawCardBackAt(200 + (i - (backs - 1) / 2) * 44, 34, 0.42, (i - (backs - 1) / 2) * -5)),
      ...drawRow(theirs, { y: 124, leader: 0.8, character: 0.66, left: 170, turn: -4 }),
      ...drawRow(mine, { y: 270, leader: 1.06, character: 0.86, left: 188, turn: -5 }),
      ...Array.from({ length: don }, (_, i): SvgShape => {
        return { ...drawDonAt(tenth(202 + (i - (don - 1) / 2) * 34), 368, 28), beat: (i % 3) as 0 | 1 | 2 }
      }),
    ],
  }
}

interface Row {
  readonly y: number
  readonly leader: number
  readonly character: number
  /** Where the Characters begin. */
  readonly left: number
  readonly turn: number
}

/** A Leader with its Characters beside it, smaller the more there are; a rested card lies across. */
function drawRow({ leader, characters }: SideSummary, { y, leader: large, character, left, turn }: Row): SvgShape[] {
  const wide = ({ rested }: SideSummary['leader']): number => (rested ? 150 : 112)
  const scale = Math.min(character, (edge - 6 - left) / Math.max(1, sum(characters.map(wide))))
  return [
    ...characters.map((one, i) => {
      const x = left + scale * (sum(characters.slice(0, i).map(wide)) + wide(one) / 2)
      return drawCardAt(one.card, tenth(x), y, Math.round(scale * 1000) / 1000, one.rested ? 90 : 2 + i)
    }),
    drawCardAt(leader.card, 108, y + 2, large, leader.rested ? 86 : turn),
  ]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const compass = 'M200 40 222 178 360 200 222 222 200 360 178 222 40 200 178 178Z'

const sea = gradient('radialGradient', 'simpiece-sea', [
  [0, '#3f78c0', 0.55],
  [0.6, '#173055', 0.35],
  [1, '#0a0e1a', 0],
])
