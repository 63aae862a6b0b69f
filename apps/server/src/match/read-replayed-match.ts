import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { rebuildMatchFromSnapshot, snapshotFormatVersion } from './match-snapshot.ts'

/** Entries replayed before yielding: a few milliseconds of the node's only thread. */
const entriesPerSlice = 128

/**
 * Replays a match: from its snapshot and later entries where there is one, else from the start. `until`: only entries that were stored by
 * then.
 */
export async function readReplayedMatch(
  { log, snapshots }: Pick<Stores, 'log' | 'snapshots'>,
  pkg: GamePackage,
  row: MatchRow,
  until = Infinity,
): Promise<ReplayedMatch> {
  const { snapshot, rows } = await snapshots.open(row.id, snapshotFormatVersion, row.version)
  const due = (all: readonly LogRow[]) => all.filter(({ at }) => at <= until)
  const resumed = snapshot && rebuildMatchFromSnapshot(pkg, row, snapshot, due(rows))
  if (resumed) return resumed
  const replayed = new ReplayedMatch(pkg, row)
  await applyRows(replayed, due(snapshot ? await log.read(row.id, 0) : rows))
  return replayed
}

/** Applies committed rows, however many, without keeping the thread. */
export async function applyRows(replayed: ReplayedMatch, rows: Iterable<LogRow>): Promise<void> {
  let count = 0
  for (const row of rows) {
    if (count++ % entriesPerSlice === entriesPerSlice - 1) await yieldToEventLoop()
    replayed.applyRow(row)
  }
}
