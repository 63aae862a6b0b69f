import type { Miniature, Stroke } from '../miniature.ts'
import { glanceAt, type Glance } from './glance.ts'
import { backAt, cardAt, gemAt } from './picture.ts'

const edge = 400

/** A position as two halves of a table: Leaders, Characters, Life and DON!!; hands lie face down, for everybody. */
export default function sketch(position: string): Miniature | null {
  const halves = glanceAt(position)
  if (!halves) return null
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'rect', attributes: { x: 4, y: 196, width: edge - 8, height: 8, rx: 4, fill: '#8fb2dd', opacity: 0.35 } },
      ...drawn(halves[1], true),
      ...drawn(halves[0], false),
    ],
  }
}

function drawn({ leader, characters, hand, life, don }: Glance, far: boolean): Stroke[] {
  const y = (value: number): number => (far ? value : edge - value)
  const spread = Math.min(30, 200 / Math.max(1, hand))
  return [
    ...Array.from({ length: hand }, (_, i) =>
      backAt(200 + (i - (hand - 1) / 2) * spread, y(6), 0.42, (i - (hand - 1) / 2) * (far ? -3 : 3)),
    ),
    cardAt(leader.card, 66, y(100), 0.6, leader.rested ? 90 : 0),
    ...characters.map(({ card, rested }, i) => cardAt(card, 142 + i * 58, y(98), 0.4, rested ? 90 : 0)),
    ...Array.from({ length: life }, (_, i): Stroke => ({
      tag: 'rect',
      attributes: { x: 8, y: y(60 + i * 17) - 6, width: 11, height: 13, rx: 3, fill: '#ef4444' },
    })),
    ...Array.from({ length: Math.min(10, don) }, (_, i) => gemAt(126 + i * 26, y(166), 20)),
  ]
}
