import { quietSink, type Game, type BotStrategy, type GameTypes, type Outcome, type Seat } from '@parlor/kernel'
import { SearchStackFrame } from './search-stack-frame.ts'
import { MoveOrdering } from './move-ordering.ts'
import { throwBotError } from './bot-request-error.ts'
import { lowerBound, upperBound, exactBound, TranspositionTable } from './transposition-table.ts'

/** A win of stake 1 now; a win n plies away is worth n less, so that of equal stakes the nearer one is taken. */
const winValue = 20_000
/** Beyond this a value is proven, not evaluated. */
export const minProvenValue = winValue - 1_000
/** Value of every further point of stake: more than any distance subtracts. Fractions of a point are ignored. */
const stake = 1_000
/** The largest stake that is distinguished. */
const highest = 1_000
export const infiniteValue = winValue + stake * highest
export const evaluationUnit = 10_000
/** Quiescence search: maximum plies beyond the depth in unsettled positions. */
const quietPlies = 4

/**
 * Alpha-beta for two seats in a zero-sum game, with principal-variation search, as a state machine with an explicit stack:
 * it can pause after any node and go on later, which recursion cannot. Seats need not alternate; `pending` gives the side to move.
 */
export class Negamax<K extends GameTypes> {
  nodes = 0
  /** The value of the current root move for the root seat, once `run` has returned true. */
  value = 0
  /** True when some value comes from an evaluation: a deeper search may then know more. */
  usedEvaluation = false
  readonly #game: Game<K>
  readonly #strategy: BotStrategy<K>
  readonly #table: TranspositionTable | null
  readonly #frames: SearchStackFrame<K>[]
  readonly #ordering: MoveOrdering<K>
  readonly #counter: number
  #ply = 1
  #entering = true
  #low = 0
  #high = 0
  /** The largest stake found so far. */
  #largest = 1

  constructor(game: Game<K>, strategy: BotStrategy<K>, root: K['State'], seat: Seat) {
    this.#game = game
    this.#strategy = strategy
    this.#table = strategy.positionKey ? new TranspositionTable() : null
    this.#frames = [new SearchStackFrame<K>(root)]
    this.#frames[0]!.seat = seat
    this.#ordering = new MoveOrdering(game, strategy)
    this.#counter = root.rng[3]
  }

  /** Starts the search below a root move in the window from `low` to `high`. */
  begin(move: K['Move'], depth: number, low: number, high: number): void {
    this.#descend(this.#frames[0]!, this.#frame(1), move)
    this.#frames[1]!.depth = depth
    this.#low = low
    this.#high = high
    this.#ply = 1
    this.#entering = true
  }

