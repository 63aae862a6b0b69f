import type { Seat } from '@parlor/kernel'
import { cards, cardIndexOf, type CardIndex } from './card-pool.ts'

/** Thrown while parsing and caught by `readPosition`: which line is wrong. */
export class PositionReadError extends Error {}

export function fail(line: string): never {
  throw new PositionReadError(line.slice(0, 60))
}

export function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** `OP01-016`, or `016` for short. */
export function cardIn(word: string | undefined, line: string): CardIndex {
  const no = cardIndexOf(word ?? '')
  const short = no >= 0 ? no : cardIndexOf(`OP01-${word}`)
  return short >= 0 ? short : fail(line)
}

/** Top first in the text, top last in the array. */
export function pile(text: string, line: string): [no: CardIndex, seen: number][] {
  const out: [CardIndex, number][] = []
  for (const word of words(text)) {
    const found = /^(?:(\d{1,2})x)?([A-Z0-9-]+)(?:'([0-37]))?$/.exec(word)
    if (!found) fail(line)
    const no = cardIn(found[2], line)
    if (cards[no]!.kind === 'leader') fail(line)
    for (let i = Number(found[1] ?? 1); i > 0; i--) out.push([no, Number(found[3] ?? 0)])
  }
  return out.length > 100 ? fail(line) : out.reverse()
}

export function bounded(word: string, line: string, least: number, most: number): number {
  const value = Number(word)
  return /^-?\d{1,6}$/.test(word) && !Object.is(value, -0) && value >= least && value <= most ? value : fail(line)
}

export function count(word: string | undefined, line: string, most: number): number {
  return bounded(word ?? '', line, 0, most)
}

export function seatIn(word: string | undefined, line: string): Seat {
  return count(word, line, 1)
}

export function oneOf<T extends string>(list: readonly T[], word: string | undefined, line: string): T {
  return list.includes(word as T) ? (word as T) : fail(line)
}
