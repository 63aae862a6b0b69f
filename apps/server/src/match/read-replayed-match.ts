import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { LogRow } from '../store/log-store.ts'
import type { MatchRow } from '../store/matches.ts'
import type { Stores } from '../store/stores.ts'
import { ReplayedMatch } from './replayed-match.ts'
import { rebuildMatchFromSnapshot, snapshotFormatVersion } from './match-snapshot.ts'

/** Entries replayed before yielding: a few milliseconds of the node's only thread. */
const entriesPerSlice = 128
/** Slices that wait for no other match's: as much as is replayed where there is a snapshot. */
const freeSlices = 8

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
  const left = rows[Symbol.iterator]()
  const applySlice = (): boolean => {
    for (let i = 0; i < entriesPerSlice; i++) {
      const next = left.next()
      if (next.done) return true
      replayed.applyRow(next.value)
    }
    return false
  }
  for (let slices = 0; ; slices++) {
    if (slices >= freeSlices) {
      if (await inReplayTurn(applySlice)) return
    } else if (applySlice()) return
    else await yieldToEventLoop()
  }
}

/** The latest slice of a long replay and the pause after it. */
let latestTurn: Promise<unknown> = Promise.resolve()

/** Long replays go on one slice at a time and rest for as long as it took: all of them together have half of the thread. */
function inReplayTurn<T>(work: () => T): Promise<T> {
  let tookMs = 0
  const turn = latestTurn.then(() => {
    const began = performance.now()
    const result = work()
    tookMs = performance.now() - began
    return result
  })
  latestTurn = turn.then(
    () => wait(tookMs),
    () => {},
  )
  return turn
}
