import { below, hashJson, isRejection, Match, quietTable, type Kinds } from '@parlor/kernel'
import { checkOutcome } from './promises/declaration.ts'
import type { Trail } from './trail.ts'

/** A random match in place and silent, then its log replayed aloud: both must be legal at every step and end in the same state. */
export function lightMatch<K extends Kinds>(trail: Trail<K>): void {
  const { game, origin, rng } = trail
  const begun = Match.begin(game, origin)
  if (isRejection(begun)) return trail.fail('P0 declaration', `the origin is refused: ${JSON.stringify(begun)}`)
  const state = game.clone(begun.start)
  const bound = game.maxMoves(origin.options)
  const entries: { kind: 'move'; seat: number; move: string }[] = []
  while (!state.outcome) {
    if (entries.length >= bound) return trail.fail('P9 answers and end', `the match goes on after ${bound} moves`)
    const decision = state.pending[below(rng, state.pending.length)]
    if (!decision) return trail.fail('P2 pending', 'nobody owes an answer though the match goes on')
    const { seat } = decision
    const move = trail.anyMove(state, seat)
    if (move === undefined) return trail.fail('P9 answers and end', `seat ${seat} owes ${decision.kind} but has no move`)
    const text = game.notation.writeMove(move)
    const wrong = game.check(state, seat, move)
    if (wrong) return trail.fail('P3 legality', `${text} of seat ${seat} is listed, but refused with ${wrong.rejected}`)
    entries.push({ kind: 'move', seat, move: text })
    trail.moves.push(`${seat} ${text}`)
    const { seq } = state
    game.apply(state, seat, move, quietTable)
    trail.expect(state.seq === seq + 1, 'P2 pending', `seq went from ${seq} to ${state.seq} in one move`)
  }
  checkOutcome(trail, state)
  for (const entry of entries) {
    const wrong = begun.enter(entry)
    if (wrong) return trail.fail('P4 determinism', `${entry.move} of seat ${entry.seat} is refused when replayed: ${wrong.rejected}`)
  }
  trail.expect(begun.hash() === hashJson(state), 'P4 determinism', 'replayed aloud, the same moves lead to another state')
}
