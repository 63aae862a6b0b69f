import { numberOf } from '@parlor/simpiece'
import type { Miniature, Stroke } from '../miniature.ts'
import { backAt, cardAt, gemAt } from './picture.ts'

const edge = 400

interface Half {
  readonly leader: { readonly card: number; readonly rested: boolean } | null
  readonly characters: readonly { readonly card: number; readonly rested: boolean }[]
  readonly hand: number
  readonly life: number
  readonly don: number
}

/** A position as two halves of a table: Leaders, Characters, Life and DON!!; hands lie face down, for everybody. */
export default function sketch(position: string): Miniature | null {
  const lines = position.split('\n')
  const halves = [0, 1].map((seat) => halfOf(lines, seat))
  if (!lines[0]?.startsWith('turn ') || halves.some(({ leader }) => leader === null)) return null
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'rect', attributes: { x: 4, y: 196, width: edge - 8, height: 8, rx: 4, fill: '#8fb2dd', opacity: 0.35 } },
      ...drawn(halves[1]!, true),
      ...drawn(halves[0]!, false),
    ],
  }
}

function halfOf(lines: readonly string[], seat: number): Half {
  const text = (zone: string): string => lines.find((line) => line.startsWith(`${seat} ${zone}`))?.slice(zone.length + 3) ?? ''
  const cards = (zone: string) =>
    text(zone)
      .split(',')
      .flatMap((one) => {
        const [, id, marks = ''] = /^\s*([A-Z0-9]+-\d+)#\d+(.*)$/.exec(one) ?? []
        return id === undefined || numberOf(id) < 0 ? [] : [{ card: numberOf(id), rested: /\br\b/.test(marks) }]
      })
  return {
    leader: cards('leader')[0] ?? null,
    characters: cards('field').slice(0, 5),
    hand: text('hand').split(' ').filter(Boolean).length,
    life: text('life')
      .split(' ')
      .filter(Boolean)
      .reduce((sum, word) => sum + Number(/^(\d+)x/.exec(word)?.[1] ?? 1), 0),
    don: Number(text('don').split(' ')[0] ?? 0),
  }
}

function drawn({ leader, characters, hand, life, don }: Half, far: boolean): Stroke[] {
  const y = (value: number): number => (far ? value : edge - value)
  const spread = Math.min(30, 200 / Math.max(1, hand))
  return [
    ...Array.from({ length: hand }, (_, i) =>
      backAt(200 + (i - (hand - 1) / 2) * spread, y(6), 0.42, (i - (hand - 1) / 2) * (far ? -3 : 3)),
    ),
    cardAt(leader!.card, 66, y(100), 0.6, leader!.rested ? 90 : 0),
    ...characters.map(({ card, rested }, i) => cardAt(card, 142 + i * 58, y(98), 0.4, rested ? 90 : 0)),
    ...Array.from({ length: life }, (_, i): Stroke => ({
      tag: 'rect',
      attributes: { x: 8, y: y(60 + i * 17) - 6, width: 11, height: 13, rx: 3, fill: '#ef4444' },
    })),
    ...Array.from({ length: Math.min(10, don) }, (_, i) => gemAt(126 + i * 26, y(166), 20)),
  ]
}
