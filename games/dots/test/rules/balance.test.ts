import { evenness, measureBalance, optionsOf, referee, type Balance } from '@parlor/dots'
import { describe, expect, it } from 'vitest'

const options = optionsOf({ cells: ['...', '...', '...'], starter: 'red' })

/** Red wins so many of the first ten matches, and again of every ten after them. */
function measured(redOfTen: number, games: number): Balance[] {
  return [...measureBalance(options, (_options, seed) => ((Number(seed.split(' ')[1]) - 1) % 10 < redOfTen ? 0 : 1), games)]
}

describe('how even a board is', () => {
  it('[DOT30] is counted match by match, each with its own seed', () => {
    const seeds = new Set<string>()
    for (const { games, wins } of measureBalance(options, (_options, seed) => (seeds.add(seed), 1), 5)) expect(wins).toEqual([0, games])
    expect(seeds.size).toBe(5)
    expect(measured(4, 20).at(-1)).toEqual({ games: 20, wins: [8, 12], even: true })
  })

  it('[DOT30] allows either side up to 70 wins of 100', () => {
    expect([3, 5, 7].map((red) => measured(red, 100).at(-1)!.even)).toEqual([true, true, true])
    expect([2, 8].map((red) => measured(red, 100).at(-1)!.even)).toEqual([false, false])
  })

  it('[DOT30] is judged over 200 matches of players who look two moves ahead and slip once in five', () => {
    expect(evenness).toEqual({ games: 200, share: 70 })
    expect(referee).toMatchObject({ kind: 'alphabeta', depth: 2, slips: 20 })
  })
})
