import type { Checkpoint, LogEntry } from '@parlor/kernel'
import type { ClocksSnapshot } from './clocks.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/** What a replayed match needs to go on without replaying its log from the start. */
export interface MatchSnapshot extends Checkpoint {
  readonly times: readonly number[]
  readonly movers: readonly string[]
  readonly clocks: ClocksSnapshot
}

/** Restores everything but the kernel match, which is resumed already. */
export function restoreFromSnapshot(replayed: ReplayedMatch, { log, times, movers, clocks }: MatchSnapshot): void {
  const { match, steps } = replayed
  for (const [i, mover] of movers.entries()) replayed.recordMover(mover, times[i]!)
  // Undone entries have no step: a client that missed them gets the full state anyway.
  for (const i of log.keys()) steps[i] = null
  for (const [at, i] of standingIndexes(log).entries()) steps[i] = match.history[at]!
  replayed.clocks.restore(clocks, match.history.length)
  replayed.snapshotSeq = log.length
}

/** Log indexes of the history's entries. */
function standingIndexes(log: readonly LogEntry[]): number[] {
  const line: number[] = []
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'undo') line.length = entry.to
    else line.push(i)
  }
  return line
}
