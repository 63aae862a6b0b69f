import { randomInt, isRejection, decisionOf, type GameTypes } from '@parlor/kernel'
import { canonicalJson, type Match } from '@parlor/kernel/host'
import { checkReplay } from './determinism.ts'
import type { CheckRun } from '../check-run.ts'

/** P7: undo restores the state before the seat's own last decision, generator included, and marks practice where it must; redo replays it. */
export function checkUndo<K extends GameTypes>(run: CheckRun<K>, match: Match<K>): void {
  const length = randomInt(run.rng, match.history.length) + 1
  const copy = match.upTo(length)
  const seat = copy.history.at(-1 - randomInt(run.rng, Math.min(length, 3)))!.entry.seat
  const target = copy.undoable(seat)
  if (!target) return run.fail('P7 undo', `seat ${seat} moved but has nothing to undo`)
  const hash = copy.hash()
  const barrier = copy.history.slice(target.to).some((step) => step.barrier)
  const wrong = copy.undo(seat)
  if (wrong) return run.fail('P7 undo', `undo is refused: ${wrong.rejected}`)
  run.expect(
    canonicalJson(copy.state) === canonicalJson(match.stateAt(target.to)),
    'P7 undo',
    `undo of seat ${seat} does not restore the state`,
  )
  run.expect(decisionOf(copy.state.pending, seat) !== null, 'P7 undo', `after its undo seat ${seat} owes nothing`)
  run.expect(
    copy.practice === (barrier ? 'undo' : null),
    'P7 undo',
    `undo past ${barrier ? 'a' : 'no'} barrier leaves practice at ${copy.practice}`,
  )
  checkReplay(run, copy)
  const redone = copy.redo()
  if (isRejection(redone)) return run.fail('P7 undo', `redo is refused: ${redone.rejected}`)
  run.expect(copy.hash() === hash, 'P7 undo', 'redo leads to another state than the one undone')
  checkReplay(run, copy)
}
