import type { Checkpoint, Entry } from '@parlor/kernel'
import type { WrittenClocks } from './clocks.ts'
import type { Fold } from './fold.ts'

/** What a fold needs to go on without playing its log from the start. */
export interface FoldSnapshot extends Checkpoint {
  readonly times: readonly number[]
  readonly movers: readonly string[]
  readonly clocks: WrittenClocks
}

/** Fills what a fold holds beside its match, which has been resumed already. */
export function resume(fold: Fold, { log, times, movers, clocks }: FoldSnapshot): void {
  const { match, steps } = fold
  for (const [i, mover] of movers.entries()) fold.note(mover, times[i]!)
  // Entries that were taken back have no step: whoever missed them is shown the whole anyway.
  for (const i of log.keys()) steps[i] = null
  for (const [at, i] of standing(log).entries()) steps[i] = match.line[at]!
  fold.clocks.resume(clocks, match.line.length)
  fold.snapshotSeq = log.length
}

/** Where in the log the deeds of its line stand. */
function standing(log: readonly Entry[]): number[] {
  const line: number[] = []
  for (const [i, entry] of log.entries()) {
    if (entry.kind === 'undo') line.length = entry.to
    else line.push(i)
  }
  return line
}
