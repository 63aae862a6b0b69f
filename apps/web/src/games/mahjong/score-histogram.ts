import type { RunMode } from '@parlor/mahjong'
import type { MatchResult } from '../../data/match-result.ts'

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

/** Skill in percent and luck in points of one run. */
interface GradedRun {
  readonly skill: number
  readonly luck: number
}

/** Scores of the completed runs of a mode, and the grades of those graded as today. */
export function runsOfMode(results: readonly MatchResult[], rule: RunMode): { scores: number[]; graded: GradedRun[] } {
  const living = rule === 'kind'
  const runs = results.flatMap(({ marks }) => (marks?.['ending'] && marks[living ? 'living' : 'classic'] !== undefined ? [marks] : []))
  return {
    scores: runs.map((marks) => marks[living ? 'living' : 'classic']!),
    // Runs in Living honours were graded by the odds once, under another name.
    graded: runs.flatMap((marks) => {
      const luck = marks[living ? 'runLuck' : 'luck']
      return luck === undefined || marks['skill'] === undefined ? [] : [{ skill: marks['skill'], luck }]
    }),
  }
}
