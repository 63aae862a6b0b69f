import { below, canonicalJson, isRejection, owes, type Kinds, type Match } from '@parlor/kernel'
import { checkReplay } from './determinism.ts'
import type { Trail } from '../trail.ts'

/** P7: undo leads back to the seat's own last decision, random words included, and marks what it must; redo leads forward again. */
export function checkUndo<K extends Kinds>(trail: Trail<K>, match: Match<K>): void {
  const length = below(trail.rng, match.line.length) + 1
  const copy = match.upTo(length)
  const seat = copy.line.at(-1 - below(trail.rng, Math.min(length, 3)))!.deed.seat
  const target = copy.undoable(seat)
  if (!target) return trail.fail('P7 undo', `seat ${seat} moved but has nothing to undo`)
  const hash = copy.hash()
  const barrier = copy.line.slice(target.to).some((step) => step.barrier)
  const wrong = copy.undo(seat)
  if (wrong) return trail.fail('P7 undo', `undo is refused: ${wrong.rejected}`)
  trail.expect(
    canonicalJson(copy.state) === canonicalJson(match.stateAt(target.to)),
    'P7 undo',
    `undo of seat ${seat} does not restore the state`,
  )
  trail.expect(owes(copy.state.pending, seat) !== null, 'P7 undo', `after its undo seat ${seat} owes nothing`)
  trail.expect(
    copy.practice === (barrier ? 'undo' : null),
    'P7 undo',
    `undo past ${barrier ? 'a' : 'no'} barrier leaves practice at ${copy.practice}`,
  )
  checkReplay(trail, copy)
  const redone = copy.redo()
  if (isRejection(redone)) return trail.fail('P7 undo', `redo is refused: ${redone.rejected}`)
  trail.expect(copy.hash() === hash, 'P7 undo', 'redo leads to another state than the one undone')
  checkReplay(trail, copy)
}
