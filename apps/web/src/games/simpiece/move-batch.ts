import type { SimPieceMove, SimPieceView } from '@parlor/simpiece'
import type { Question } from './question.ts'

/** Several moves of one gesture: DON!!, counters, picks. */
export interface MoveBatch {
  readonly moves: readonly SimPieceMove[]
  /** The question they answer; any other question in between has to be answered first. */
  readonly question?: Question
  /** Ends with "done", where that still answers the same question. */
  readonly thenDone?: true
}

/** A running batch: what is left of it, and the number of moves made. */
interface RunningBatch {
  readonly batch: MoveBatch
  readonly made: number
}

/** The next move of a batch; `wait` while another question is open in between, null when it is over or no longer possible. */
export function nextMoveOfBatch(
  { batch, made }: RunningBatch,
  view: SimPieceView,
  moves: readonly SimPieceMove[],
): SimPieceMove | 'wait' | null {
  const { question } = batch
  const done = made >= batch.moves.length
  if (done && !batch.thenDone) return null
  if (question && !sameQuestion(question, view)) return !done && isCountering(question, view) ? 'wait' : null
  if (done) return view.prompt?.picked === question!.picked + made ? (moves.find(({ kind }) => kind === 'done') ?? null) : null
  const wanted = batch.moves[made]!
  return moves.find((move) => isSameMove(move, wanted)) ?? null
}

/** An effect asks in the middle of the same Counter Step; in a later battle the counters would mean something else. */
function isCountering({ kind }: Question, { battle }: SimPieceView): boolean {
  return kind === 'counter' && battle?.step === 'counter'
}

function sameQuestion({ kind, card, ability, zone }: Question, { prompt, pending }: SimPieceView): boolean {
  if (!prompt || pending[0]?.kind !== kind) return false
  return (
    kind === 'counter' ||
    kind === 'room' ||
    kind === 'order' ||
    (prompt.card === card && prompt.ability === ability && prompt.zone === zone)
  )
}

function isSameMove(one: SimPieceMove, other: SimPieceMove): boolean {
  return (
    one.kind === other.kind &&
    ('card' in one ? one.card : -1) === ('card' in other ? other.card : -1) &&
    ('target' in one ? one.target : -1) === ('target' in other ? other.target : -1)
  )
}
