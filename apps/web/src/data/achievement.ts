import type { IconName } from '../ui/icon.tsx'
import type { MatchResult } from './match-result.ts'

/** An achievement: a reducer over the finished matches that are not practice, and its goal. */
export interface Achievement<S = unknown> {
  readonly id: string
  readonly icon: IconName
  readonly goal: number
  /** Group, named by the string `achievement.group.<group>`. */
  readonly group?: string
  begin(): S
  add(state: S, result: MatchResult): S
  value(state: S): number
}

/** Progress of an achievement. */
export interface AchievementProgress {
  readonly id: string
  readonly icon: IconName
  readonly goal: number
  readonly group?: string
  /** At most the goal. */
  readonly value: number
  /** The match that reached the goal, and when; null until then. */
  readonly earned: { readonly match: string; readonly at: number } | null
}

/** Reduces results, oldest first. An earned achievement stays earned; practice does not count. */
export function evaluateAchievements(achievements: readonly Achievement[], results: readonly MatchResult[]): AchievementProgress[] {
  const counted = results.filter(({ practice }) => practice === null)
  return achievements.map((achievement) => evaluateAchievement(achievement, counted))
}

function evaluateAchievement(
  { id, icon, goal, group, begin, add, value }: Achievement,
  results: readonly MatchResult[],
): AchievementProgress {
  const named = { id, icon, goal, ...(group === undefined ? {} : { group }) }
  let state = begin()
  for (const result of results) {
    state = add(state, result)
    if (value(state) >= goal) return { ...named, value: goal, earned: { match: result.id, at: result.at } }
  }
  return { ...named, value: value(state), earned: null }
}

type AchievementHeader = Pick<Achievement, 'id' | 'icon' | 'goal' | 'group'>

/** Sum of a value per match. */
export function createSumAchievement(named: AchievementHeader, of: (result: MatchResult) => number): Achievement {
  return withErasedState<number>({ ...named, begin: () => 0, add: (total, result) => total + of(result), value: (total) => total })
}

/** Number of matches with a property. */
export function createCountAchievement(named: AchievementHeader, happened: (result: MatchResult) => boolean): Achievement {
  return createSumAchievement(named, (result) => (happened(result) ? 1 : 0))
}

/** Maximum of a value per match. */
export function createBestValueAchievement(named: AchievementHeader, of: (result: MatchResult) => number): Achievement {
  return withErasedState<number>({ ...named, begin: () => 0, add: (best, result) => Math.max(best, of(result)), value: (best) => best })
}

/** Number of distinct values; null is none. */
export function createDistinctCountAchievement(named: AchievementHeader, of: (result: MatchResult) => string | null): Achievement {
  return withErasedState<readonly string[]>({
    ...named,
    begin: () => [],
    add(seen, result) {
      const one = of(result)
      return one === null || seen.includes(one) ? seen : [...seen, one]
    },
    value: (seen) => seen.length,
  })
}

/** Longest streak; null neither extends nor breaks it. */
export function createStreakAchievement(named: AchievementHeader, holds: (result: MatchResult) => boolean | null): Achievement {
  return withErasedState<{ readonly now: number; readonly best: number }>({
    ...named,
    begin: () => ({ now: 0, best: 0 }),
    add(state, result) {
      const held = holds(result)
      const now = held === null ? state.now : held ? state.now + 1 : 0
      return { now, best: Math.max(state.best, now) }
    },
    value: ({ best }) => best,
  })
}

/** Lists hold achievements with different state types; each only gets its own state. */
function withErasedState<S>(achievement: Achievement<S>): Achievement {
  return achievement as unknown as Achievement
}
