import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { summarisePosition, type SideSummary } from './position-summary.ts'
import { drawCardBackAt, drawCardAt, drawDonAt } from './card-svg.ts'

const edge = 400

/** A position as two halves: Leaders, Characters, Life and DON!!; hands are face down for everybody. */
export default function drawThumbnail(position: string): SvgDrawing | null {
  const halves = summarisePosition(position)
  if (!halves) return null
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'rect', attributes: { x: 4, y: 196, width: edge - 8, height: 8, rx: 4, fill: '#8fb2dd', opacity: 0.35 } },
      ...drawSide(halves[1], true),
      ...drawSide(halves[0], false),
    ],
  }
}

function drawSide({ leader, characters, hand, life, don }: SideSummary, far: boolean): SvgShape[] {
  const y = (value: number): number => (far ? value : edge - value)
  const spread = Math.min(30, 200 / Math.max(1, hand))
  return [
    ...Array.from({ length: hand }, (_, i) =>
      drawCardBackAt(200 + (i - (hand - 1) / 2) * spread, y(6), 0.42, (i - (hand - 1) / 2) * (far ? -3 : 3)),
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
