import { randomInt, hashJson, isRejection, quietSink, type GameTypes } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { checkOutcome } from './invariants/declaration-and-outcomes.ts'
import type { CheckRun } from './check-run.ts'

/** Plays a random match in place with a silent sink, then replays its log with events: both must be legal at every step and end in the same state. */
export function runLightCheck<K extends GameTypes>(run: CheckRun<K>): void {
  const { game, origin, rng } = run
  const begun = Match.begin(game, origin)
  if (isRejection(begun)) return run.fail('P0 declaration', `the origin is refused: ${JSON.stringify(begun)}`)
  const state = game.clone(begun.start)
  const bound = game.maxMoves(origin.options)
  const entries: { kind: 'move'; seat: number; move: string }[] = []
  while (!state.outcome) {
    if (entries.length >= bound) return run.fail('P9 answers and end', `the match goes on after ${bound} moves`)
    const decision = state.pending[randomInt(rng, state.pending.length)]
    if (!decision) return run.fail('P2 pending', 'nobody owes an answer though the match goes on')
    const { seat } = decision
    const move = run.anyMove(state, seat)
    if (move === undefined) return run.fail('P9 answers and end', `seat ${seat} owes ${decision.kind} but has no move`)
    const text = game.notation.writeMove(move)
    const wrong = game.check(state, seat, move)
    if (wrong) return run.fail('P3 legality', `${text} of seat ${seat} is listed, but refused with ${wrong.rejected}`)
    entries.push({ kind: 'move', seat, move: text })
    run.moves.push(`${seat} ${text}`)
    const { seq } = state
    game.apply(state, seat, move, quietSink)
    run.expect(state.seq === seq + 1, 'P2 pending', `seq went from ${seq} to ${state.seq} in one move`)
  }
  checkOutcome(run, state)
  for (const entry of entries) {
    const wrong = begun.replayEntry(entry)
    if (wrong) return run.fail('P4 determinism', `${entry.move} of seat ${entry.seat} is refused when replayed: ${wrong.rejected}`)
  }
  run.expect(begun.hash() === hashJson(state), 'P4 determinism', 'replayed with events, the same moves lead to another state')
}
