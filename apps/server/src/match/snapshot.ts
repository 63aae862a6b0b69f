import { createHash } from 'node:crypto'
import type { GamePackage } from '@parlor/kernel'
import { limits } from '@parlor/protocol'
import type { LogRow } from '../store/log.ts'
import type { MatchRow } from '../store/matches.ts'
import type { WrittenSnapshot } from '../store/snapshots.ts'
import { Fold } from './fold.ts'
import type { FoldSnapshot } from './resume.ts'

/** Raised when what stands in a snapshot changes: older ones are then ignored and written anew. */
export const snapshotFormat = 1
/** A log shorter than this is played through as quickly as a snapshot is read. */
const leastEntries = 768
/** So many entries come before the next snapshot; a match is opened by playing at most these and the replayed ones. */
const everyEntries = 256
/** Deeds at the end of the line that are played again on opening: whoever begins to look is told the story of the last of them. */
const replayed = limits.story + 112

/** Whether the match has come so far since the last snapshot that another is worth it. */
export function wantsSnapshot({ seq, snapshotSeq }: Fold): boolean {
  return seq >= leastEntries && seq - snapshotSeq >= everyEntries
}

/** Only of a fold that holds nothing but what is in the log. `tail`: how many deeds of the line are played again. */
export function writeSnapshot(fold: Fold, row: MatchRow, tail = replayed): WrittenSnapshot {
  const { match, times, movers, clocks, seq } = fold
  const base = Math.max(0, match.line.length - tail)
  const names: string[] = []
  for (const [mover, at] of movers) names[at - 1] = mover
  const snapshot: FoldSnapshot = {
    log: match.log,
    base,
    state: match.stateAt(base),
    practice: match.practice,
    times,
    movers: names,
    clocks: clocks.write(),
  }
  const body = JSON.stringify(snapshot)
  return { match: row.id, seq, format: snapshotFormat, version: row.version, body, sum: sumOf(row, seq, body) }
}

/** The fold that a snapshot and the entries from its own last one on make; null when it does not fit the match, or the log. */
export function foldFrom(pkg: GamePackage, row: MatchRow, { seq, body, sum }: WrittenSnapshot, rows: readonly LogRow[]): Fold | null {
  if (sum !== sumOf(row, seq, body)) return null
  const snapshot = JSON.parse(body) as FoldSnapshot
  const [last, ...tail] = rows
  if (!last || last.seq !== seq || snapshot.log.length !== seq || snapshot.movers[seq - 1] !== last.mover) return null
  if (JSON.stringify(snapshot.log[seq - 1]) !== JSON.stringify(last.entry) || snapshot.times[seq - 1] !== last.at) return null
  try {
    const fold = new Fold(pkg, row, snapshot)
    for (const entry of tail) fold.enter(entry)
    return fold
  } catch {
    // The log decides: it is played from the start.
    return null
  }
}

/** Binds a snapshot to its match: another deal, other rules or a damaged text give another sum. */
function sumOf({ id, game, version, seed }: MatchRow, seq: number, body: string): string {
  return createHash('sha256').update(`${snapshotFormat} ${id} ${game} ${version} ${seed} ${seq}\n`).update(body).digest('hex')
}
