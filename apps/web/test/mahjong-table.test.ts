import { isRejection, type GamePackage } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { cashOut, mahjong, type MahjongView } from '@parlor/mahjong'
import { createRaceGame, type RaceView } from '@parlor/protocol'
import { describe, expect, test } from 'vitest'
import { betForKey, isHeldEnter } from '../src/games/mahjong/use-bet-keys.ts'
import { buildViewModel } from '../src/games/mahjong/view-model.ts'
import { isRunOver, raceOf, runProgressMessage } from '../src/games/mahjong/race-standings.tsx'
import { smallestChipOf } from '../src/games/mahjong/stake-control.tsx'
import { roundTimes, animationTimingOf } from '../src/games/mahjong/timing.ts'
import { at, bet, during, opening } from './mahjong-positions.ts'

describe('Round lifecycle', () => {
  test('an idle table shows the view and accepts bets', () => {
    const match = at(opening)
    const scenery = buildViewModel(match.view(0), match.moves(0), [], null, 'always')
    expect(scenery).toMatchObject({
      from: 16,
      to: 16,
      bet: null,
      score: 2,
      streak: 2,
      bets: 3,
      draw: 8,
      discard: 1,
      open: true,
      dealing: false,
    })
    expect(scenery.odds?.all).toBe(70)
    expect(scenery.leaving).toEqual([])
  })

  test('after a bet the hands change, and the result is not shown yet', () => {
    const match = at(opening)
    const before = match.view(0)
    const scenery = during(before, bet(match, 'higher'), 'dealt')
    expect(scenery).toMatchObject({
      from: 16,
      to: 26,
      bet: 'higher',
      score: 2,
      streak: 2,
      bets: 4,
      draw: 4,
      discard: 5,
      open: false,
      dealing: true,
    })
    expect(scenery.leaving.map(({ id }) => id)).toEqual(before.hand.map(({ id }) => id))
    expect(scenery.hand.map(({ id }) => id)).toEqual(match.view(0).hand.map(({ id }) => id))
    expect(scenery.history).toHaveLength(before.history.length)
  })

  test('after the decision score and history match the next view', () => {
    const match = at(opening)
    const before = match.view(0)
    const scenery = during(before, bet(match, 'higher'))
    const after = match.view(0)
    expect(scenery).toMatchObject({ score: 3, streak: 3, outcome: 'won' })
    expect(scenery.history).toEqual(after.history)
  })

  test('a changed honour value updates the new hand after the decision', () => {
    const match = at('living bets 0 score 0 streak 0 out 0\nvalues 5 5 5 5 5 5 5\nhand E E 1m 1m\ndraw E 9s 9s 9s 1p 2p 3p 4p\ndiscard')
    const before = match.view(0)
    const events = bet(match, 'higher')
    expect(during(before, events, 'dealt')).toMatchObject({ to: 32, settled: 32, shifts: [0, 0, 0, 0] })
    const scenery = during(before, events)
    expect(scenery).toMatchObject({ to: 32, settled: 34, shifts: [2, 0, 0, 0] })
    expect(scenery.hand).toEqual(match.view(0).hand)
  })

  test('a tie is a loss and is shown as a tie', () => {
    const match = at('classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 5s 1p 2p 3p 4p\ndiscard')
    const before = match.view(0)
    expect(during(before, bet(match, 'lower'))).toMatchObject({ outcome: 'tie', score: 0, streak: 0 })
  })

  test('a new pile is shown when it is made', () => {
    const match = at('classic bets 0 score 0 streak 0 out 0\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard')
    const before = match.view(0)
    const events = bet(match, 'higher')
    expect(during(before, events, 'dealt')).toMatchObject({ draw: 0, discard: 4, exhaustions: 0 })
    expect(during(before, events)).toMatchObject({ draw: 140, discard: 0, exhaustions: 1 })
  })

  test('the first hand counts up from nothing', () => {
    const match = at(opening)
    const view = match.view(0)
    const scenery = buildViewModel(view, [], mahjong.game.openingEvents!(view), view, 'always')
    expect(scenery).toMatchObject({ from: 0, to: 16, dealing: true, bet: null, open: false })
  })
})

describe('Input locking during resolving and after game over', () => {
  test('no bet is possible during events, whatever the legal moves', () => {
    const match = at(opening)
    const before = match.view(0)
    const moves = match.moves(0)
    expect(during(before, bet(match, 'lower'), 'dealt', moves).open).toBe(false)
    expect(during(before, bet(match, 'lower'), undefined, moves).open).toBe(false)
  })

  test('no bet and no odds after the end', () => {
    const match = at('classic bets 200 score 9 streak 0 out 2\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s\ndiscard')
    bet(match, 'higher')
    expect(match.outcome).not.toBeNull()
    expect(buildViewModel(match.view(0), match.moves(0), [], null, 'always')).toMatchObject({ open: false, odds: null })
  })

  test('keys bet; letters only where enabled', () => {
    expect(['ArrowUp', 'h', 'H', 'ArrowDown', 'l', 'L', 'Enter', ' '].map((key) => betForKey(key, true))).toEqual([
      'higher',
      'higher',
      'higher',
      'lower',
      'lower',
      'lower',
      null,
      null,
    ])
    expect(['h', 'l', 'ArrowUp'].map((key) => betForKey(key, false))).toEqual([null, null, 'higher'])
  })

  test('Enter held down on a bet presses it once', () => {
    expect([false, true].map((repeat) => isHeldEnter({ key: 'Enter', repeat }))).toEqual([false, true])
    expect(isHeldEnter({ key: 'Tab', repeat: true })).toBe(false)
  })
})

