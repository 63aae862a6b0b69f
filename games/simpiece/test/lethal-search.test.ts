import { isRejection, randomInt, rngFrom, type Rng } from '@parlor/kernel'
import { cards, findLethal, simpiece, type SimPieceState } from '@parlor/simpiece'
import { searchExhaustively, TooManyPositions } from '@parlor/testkit'
import { expect, test } from 'vitest'

const { game } = simpiece

/** First moves that win this turn against every defence, by trying every move of both sides; null where there are too many. */
function winsOf(start: SimPieceState, limit: number): readonly string[] | null {
  try {
    return searchExhaustively(game, start, ({ turn }) => turn !== start.turn, limit).wins
  } catch (error) {
    if (error instanceof TooManyPositions) return null
    throw error
  }
}

const leaders = cards.filter(({ kind }) => kind === 'leader')
const characters = cards.filter(({ kind }) => kind === 'character')
const others = cards.filter(({ kind }) => kind !== 'leader')

/** A small position with any cards, all of them known; in every third the other deck is nearly empty. */
function randomPosition(rng: Rng): string {
  let handle = 10
  const upTo = (most: number): number => randomInt(rng, most + 1)
  const some = (list: typeof cards, count: number): string[] => Array.from({ length: count }, () => list[randomInt(rng, list.length)]!.id)
  const field = (count: number): string =>
    some(characters, count)
      .map((id) => `${id}#${handle++}${upTo(2) === 0 ? ' r' : ''}${upTo(3) === 0 ? ' d1' : ''}`)
      .join(', ')
  const hand = (count: number, open: string): string =>
    some(others, count)
      .map((id) => `${id}#${handle++}${open}`)
      .join(' ')
  const deck = upTo(2) === 0 ? 1 + upTo(1) : 6
  return [
    'turn 6 0',
    `0 leader ${some(leaders, 1)[0]}#0${upTo(2) === 0 ? ' r' : ''}`,
    `0 field ${field(upTo(2))}`,
    `0 don ${upTo(3)} 0`,
    `0 hand ${hand(upTo(1), '')}`,
    `0 life ${some(others, 2).join(' ')}`,
    `0 deck ${some(others, 6).join(' ')}`,
    `1 leader ${some(leaders, 1)[0]}#1`,
    `1 field ${field(upTo(2))}`,
    `1 don ${upTo(2)} 0`,
    `1 hand ${hand(upTo(1), '!')}`,
    `1 life ${some(others, upTo(2)).join(' ')}`,
    `1 deck ${some(others, deck).join(' ')}`,
  ]
    .map((line) => line.trim())
    .filter((line) => !line.endsWith(' field'))
    .join('\n')
}

test('in small positions the search for a win says what trying every move says [SIM40, SIM41]', () => {
  const counts = { win: 0, none: 0, unknown: 0, missed: 0 }
  for (let i = 0; i < 150; i++) {
    const text = randomPosition(rngFrom(`small ${i}`))
    const state = game.notation.readState(text, rngFrom('small'))
    if (isRejection(state)) throw new Error(`${JSON.stringify(state)}\n${text}`)
    const wins = winsOf(state, 1500)
    if (wins === null) continue
    const found = findLethal(state, 0, 20_000)
    counts[found.result]++
    if (found.result === 'win') expect(wins, text).toContain(game.notation.writeMove(found.move))
    if (found.result === 'none') expect(wins, text).toEqual([])
    if (found.result === 'unknown' && wins.length > 0) counts.missed++
  }
  expect(counts.win).toBeGreaterThan(20)
  expect(counts.none).toBeGreaterThan(20)
  // Only what brings new attackers may be given up on.
  expect(counts.unknown).toBeLessThan(counts.none)
  expect(counts.missed).toBeLessThan(counts.win / 10)
})
