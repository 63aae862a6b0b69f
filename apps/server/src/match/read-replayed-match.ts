import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { rebuildMatchFromSnapshot, snapshotFormatVersion } from './match-snapshot.ts'

/** Entries replayed before yielding: a few milliseconds of the node's only thread. */
const entriesPerSlice = 128

/** Replays a match: from its snapshot and later entries where there is one, else from the start. */
export async function readReplayedMatch(
  { log, snapshots }: Pick<Stores, 'log' | 'snapshots'>,
  pkg: GamePackage,
  row: MatchRow,
): Promise<ReplayedMatch> {
  const { snapshot, rows } = await snapshots.open(row.id, snapshotFormatVersion, row.version)
  const resumed = snapshot && rebuildMatchFromSnapshot(pkg, row, snapshot, rows)
  if (resumed) return resumed
  const replayed = new ReplayedMatch(pkg, row)
  for (const [i, entry] of (snapshot ? await log.read(row.id, 0) : rows).entries()) {
    if (i > 0 && i % entriesPerSlice === 0) await yieldToEventLoop()
    replayed.applyRow(entry)
  }
  return replayed
}