describe('a race', () => {
  const last = 'living bets 3 score 2 streak 2 out 0\nvalues 9 5 5 5 5 5 5\nhand E 1m 1m 1m\ndraw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard'

  test('a finished run is over, although others still bet', () => {
    const match = at(last)
    expect(isRunOver(match.view(0))).toBe(false)
    bet(match, 'higher')
    expect(isRunOver({ ...match.view(0), outcome: null })).toBe(true)
  })

  test('a race is a view of several runs', () => {
    const view = at(last).view(0)
    expect(raceOf(view)).toBeNull()
    expect(raceOf({ ...view, race: { runs: [] } } as never)).toEqual({ runs: [] })
  })

  test('counts in the standings what the table counts, whenever something has become visible', () => {
    const { game } = createRaceGame(mahjong as unknown as GamePackage)
    const match = Match.begin(game, { options: game.options.presets[1]!.options, seed: 'standings' }) as Match
    while (!match.outcome) {
      const { seat } = match.state.pending.at(-1) as { seat: number }
      const before = match.view(seat) as unknown
      const step = match.play(seat, match.moves(seat)[0])
      if (isRejection(step)) throw new Error(step.rejected)
      const events = eventsFor(step.events, seat)
      const { shownAt } = animationTimingOf(events as never)
      let view = before as MahjongView & RaceView
      for (const [at, event] of events.entries()) {
        view = game.advance(view, event) as typeof view
        if (shownAt![at] !== shownAt![at + 1]) expect(view.race.runs[seat]).toMatchObject({ moves: view.bets, over: isRunOver(view) })
      }
    }
    expect(animationTimingOf(eventsFor(match.history.at(-1)!.events, 1) as never).lasts).toBe(0)
  })

  test('tells that chips were cashed out, and shows them once the race is over', () => {
    const match = at('stakes bets 3 score 140 streak 2 out 0\nhand 5m 5m 5m 5m\ndraw 5s 5s 5s 6s 1p 2p 3p 4p\ndiscard')
    match.play(0, cashOut)
    const view = {
      ...match.view(0),
      outcome: null,
      race: {
        runs: [
          { moves: 4, over: true, score: null },
          { moves: 2, over: false, score: null },
        ],
      },
    }
    expect([isRunOver(view, 0), isRunOver(view, 1), isRunOver(view)]).toEqual([true, false, false])
    expect(runProgressMessage({ moves: 4, over: true, score: 140 }, true)).toEqual({
      key: 'race.chips',
      params: { score: 140, count: 140 },
    })
  })

  test('shows the progress of a run, and its score once known', () => {
    expect(runProgressMessage({ moves: 7, over: false, score: null })).toEqual({ key: 'race.bets', params: { count: 7 } })
    expect(runProgressMessage({ moves: 7, over: true, score: null })).toEqual({ key: 'race.done', params: { count: 7 } })
    expect(runProgressMessage({ moves: 7, over: true, score: 5 })).toEqual({ key: 'race.scored', params: { score: 5, bets: 7 } })
  })
})

describe('timing', () => {
  test('a round takes at most 1.6 s, at turbo at most 0.5 s, with every possible event', () => {
    const match = at('classic bets 9 score 9 streak 9 out 0\nhand E S W N\ndraw 9s 9s 9s 9s\ndiscard')
    const { lasts, cues } = animationTimingOf(bet(match, 'higher'))
    expect(lasts).toBeLessThanOrEqual(1600)
    expect(lasts / 4).toBeLessThanOrEqual(500)
    expect(cues.every(({ at: when }, i) => when <= lasts && when >= (cues[i - 1]?.at ?? 0))).toBe(true)
    expect(cues.map(({ sound }) => sound)).toEqual(['lock', 'tile', 'tile', 'tile', 'tile', 'won', 'shuffle'])
  })

  test('without animations only the result has a sound', () => {
    expect(animationTimingOf(bet(at(opening), 'lower')).instantSound).toMatchObject({ sound: 'lost' })
    expect(animationTimingOf(bet(at(opening), 'higher')).instantSound).toMatchObject({ sound: 'won', step: 2 })
    expect(animationTimingOf(mahjong.game.openingEvents!(at(opening).view(0))).instantSound).toBeUndefined()
  })

  test('tiles settle, then the total counts, then the outcome shows', () => {
    const settled = roundTimes.deal + 3 * roundTimes.stagger + roundTimes.glide
    expect(settled).toBeLessThanOrEqual(roundTimes.count)
    expect(roundTimes.count + roundTimes.counting).toBeLessThanOrEqual(roundTimes.outcome)
    expect(roundTimes.outcome).toBeLessThan(roundTimes.end)
  })

  test('the pitch of the bell rises with the streak up to a maximum', () => {
    const streak = (count: number) => {
      const match = at(`classic bets 99 score 99 streak ${count} out 0\nhand 1m 1m 1m 1m\ndraw 9s 9s 9s 9s 1p 1p 1p 1p\ndiscard`)
      return animationTimingOf(bet(match, 'higher')).cues.find(({ sound }) => sound === 'won')!.step
    }
    expect([0, 1, 5, 90].map(streak)).toEqual([0, 1, 5, 14])
  })

  test('the first deal is shorter and has no bet in it', () => {
    const { lasts, cues } = animationTimingOf(mahjong.game.openingEvents!(at(opening).view(0)))
    expect(lasts).toBeLessThan(roundTimes.end)
    expect(cues.map(({ sound }) => sound)).toEqual(['tile', 'tile', 'tile', 'tile'])
    expect(cues[0]!.at).toBeGreaterThan(0)
  })
})

test('a stake is taken back by the smallest chip that it is paid with', () => {
  expect([1, 5, 7, 10, 25, 31, 100, 130, 10_000].map(smallestChipOf)).toEqual([1, 5, 1, 5, 25, 1, 100, 5, 100])
})
