import { botFor, decide } from '@parlor/bots'
import { dots, evenness, measureBalance, optionsOf, readLevelSet, referee, type Balance, type DotsOptions } from '@parlor/dots'
import { isRejection, Match, rngFrom, type Seat } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import petri from '../../levels/petri.json' with { type: 'json' }

const options = optionsOf({ cells: ['...', '...', '...'], starter: 'red' })

/** Red wins so many of the first ten matches, and again of every ten after them. */
function measured(redOfTen: number, games: number): Balance[] {
  return [...measureBalance(options, (_options, seed) => ((Number(seed.split(' ')[1]) - 1) % 10 < redOfTen ? 0 : 1), games)]
}

/** Plays a match between two referees. */
function refereed(of: DotsOptions, seed: string): Seat {
  const { game } = dots
  const match = Match.begin(game, { options: of, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const bot = botFor(dots, referee)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    const { move } = decide(bot, { view: game.view(match.state, seat), seat, rng: rngFrom(`${seed} ${match.line.length}`) })
    match.play(seat, move)
  }
  return match.outcome.ranks.indexOf(1)
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
  it('[DOT30] a sample of matches on a shipped level is won by both sides, and neither wins nearly all', () => {
    const set = readLevelSet(petri)
    if (isRejection(set)) throw new Error(set.rejected)
    const sample = [...measureBalance(optionsOf(set.levels[0]!), refereed, 40)].at(-1)!
    expect(sample.games).toBe(40)
    // A side that wins 70 of 100 wins more than 36 of 40 less than once in a thousand such samples.
    expect(Math.max(...sample.wins)).toBeLessThanOrEqual(36)
  })
})
