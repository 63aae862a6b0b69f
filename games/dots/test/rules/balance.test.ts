import { botFor, decide } from '@parlor/bots'
import { dots, balanceCriterion, isBalanced, matchOptionsOfLevel, readLevelSet, balanceBot, type DotsOptions } from '@parlor/dots'
import { isRejection, rngFrom, type Seat } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { describe, expect, it } from 'vitest'
import petri from '../../levels/petri.json' with { type: 'json' }

/** Plays a match between two balance bots. */
function refereed(of: DotsOptions, seed: string): Seat {
  const { game } = dots
  const match = Match.begin(game, { options: of, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const bot = botFor(dots, balanceBot)
  while (!match.outcome) {
    const { seat } = match.state.pending[0]!
    const { move } = decide(bot, { view: game.view(match.state, seat), seat, rng: rngFrom(`${seed} ${match.history.length}`) })
    match.play(seat, move)
  }
  return match.outcome.ranks.indexOf(1)
}

describe('the balance of a board', () => {
  it('[DOT30] allows either side up to 70 wins of 100', () => {
    expect([30, 50, 70].map((red) => isBalanced([red, 100 - red], 100))).toEqual([true, true, true])
    expect([29, 71].map((red) => isBalanced([red, 100 - red], 100))).toEqual([false, false])
  })

  it('[DOT30] is measured over 200 matches of bots that search two plies and slip once in five', () => {
    expect(balanceCriterion).toEqual({ matches: 200, share: 70 })
    expect(balanceBot).toMatchObject({ kind: 'alphabeta', depth: 2, blunderPercent: 20 })
  })

  it('[DOT30] slips are moves at random, even where one wins at once', () => {
    const state = dots.game.notation.readState('bCB/bDA/bbB red', rngFrom('slip'))
    if (isRejection(state)) throw new Error(state.rejected)
    const bot = botFor(dots, { ...balanceBot, blunderPercent: 100 } as typeof balanceBot)
    const view = dots.game.view(state, 0)
    const played = Array.from({ length: 60 }, (_, i) => decide(bot, { view, seat: 0, rng: rngFrom(`slip ${i}`) }).move)
    expect(new Set(played.map((move) => dots.game.notation.writeMove(move))).size).toBe(4)
    expect(decide(botFor(dots, balanceBot), { view, seat: 0, rng: rngFrom('slip') }).move).toEqual({ row: 0, col: 0 })
  })

  it('[DOT30] a sample of matches on a shipped level is won by both sides, and neither wins nearly all', () => {
    const set = readLevelSet(petri)
    if (isRejection(set)) throw new Error(set.rejected)
    const options = matchOptionsOfLevel(set.levels[0]!)
    const winners = Array.from({ length: 40 }, (_, at) => refereed(options, `balance ${at + 1}`))
    const red = winners.filter((seat) => seat === 0).length
    // A side that wins 70 of 100 wins more than 36 of 40 less than once in a thousand such samples.
    expect(Math.max(red, 40 - red)).toBeLessThanOrEqual(36)
  })
})