  /** Runs until the current move is searched (true) or the node limit is reached (false). */
  run(limit: number): boolean {
    for (;;) {
      if (this.#entering) {
        if (this.nodes >= limit) return false
        this.nodes++
        this.#enter()
      } else if (this.#ply > 1) this.#fold()
      else break
    }
    if (this.#frames[1]!.seat !== this.#frames[0]!.seat) this.value = -this.value
    return true
  }

  /** Principal variation after the current move. */
  line(): K['Move'][] {
    const { line, length } = this.#frames[1]!
    return line.slice(0, length)
  }

  #frame(ply: number): SearchStackFrame<K> {
    return (this.#frames[ply] ??= new SearchStackFrame<K>(this.#game.clone(this.#frames[0]!.state)))
  }

  #descend(from: SearchStackFrame<K>, to: SearchStackFrame<K>, move: K['Move']): void {
    this.#game.copy(from.state, to.state)
    this.#game.apply(to.state, from.seat, move, quietSink)
    if (to.state.rng[3] !== this.#counter) throwBotError('bots.noChance', { game: this.#game.id, bot: 'alphabeta' })
  }

  #enter(): void {
    const frame = this.#frames[this.#ply]!
    const parent = this.#frames[this.#ply - 1]!
    const { state } = frame
    frame.length = 0
    if (state.outcome !== null) {
      frame.seat = parent.seat
      this.#leave(this.#settled(state.outcome, parent.seat))
      return
    }
    frame.seat = state.pending[0]!.seat
    const same = frame.seat === parent.seat
    frame.alpha = frame.floor = same ? this.#low : -this.#high
    frame.beta = same ? this.#high : -this.#low
    frame.best = -infiniteValue
    frame.bestMoveIndex = -1
    if (frame.depth <= 0 ? this.#horizon(frame) : this.#remembered(frame)) return
    this.#ordering.listMoves(frame)
    this.#advance(frame)
  }

  #settled({ scores }: Outcome, seat: Seat): number {
    const score = scores[seat]!
    if (score === 0) return 0
    const size = Math.min(highest, Math.ceil(score < 0 ? -score : score))
    if (size > this.#largest) this.#largest = size
    const value = winValue + (size - 1) * stake - this.#ply
    return score > 0 ? value : -value
  }

  /** True for a proven win or loss of the largest stake found so far. */
  isFinal(value: number): boolean {
    return (value < 0 ? -value : value) > minProvenValue + (this.#largest - 1) * stake
  }

  /** At the depth limit: true when the evaluation is the result, false when the position is unsettled. */
  #horizon(frame: SearchStackFrame<K>): boolean {
    this.usedEvaluation = true
    const evaluation = (this.#strategy.evaluate(frame.state, frame.seat) * evaluationUnit) | 0
    if (evaluation >= frame.beta || frame.depth <= -quietPlies || !this.#strategy.isUnsettled?.(frame.state)) {
      this.#leave(evaluation)
      return true
    }
    frame.best = evaluation
    if (evaluation > frame.alpha) frame.alpha = evaluation
    return false
  }

  /** True when the stored bound is sufficient. Never on the principal variation, so that it is not truncated. */
  #remembered(frame: SearchStackFrame<K>): boolean {
    const table = this.#table
    if (!table) return false
    frame.key = this.#strategy.positionKey!(frame.state)
    const slot = table.find(frame.key, frame.seat)
    if (slot < 0) return false
    frame.bestMoveIndex = table.move(slot)
    if (table.depth(slot) < frame.depth || frame.beta - frame.alpha > 1) return false
    const value = this.#near(table.value(slot))
    const bound = table.bound(slot)
    if (bound !== exactBound && !(bound === lowerBound ? value >= frame.beta : value <= frame.alpha)) return false
    this.usedEvaluation ||= !this.isFinal(value)
    this.#leave(value)
    return true
  }

  /** Wins are stored by their distance from the position, not from the root. */
  #near(value: number): number {
    return value > minProvenValue ? value - this.#ply : value < -minProvenValue ? value + this.#ply : value
  }

  #far(value: number): number {
    return value > minProvenValue ? value + this.#ply : value < -minProvenValue ? value - this.#ply : value
  }

  #advance(frame: SearchStackFrame<K>): void {
    if (frame.next >= frame.count) {
      this.#close(frame)
      return
    }
    const move = frame.takeBestMove()
    this.#descend(frame, this.#frame(this.#ply + 1), move)
    frame.scouting = frame.next > 0
    frame.next++
    this.#probe(frame)
  }

  /** Searches the current child with the full window or a null window. */
  #probe(frame: SearchStackFrame<K>): void {
    this.#low = frame.alpha
    this.#high = frame.scouting ? frame.alpha + 1 : frame.beta
    this.#ply++
    this.#frames[this.#ply]!.depth = frame.depth - 1
    this.#entering = true
  }

  /** Propagates the child's value to its parent. */
  #fold(): void {
    const child = this.#frames[this.#ply]!
    const frame = this.#frames[--this.#ply]!
    const value = child.seat === frame.seat ? this.value : -this.value
    if (frame.scouting && value > frame.alpha && value < frame.beta) {
      frame.scouting = false
      this.#probe(frame)
      return
    }
    if (value > frame.best) {
      frame.best = value
      frame.bestMoveIndex = frame.moveIndices[frame.next - 1]!
    }
    if (value > frame.alpha) {
      frame.alpha = value
      frame.extendLine(frame.moves[frame.next - 1] as K['Move'], child)
      if (value >= frame.beta) {
        this.#ordering.recordCutoff(frame)
        this.#close(frame)
        return
      }
    }
    this.#advance(frame)
  }

  #close(frame: SearchStackFrame<K>): void {
    if (this.#table && frame.depth > 0) {
      const bound = frame.best >= frame.beta ? lowerBound : frame.best > frame.floor ? exactBound : upperBound
      this.#table.store(frame.key, frame.seat, frame.depth, this.#far(frame.best), bound, frame.bestMoveIndex)
    }
    this.#leave(frame.best)
  }

  #leave(value: number): void {
    this.value = value
    this.#entering = false
  }
}
