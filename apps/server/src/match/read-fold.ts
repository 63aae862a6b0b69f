import { setImmediate as othersFirst } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { Fold } from './fold.ts'
import { foldFrom, snapshotFormat } from './snapshot.ts'

/** Entries that are played at a stretch: a few milliseconds, for a node has one thread for everybody. */
const stretch = 128

/** A match as its log tells it: from its snapshot and what came after, where there is one; else from the start. */
export async function readFold({ log, snapshots }: Pick<Stores, 'log' | 'snapshots'>, pkg: GamePackage, row: MatchRow): Promise<Fold> {
  const { snapshot, rows } = await snapshots.open(row.id, snapshotFormat, row.version)
  const resumed = snapshot && foldFrom(pkg, row, snapshot, rows)
  if (resumed) return resumed
  const fold = new Fold(pkg, row)
  for (const [i, entry] of (snapshot ? await log.read(row.id, 0) : rows).entries()) {
    if (i > 0 && i % stretch === 0) await othersFirst()
    fold.enter(entry)
  }
  return fold
}
