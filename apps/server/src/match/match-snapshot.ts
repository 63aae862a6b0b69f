import { createHash } from 'node:crypto'
import type { GamePackage } from '@parlor/kernel'
import { limits } from '@parlor/protocol'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import type { SnapshotRow } from '../store/snapshots.ts'
import { ReplayedMatch, type MatchSnapshot } from './replayed-match.ts'

/** Raised when the snapshot format changes: older ones are ignored and rewritten. */
export const snapshotFormatVersion = 1
/** A shorter log replays as fast as a snapshot is read. */
const leastEntries = 768
/** Entries between snapshots; opening a match replays at most these and `tailLength`. */
const everyEntries = 256
/** History entries replayed on opening: a new subscriber gets log lines of the last ones. */
const tailLength = limits.logLines + 112

export function needsSnapshot({ seq, snapshotSeq }: ReplayedMatch): boolean {
  return seq >= leastEntries && seq - snapshotSeq >= everyEntries
}

/** Only of a replayed match without uncommitted entries. `tail`: history entries that will be replayed. */
export function createSnapshotRow(replayed: ReplayedMatch, row: MatchRow, tail = tailLength): SnapshotRow {
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
  return { match: row.id, seq, format: snapshotFormatVersion, version: row.version, body, sum: checksumOf(row, seq, body) }
}

/** Rebuilds a match from a snapshot and the rows from the snapshot's last entry on; null when it does not fit the match or the log. */
export function rebuildMatchFromSnapshot(
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
    // The log decides: replayed from the start.
    return null
  }
}

/** Binds a snapshot to its match: another seed, rules version or a damaged body gives another sum. */
function checksumOf({ id, game, version, seed }: MatchRow, seq: number, body: string): string {
  return createHash('sha256').update(`${snapshotFormatVersion} ${id} ${game} ${version} ${seed} ${seq}\n`).update(body).digest('hex')
}
