import { Match } from '@parlor/kernel/host'
import { describe, expect, test } from 'vitest'
import { matchStatsOf } from '../src/games/dots/match-stats.ts'
import { achievements } from '../src/games/dots/achievements.ts'
import { strings } from '../src/games/dots/strings.ts'
import {
  createCountAchievement,
  createDistinctCountAchievement,
  evaluateAchievements,
  createBestValueAchievement,
  createStreakAchievement,
  createSumAchievement,
  type AchievementProgress,
} from '../src/data/achievement.ts'
import type { MatchResult } from '../src/data/match-result.ts'
import { computeStatistics } from '../src/data/statistics.ts'
import { languages } from '../src/platform/i18n/language.ts'
import { dots } from './fakes.ts'

let number = 0

function result(part: Partial<MatchResult> = {}): MatchResult {
  const at = ++number
  return {
    v: 1,
    id: `result${String(at).padStart(4, '0')}`,
    game: 'dots',
    at,
    opponent: 'easy',
    ending: 'won',
    score: 1,
    moves: 60,
    played: 1000,
    practice: null,
    marks: { chain: 4, gained: 3, bursts: 10, lost: 2, least: 3, cells: 25, seat: 0, first: 1, own: 0 },
    ...part,
  }
}

function progressOf(id: string, ...results: readonly MatchResult[]): AchievementProgress {
  return evaluateAchievements(achievements, results).find((one) => one.id === id)!
}

test('a resigned level unlocks the next one, but does not count for set achievements', () => {
  const level = (index: number, resigned = 0) =>
    result({ ending: 'lost', series: { id: 'dots.petri', index }, marks: { ...result().marks, resigned } })
  const played = Array.from({ length: 10 }, (_, index) => level(index))
  expect(progressOf('set.petri', ...played).earned).not.toBeNull()
  expect(progressOf('set.petri', ...played.slice(0, 9), level(9, 1))).toMatchObject({ value: 9, earned: null })
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'given up' }) as Match
  match.resign(0)
  expect([0, 1].map((seat) => matchStatsOf(match as Parameters<typeof matchStatsOf>[0], seat)['resigned'])).toEqual([1, 0])
})

describe('progress rules', () => {
  const named = { id: 'x', icon: 'star', goal: 3 } as const

  test('count, sum, maximum, distinct values and streaks', () => {
    const results = [
      result({ moves: 2 }),
      result({ ending: 'lost', moves: 9 }),
      result({ moves: 2 }),
      result({ moves: 1, ending: 'finished' }),
      result(),
    ]
    const progressAfter = (achievement: Parameters<typeof evaluateAchievements>[0][number]) =>
      evaluateAchievements([{ ...achievement, goal: 100 }], results)[0]!.value
    expect(progressAfter(createCountAchievement(named, ({ ending }) => ending === 'won'))).toBe(3)
    expect(progressAfter(createSumAchievement(named, ({ moves }) => moves))).toBe(74)
    expect(progressAfter(createBestValueAchievement(named, ({ moves }) => moves))).toBe(60)
    expect(progressAfter(createDistinctCountAchievement(named, ({ ending }) => (ending === 'finished' ? null : ending)))).toBe(2)
    expect(progressAfter(createStreakAchievement(named, ({ ending }) => (ending === 'finished' ? null : ending === 'won')))).toBe(2)
  })

  test('names the match that earned it, and later losses do not revoke it', () => {
    const results = [result(), result(), result(), result({ ending: 'lost' })]
    expect(evaluateAchievements([createStreakAchievement(named, ({ ending }) => ending === 'won')], results)[0]).toMatchObject({
      value: 3,
      earned: { match: results[2]!.id, at: results[2]!.at },
    })
  })

  test('ignores practice', () => {
    expect(evaluateAchievements([createCountAchievement(named, () => true)], [result({ practice: 'hint' })])[0]).toMatchObject({
      value: 0,
      earned: null,
    })
  })
})

describe('the achievements of Dots', () => {
  test('are more than twenty, each with a unique id and texts', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(20)
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length)
    for (const language of languages)
      for (const { id } of achievements)
        for (const part of ['title', 'line']) expect(strings[language]).toHaveProperty([`achievement.${id}.${part}`])
  })

  test('come with the first win, not with a loss', () => {
    expect(progressOf('firstWin', result({ ending: 'lost' })).earned).toBeNull()
    expect(progressOf('firstWin', result()).earned).not.toBeNull()
  })

  test('do not count custom boards, unless they are levels', () => {
    const own = { chain: 99, own: 1, cells: 9 }
    expect(progressOf('chain60', result({ marks: own })).value).toBe(0)
    expect(progressOf('chain60', result({ marks: own, series: { id: 'dots.petri', index: 0 } })).earned).not.toBeNull()
  })

  test('distinguish opponents, and count every depth of Kepler as one', () => {
    expect(progressOf('beat.kepler', result({ opponent: 'keplerStrong' })).earned).not.toBeNull()
    expect(progressOf('beat.kepler', result({ opponent: 'newtonStrong' })).earned).toBeNull()
    expect(progressOf('beatAll', result(), result({ opponent: 'hard' }), result()).value).toBe(2)
  })

  test('see the untouched, the comeback, the quick and the late win', () => {
    const marks = result().marks!
    expect(progressOf('untouched', result({ marks: { ...marks, lost: 0 } })).earned).not.toBeNull()
    expect(progressOf('untouched', result()).earned).toBeNull()
    expect(progressOf('comeback', result({ marks: { ...marks, least: 1 } })).earned).not.toBeNull()
    expect(progressOf('swift', result({ moves: 56 })).earned).not.toBeNull()
    expect(progressOf('swift', result({ moves: 57 })).earned).toBeNull()
    expect(progressOf('secondWins', result({ marks: { ...marks, cells: 9, first: 0 } })).earned).not.toBeNull()
    expect(progressOf('bothColours', result(), result({ marks: { ...marks, seat: 1 } })).earned).not.toBeNull()
  })

  test('count the levels of a set once each, won or lost', () => {
    const levels = [0, 0, 1, 2].map((index) => result({ ending: 'lost', series: { id: 'dots.petri', index } }))
    expect(progressOf('set.petri', ...levels).value).toBe(3)
    expect(progressOf('allWon', ...levels).value).toBe(0)
  })
})

describe('match stats', () => {
  test('count chains, gains and losses of one seat', () => {
    const options = { ...dots.game.options.presets[0]!.options, rows: 3, cols: 3, template: 'custom' as const, cells: 'bCB/.a./..A' }
    const match = Match.begin(dots.game, { options, seed: 's' }) as Match
    match.play(0, dots.game.notation.readMove('a1'))
    expect(matchStatsOf(match, 0)).toMatchObject({ chain: 3, bursts: 3, cells: 9, blocks: 0, seat: 0, first: 1, own: 1, lost: 0 })
    expect(matchStatsOf(match, 1)).toMatchObject({ chain: 0, lost: 2, first: 0 })
  })

  test('enter the statistics as maxima', () => {
    const { all, opponents } = computeStatistics([
      result(),
      result({ opponent: 'hard', marks: { chain: 9 } }),
      result({ marks: undefined } as never),
    ])
    expect(all.marks).toMatchObject({ chain: 9, gained: 3 })
    expect(opponents.get('easy')!.marks['chain']).toBe(4)
  })
})
