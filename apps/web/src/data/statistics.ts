import type { MatchResult } from './match-result.ts'

/** Totals over a number of matches. */
export interface MatchTally {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** Current and best winning streak. */
  readonly streak: number
  readonly bestStreak: number
  /** In moves; null before the first. */
  readonly fastestWin: number | null
  readonly longest: number | null
  readonly bestScore: number | null
  readonly played: number
  /** Maximum of each of the game's statistics. */
  readonly marks: Readonly<Record<string, number>>
}

export interface Statistics {
  readonly all: MatchTally
  readonly opponents: ReadonlyMap<string, MatchTally>
  /** Number of practice matches, which count for nothing else. */
  readonly practice: number
}

const emptyTally: MatchTally = {
  games: 0,
  won: 0,
  lost: 0,
  drawn: 0,
  streak: 0,
  bestStreak: 0,
  fastestWin: null,
  longest: null,
  bestScore: null,
  played: 0,
  marks: {},
}

/** Sums results, oldest first. Practice matches are only counted. */
export function computeStatistics(results: readonly MatchResult[]): Statistics {
  let all = emptyTally
  let practice = 0
  const opponents = new Map<string, MatchTally>()
  for (const result of results) {
    if (result.practice) {
      practice++
      continue
    }
    all = addResult(all, result)
    opponents.set(result.opponent, addResult(opponents.get(result.opponent) ?? emptyTally, result))
  }
  return { all, opponents, practice }
}

function addResult(tally: MatchTally, { ending, moves, score, played, marks = {} }: MatchResult): MatchTally {
  const streak = ending === 'won' ? tally.streak + 1 : ending === 'finished' ? tally.streak : 0
  return {
    games: tally.games + 1,
    won: tally.won + (ending === 'won' ? 1 : 0),
    lost: tally.lost + (ending === 'lost' ? 1 : 0),
    drawn: tally.drawn + (ending === 'drawn' ? 1 : 0),
    streak,
    bestStreak: Math.max(tally.bestStreak, streak),
    fastestWin: ending === 'won' ? least(tally.fastestWin, moves) : tally.fastestWin,
    longest: most(tally.longest, moves),
    bestScore: most(tally.bestScore, score),
    played: tally.played + played,
    marks: highest(tally.marks, marks),
  }
}

function highest(old: MatchTally['marks'], now: MatchTally['marks']): MatchTally['marks'] {
  const marks: Record<string, number> = { ...old }
  for (const [name, mark] of Object.entries(now)) marks[name] = Math.max(marks[name] ?? mark, mark)
  return marks
}

function least(old: number | null, now: number): number {
  return old === null ? now : Math.min(old, now)
}

function most(old: number | null, now: number): number {
  return old === null ? now : Math.max(old, now)
}
