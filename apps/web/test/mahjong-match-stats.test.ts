import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cashOut, dailyRun, mahjong, moveForBet, type RunMode, type MahjongTypes } from '@parlor/mahjong'
import { describe, expect, it } from 'vitest'
import { achievements } from '../src/games/mahjong/achievements.ts'
import { matchStatsOf } from '../src/games/mahjong/match-stats.ts'
import { bestDaysOf, chipsHistogram, runsOfMode, scoreHistogram } from '../src/games/mahjong/score-histogram.ts'
import { evaluateAchievements } from '../src/data/achievement.ts'
import { checkResult, type MatchResult } from '../src/data/match-result.ts'

function run(honors: RunMode, seed: string): Match<MahjongTypes> {
  const match = Match.begin(mahjong.game, { options: { honors }, seed })
  if (isRejection(match)) throw new Error(match.rejected)
  const stake = honors === 'stakes' ? 1 : undefined
  while (!match.outcome) match.play(0, moveForBet(match.view(0).total < 20 ? 'higher' : 'lower', stake))
  return match
}

function resultOf(match: Match<MahjongTypes>): MatchResult {
  return {
    v: 1,
    id: '0123456789abcdef0123',
    game: 'mahjong',
    at: 1,
    opponent: 'nobody',
    ending: 'finished',
    score: match.state.score,
    moves: match.history.length,
    played: 1000,
    practice: null,
    marks: matchStatsOf(match),
  }
}

const standing = (results: readonly MatchResult[], id: string) => evaluateAchievements(achievements, results).find((one) => one.id === id)!

describe('match stats', () => {
  const classic = run('instance', 'figures')
  const living = run('kind', 'figures')

  it('have the score by mode, and how the run ended', () => {
    const marks = matchStatsOf(classic)
    expect(marks).toMatchObject({ classic: classic.state.score, bets: 201, won: classic.state.score, ending: 3, day: 0 })
    expect(marks['living']).toBeUndefined()
    expect(matchStatsOf(living)['living']).toBe(living.state.score)
    expect([1, 2, 3]).toContain(matchStatsOf(living)['ending'])
    expect(isRejection(checkResult(resultOf(classic)))).toBe(false)
  })

  it('have the day of a daily run', () => {
    for (const mode of ['kind', 'stakes'] as const) {
      const daily = dailyRun('2026-11-15', mode)
      if (isRejection(daily)) throw new Error(daily.rejected)
      expect(matchStatsOf(run(daily.options.honors, daily.seed))['day']).toBe(20261115)
    }
  })

  it('earn achievements, and none for practice', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(12)
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
    const both = [resultOf(classic), resultOf(living)]
    expect(standing(both, 'firstRun').earned).not.toBeNull()
    expect(standing(both, 'tenRuns').value).toBe(2)
    expect(standing(both, 'thousandWins').value).toBe(classic.state.score + living.state.score)
    expect(standing(both, 'classic120').earned !== null).toBe(classic.state.score >= 120)
    expect(standing(both, 'streak5').value).toBe(Math.min(5, Math.max(...both.map(({ marks }) => marks!['streak']!))))
    expect(standing([{ ...both[0]!, practice: 'undo' }], 'firstRun').earned).toBeNull()
  })

  it('earn nothing by Stakes without a bet, and no skill there', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'stakes' }, seed: 'nothing' }) as Match<MahjongTypes>
    match.play(0, cashOut)
    expect(standing([resultOf(match)], 'firstRun').earned).toBeNull()
    expect(matchStatsOf(match)['skill']).toBeUndefined()
    expect(matchStatsOf(run('stakes', 'figures'))['skill']).toBeUndefined()
  })

  it('are counted by mode for the statistics, completed runs alone', () => {
    const old = { ...resultOf(living), marks: { living: 20, ending: 2, skill: 100, luck: 3 } }
    const results = [resultOf(classic), resultOf(living), old, { ...resultOf(living), marks: { living: 9, ending: 0 } }]
    expect(runsOfMode(results, 'instance')).toEqual({
      scores: [classic.state.score],
      graded: [{ skill: matchStatsOf(classic)['skill'], luck: matchStatsOf(classic)['luck'] }],
    })
    // What was graded by the odds is no grade of today.
    const { scores, graded } = runsOfMode(results, 'kind')
    expect([scores, graded.length]).toEqual([[living.state.score, 20], 1])
  })

  it.each([
    [[], []],
    [[7], [[7, 8, 1]]],
    [
      [10, 12, 12, 13],
      [
        [10, 11, 1],
        [11, 12, 0],
        [12, 13, 2],
        [13, 14, 1],
      ],
    ],
  ])('of %j are a histogram', (scores, bins) => {
    expect(scoreHistogram(scores).map(({ from, to, count }) => [from, to, count])).toEqual(bins)
  })

  it('of Stakes are a histogram of chips, whose bars hold every run', () => {
    const chips = [0, 0, 130, 199, 200, 4999, 2_000_000]
    const bins = chipsHistogram(chips)
    expect(bins[0]).toEqual({ from: 0, to: 1, count: 2 })
    expect(bins.find(({ from }) => from === 100)).toEqual({ from: 100, to: 200, count: 2 })
    expect(bins.at(-1)).toEqual({ from: 100_000, to: Number.POSITIVE_INFINITY, count: 1 })
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(chips.length)
    expect(chipsHistogram([])).toEqual([])
    expect(chipsHistogram([300]).map(({ from }) => from)).toEqual([200])
  })

  it('have their best days, each with its best run, the best first', () => {
    const on = (day: number, living: number, ending = 1) => ({
      ...resultOf(classic),
      at: new Date(2026, 10, day, 23, 59).getTime(),
      marks: { living, ending },
    })
    const results = [on(1, 20), on(1, 31), on(2, 50), on(3, 31), on(4, 12), on(5, 99, 0)]
    expect(bestDaysOf(results, 'kind').map(({ day, score }) => [new Date(day).getDate(), score])).toEqual([
      [2, 50],
      [1, 31],
      [3, 31],
    ])
    expect(bestDaysOf(results, 'stakes')).toEqual([])
  })

  it('are never more than sixteen bars, which hold every run', () => {
    const scores = Array.from({ length: 500 }, (_, i) => (i * 37) % 202)
    const bins = scoreHistogram(scores)
    expect(bins.length).toBeLessThanOrEqual(16)
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(500)
    for (const { from, to, count } of bins) expect(scores.filter((score) => score >= from && score < to)).toHaveLength(count)
  })

  it('earn nothing for a resigned run', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'kind' }, seed: 'left' })
    if (isRejection(match)) throw new Error(match.rejected)
    match.play(0, moveForBet('higher'))
    match.resign(0)
    expect(matchStatsOf(match)['ending']).toBe(0)
    expect(standing([resultOf(match)], 'firstRun').earned).toBeNull()
  })
})
