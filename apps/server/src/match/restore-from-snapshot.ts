import type { Checkpoint, LogEntry } from '@parlor/kernel'
import type { ClocksSnapshot } from './clocks.ts'
import type { ReplayedMatch } from './replayed-match.ts'

/** What a replayed needs to go on without playing its log from the start. */
export interface MatchSnapshot extends Checkpoint {
  readonly times: readonly number[]
  readonly movers: readonly string[]
  readonly clocks: ClocksSnapshot
}

/** Fills what a replayed holds beside its match, which has been resumed already. */
export function restoreFromSnapshot(replayed: ReplayedMatch, { log, times, movers, clocks }: MatchSnapshot): void {
  const { match, steps } = replayed
  for (const [i, mover] of movers.entries()) replayed.recordMover(mover, times[i]!)
  // Entries that were taken back have no step: whoever missed them is shown the whole anyway.
  for (const i of log.keys()) steps[i] = null
  for (const [at, i] of standingIndexes(log).entries()) steps[i] = match.history[at]!
  replayed.clocks.restore(clocks, match.history.length)
  replayed.snapshotSeq = log.length
}

/** Where in the log the deeds of its line stand. */
function standingIndexes(log: readonly LogEntry[]): number[] {
  const line: number[] = []
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'undo') line.length = entry.to
    else line.push(i)
  }
  return line
}
