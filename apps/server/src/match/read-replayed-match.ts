import { setImmediate as othersFirst } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { readSnapshot, snapshotFormat } from './match-snapshot.ts'

/** Entries that are played at a stretch: a few milliseconds, for a node has one thread for everybody. */
const entriesPerSlice = 128

/** A match as its log tells it: from its snapshot and what came after, where there is one; else from the start. */
export async function readReplayedMatch(
  { log, snapshots }: Pick<Stores, 'log' | 'snapshots'>,
  pkg: GamePackage,
  row: MatchRow,
): Promise<ReplayedMatch> {
  const { snapshot, rows } = await snapshots.open(row.id, snapshotFormat, row.version)
  const resumed = snapshot && readSnapshot(pkg, row, snapshot, rows)
  if (resumed) return resumed
  const replayed = new ReplayedMatch(pkg, row)
  for (const [i, entry] of (snapshot ? await log.read(row.id, 0) : rows).entries()) {
    if (i > 0 && i % entriesPerSlice === 0) await othersFirst()
    replayed.applyRow(entry)
  }
  return replayed
}
