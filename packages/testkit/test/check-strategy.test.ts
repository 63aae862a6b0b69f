import type { GamePackage, BotStrategy } from '@parlor/kernel'
import { checkStrategy, referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import type { CaravanTypes, CaravanMove } from '../src/reference-game/types.ts'

const { options } = referenceGame.options.presets.find(({ id }) => id === 'tiny')!
const names = new Map<string, number>()
let asked = 0

/** Every move by the index under which its text first occurred. */
function moveKey(move: CaravanMove): number {
  const text = referenceGame.notation.writeMove(move)
  if (!names.has(text)) names.set(text, names.size)
  return names.get(text)!
}

function problemsOf(part: Partial<BotStrategy<CaravanTypes>>): string[] {
  const strategy: BotStrategy<CaravanTypes> = { evaluate: () => 0, moveKey, policies: {}, levels: [], ...part }
  return checkStrategy(
    { game: referenceGame, strategy, text: { sentences: () => [], move: () => ({ key: '' }) } } as GamePackage<CaravanTypes>,
    options,
    3,
    'judge',
  )
}

describe('checkStrategy', () => {
  it('accepts a correct strategy', () => {
    expect(
      problemsOf({
        orderMoves: (_state, _seat, moves, count) => moves.splice(0, count, ...moves.slice(0, count).reverse()),
        positionKey: () => 7,
      }),
    ).toEqual([])
  })

  it.each<[string, Partial<BotStrategy<CaravanTypes>>, RegExp]>([
    ['two moves under one key', { moveKey: (move) => moveKey(move) >> 1 }, / and .* share the key /],
    ['a key that changes', { moveKey: (move) => moveKey(move) + (asked++ > 20 ? 1000 : 0) }, /the keys/],
    ['a key that is no small integer', { moveKey: (move) => moveKey(move) + 0.5 }, /no small integer/],
    ['a value beyond won', { evaluate: () => 1.5 }, /worth 1.5/],
    ['a value that is no number', { evaluate: () => Number.NaN }, /worth NaN/],
    ['an order that drops a move', { orderMoves: (_state, _seat, moves) => void (moves[0] = moves[1]!) }, /ordering/],
    ['a key of a position beyond 2⁵³', { positionKey: () => 2 ** 60 }, /has the key/],
  ])('reports %s', (_name, part, message) => {
    expect(problemsOf(part)[0]).toMatch(message)
  })
})
