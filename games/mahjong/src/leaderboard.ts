import { hasExactKeys, isRejection, reject, type Rejection } from '@parlor/kernel'
import { parsePlayerName } from './player-name.ts'
import { maxMoves } from './setup.ts'
import type { RunMode } from './types.ts'

/** When the odds of a bet are shown, the strongest aid first. */
export const oddsAids = ['always', 'after', 'never'] as const
export type OddsAid = (typeof oddsAids)[number]

/** A stored score; `ts` is when the run ended, in milliseconds. */
export interface LeaderboardEntry {
  readonly name: string
  readonly score: number
  readonly ts: number
  /** The strongest aid of the run; absent: always, as in all entries made before there was a choice. */
  readonly odds?: OddsAid
}

/** Maximum number of scores. */
export const leaderboardSize = 5

/** The leaderboard with one more score: the best five, the highest first, of equal ones the earliest. */
export function addToLeaderboard(board: readonly LeaderboardEntry[], entry: LeaderboardEntry): LeaderboardEntry[] {
  return [...board, entry].sort(before).slice(0, leaderboardSize)
}

function before(a: LeaderboardEntry, b: LeaderboardEntry): number {
  return b.score - a.score || a.ts - b.ts
}

/** Parses an untrusted leaderboard, strictly: an invalid entry rejects all of it. */
export function readLeaderboard(value: unknown, mode: RunMode = 'instance'): LeaderboardEntry[] | Rejection {
  const most = mode === 'stakes' ? mostChips : maxMoves()
  if (!Array.isArray(value) || value.length > leaderboardSize) return reject('leaderboard.damaged')
  const entries: LeaderboardEntry[] = []
  for (const one of value as unknown[]) {
    const marked = hasExactKeys(one, ['name', 'score', 'ts', 'odds'])
    if (!marked && !hasExactKeys(one, ['name', 'score', 'ts'])) return reject('leaderboard.damaged')
    const { name, score, ts, odds } = one as Record<string, unknown>
    const read = typeof name === 'string' ? parsePlayerName(name) : reject('leaderboard.damaged')
    if (isRejection(read) || read !== name || !isCount(score, most) || !isCount(ts, latest)) return reject('leaderboard.damaged')
    if (marked && !oddsAids.includes(odds as OddsAid)) return reject('leaderboard.damaged')
    entries.push({ name, score, ts, ...(marked && { odds: odds as OddsAid }) })
  }
  const sorted = entries.every((entry, i) => i === 0 || before(entries[i - 1]!, entry) <= 0)
  return sorted ? entries : reject('leaderboard.damaged')
}

/** More chips than the highest stakes of a run can win. */
const mostChips = 1e12

/** The latest valid date. */
const latest = 8.64e15

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= most
}
