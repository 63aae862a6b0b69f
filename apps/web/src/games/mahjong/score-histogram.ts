import type { RunMode } from '@parlor/mahjong'
import type { MatchResult } from '../../data/match-result.ts'
import { presetOfMode } from './modes.ts'

/** Runs with a score of at least `from` and below `to`. */
interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Widths of a bin, the narrowest that needs no more than `mostBins`. */
const widths = [1, 2, 5, 10, 20] as const
const mostBins = 16

/** How often which scores were made, from the lowest to the highest; empty bins in between included. */
export function scoreHistogram(scores: readonly number[]): Bin[] {
  if (scores.length === 0) return []
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  const width = widths.find((one) => Math.floor(most / one) - Math.floor(least / one) < mostBins) ?? widths.at(-1)!
  const first = Math.floor(least / width)
  const bins = new Array<number>(Math.floor(most / width) - first + 1).fill(0)
  for (const score of scores) bins[Math.floor(score / width) - first]!++
  return bins.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }))
}

/** Where the bins of chips begin: they spread over powers of ten. */
const chipSteps = [0, 1, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const

/** How often which chips were left, from the poorest run to the richest; the last bin is open. */
export function chipsHistogram(chips: readonly number[]): Bin[] {
  const bins = chipSteps.map((from, i) => {
    const to = chipSteps[i + 1] ?? Number.POSITIVE_INFINITY
    return { from, to, count: chips.filter((count) => count >= from && count < to).length }
  })
  const first = bins.findIndex(({ count }) => count > 0)
  return first < 0 ? [] : bins.slice(first, bins.findLastIndex(({ count }) => count > 0) + 1)
}

/** The best score of a day. */
interface DayBest {
  /** Midday there, in milliseconds. */
  readonly day: number
  readonly score: number
}

/** The days with the best scores of a mode, the best first, of equal ones the earlier. */
export function bestDaysOf(results: readonly MatchResult[], rule: RunMode, most = 3): DayBest[] {
  const best = new Map<number, number>()
  for (const { at, marks } of results) {
    const score = marks?.['ending'] ? marks[presetOfMode[rule]] : undefined
    if (score === undefined) continue
    const day = new Date(at).setHours(12, 0, 0, 0)
    best.set(day, Math.max(best.get(day) ?? 0, score))
  }
  const days = [...best].map(([day, score]) => ({ day, score }))
  return days.toSorted((a, b) => b.score - a.score || a.day - b.day).slice(0, most)
}

/** Skill in percent and luck in points of one run. */
interface GradedRun {
  readonly skill: number
  readonly luck: number
}

/** Scores of the completed runs of a mode, and the grades of those graded as today. */
export function runsOfMode(results: readonly MatchResult[], rule: RunMode): { scores: number[]; graded: GradedRun[] } {
  const mode = presetOfMode[rule]
  const runs = results.flatMap(({ marks }) => (marks?.['ending'] && marks[mode] !== undefined ? [marks] : []))
  return {
    scores: runs.map((marks) => marks[mode]!),
    // Runs in Living honours were graded by the odds once, under another name; those of Stakes have no skill.
    graded: runs.flatMap((marks) => {
      const luck = marks[mode === 'living' ? 'runLuck' : 'luck']
      return luck === undefined || marks['skill'] === undefined ? [] : [{ skill: marks['skill'], luck }]
    }),
  }
}
