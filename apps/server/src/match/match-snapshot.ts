import { createHash } from 'node:crypto'
import type { GamePackage } from '@parlor/kernel'
import { limits } from '@parlor/protocol'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import type { SnapshotRow } from '../store/snapshots.ts'
import { ReplayedMatch } from './replayed-match.ts'
import type { MatchSnapshot } from './restore-from-snapshot.ts'

/** Raised when what stands in a snapshot changes: older ones are then ignored and written anew. */
export const snapshotFormat = 1
/** A log shorter than this is played through as quickly as a snapshot is read. */
const leastEntries = 768
/** So many entries come before the next snapshot; a match is opened by playing at most these and the replayed ones. */
const everyEntries = 256
/** Deeds at the end of the line that are played again on opening: whoever begins to look is told the story of the last of them. */
const tailLength = limits.story + 112

/** Whether the match has come so far since the last snapshot that another is worth it. */
export function needsSnapshot({ seq, snapshotSeq }: ReplayedMatch): boolean {
  return seq >= leastEntries && seq - snapshotSeq >= everyEntries
}

/** Only of a replayed that holds nothing but what is in the log. `tail`: how many deeds of the line are played again. */
export function writeSnapshot(replayed: ReplayedMatch, row: MatchRow, tail = tailLength): SnapshotRow {
  const { match, times, movers, clocks, seq } = replayed
  const base = Math.max(0, match.history.length - tail)
  const names: string[] = []
  for (const [mover, at] of movers) names[at - 1] = mover
  const snapshot: MatchSnapshot = {
    log: match.log,
    base,
    state: match.stateAt(base),
    practice: match.practice,
    times,
    movers: names,
    clocks: clocks.toSnapshot(),
  }
  const body = JSON.stringify(snapshot)
  return { match: row.id, seq, format: snapshotFormat, version: row.version, body, sum: checksumOf(row, seq, body) }
}

/** The replayed that a snapshot and the entries from its own last one on make; null when it does not fit the match, or the log. */
export function readSnapshot(
  pkg: GamePackage,
  row: MatchRow,
  { seq, body, sum }: SnapshotRow,
  rows: readonly LogRow[],
): ReplayedMatch | null {
  if (sum !== checksumOf(row, seq, body)) return null
  const snapshot = JSON.parse(body) as MatchSnapshot
  const [last, ...tail] = rows
  if (!last || last.seq !== seq || snapshot.log.length !== seq || snapshot.movers[seq - 1] !== last.mover) return null
  if (JSON.stringify(snapshot.log[seq - 1]) !== JSON.stringify(last.entry) || snapshot.times[seq - 1] !== last.at) return null
  try {
    const replayed = new ReplayedMatch(pkg, row, snapshot)
    for (const entry of tail) replayed.applyRow(entry)
    return replayed
  } catch {
    // The log decides: it is played from the start.
    return null
  }
}

/** Binds a snapshot to its match: another deal, other rules or a damaged text give another sum. */
function checksumOf({ id, game, version, seed }: MatchRow, seq: number, body: string): string {
  return createHash('sha256').update(`${snapshotFormat} ${id} ${game} ${version} ${seed} ${seq}\n`).update(body).digest('hex')
}
