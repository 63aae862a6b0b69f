import { quietSink, type Game, type Strategy, type GameTypes, type Outcome, type Seat } from '@parlor/kernel'
import { SearchFrame } from './search-frame.ts'
import { MoveOrdering } from './move-ordering.ts'
import { throwBotError } from './bot-error.ts'
import { lowerBound, upperBound, exactBound, TranspositionTable } from './transposition-table.ts'

/** A win of a stake of 1 now; a win n plies away is worth n less, so that of equal stakes the nearer one is taken. */
export const winValue = 20_000
/** Beyond this a value is proven, not judged. */
export const provenValue = winValue - 1_000
/** What every further point of stake adds: more than any distance takes away. Fractions of a point are not told apart. */
const stake = 1_000
/** The largest stake that still counts as larger. */
const highest = 1_000
/** Wider than any value. */
export const infiniteValue = winValue + stake * highest
/** An evaluation of 1. */
export const evaluationUnit = 10_000
/** How far beyond its depth the search follows unsettled positions. */
const quietPlies = 4

/**
 * Alpha-beta for two seats whose gains cancel, with principal-variation scouting, written as a machine with a stack of its own:
 * it can pause after any node and go on later, which recursion cannot. Seats need not alternate; `pending` says who decides.
 */
export class Negamax<K extends GameTypes> {
  nodes = 0
  /** The value of the move at hand for the seat at the root, once `run` has returned true. */
  value = 0
  /** True when some value rests on an evaluation: a deeper search may then know more. */
  judged = false
  readonly #game: Game<K>
  readonly #strategy: Strategy<K>
  readonly #table: TranspositionTable | null
  readonly #frames: SearchFrame<K>[]
  readonly #ordering: MoveOrdering<K>
  readonly #counter: number
  #ply = 1
  #entering = true
  #low = 0
  #high = 0
  /** The largest stake that turned up. */
  #largest = 1

  constructor(game: Game<K>, strategy: Strategy<K>, root: K['State'], seat: Seat) {
    this.#game = game
    this.#strategy = strategy
    this.#table = strategy.positionKey ? new TranspositionTable() : null
    this.#frames = [new SearchFrame<K>(root)]
    this.#frames[0]!.seat = seat
    this.#ordering = new MoveOrdering(game, strategy)
    this.#counter = root.rng[3]
  }

  /** Sets out to search what follows a move at the root, between `low` and `high`. */
  begin(move: K['Move'], depth: number, low: number, high: number): void {
    this.#descend(this.#frames[0]!, this.#frame(1), move)
    this.#frames[1]!.depth = depth
    this.#low = low
    this.#high = high
    this.#ply = 1
    this.#entering = true
  }

  /** Works until the move at hand is searched (true) or so many nodes have been spent in all (false). */
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

  /** What both sides are expected to play after the move at hand. */
  line(): K['Move'][] {
    const { line, length } = this.#frames[1]!
    return line.slice(0, length)
  }

  #frame(ply: number): SearchFrame<K> {
    return (this.#frames[ply] ??= new SearchFrame<K>(this.#game.clone(this.#frames[0]!.state)))
  }

  #descend(from: SearchFrame<K>, to: SearchFrame<K>, move: K['Move']): void {
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
    frame.bestPlace = -1
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

  /** True for a win or loss that is proven and as large as any that turned up; a larger stake that no search has met is not waited for. */
  isFinal(value: number): boolean {
    return (value < 0 ? -value : value) > provenValue + (this.#largest - 1) * stake
  }

  /** At the end of its depth: true when the evaluation is the answer, false when the position is too unsettled for it. */
  #horizon(frame: SearchFrame<K>): boolean {
    this.judged = true
    const evaluation = (this.#strategy.evaluate(frame.state, frame.seat) * evaluationUnit) | 0
    if (evaluation >= frame.beta || frame.depth <= -quietPlies || !this.#strategy.isUnsettled?.(frame.state)) {
      this.#leave(evaluation)
      return true
    }
    frame.best = evaluation
    if (evaluation > frame.alpha) frame.alpha = evaluation
    return false
  }

  /** True when the table's answer is good enough. On the principal line it never is, so that the line stays whole. */
  #remembered(frame: SearchFrame<K>): boolean {
    const table = this.#table
    if (!table) return false
    frame.key = this.#strategy.positionKey!(frame.state)
    const slot = table.find(frame.key, frame.seat)
    if (slot < 0) return false
    frame.bestPlace = table.move(slot)
    if (table.depth(slot) < frame.depth || frame.beta - frame.alpha > 1) return false
    const value = this.#near(table.value(slot))
    const bound = table.bound(slot)
    if (bound !== exactBound && !(bound === lowerBound ? value >= frame.beta : value <= frame.alpha)) return false
    this.judged ||= !this.isFinal(value)
    this.#leave(value)
    return true
  }

  /** Wins are stored by their distance from the position, not from the root. */
  #near(value: number): number {
    return value > provenValue ? value - this.#ply : value < -provenValue ? value + this.#ply : value
  }

  #far(value: number): number {
    return value > provenValue ? value + this.#ply : value < -provenValue ? value - this.#ply : value
  }

  #advance(frame: SearchFrame<K>): void {
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

  /** Searches the child at hand: with the whole window, or only to see whether it beats the best so far. */
  #probe(frame: SearchFrame<K>): void {
    this.#low = frame.alpha
    this.#high = frame.scouting ? frame.alpha + 1 : frame.beta
    this.#ply++
    this.#frames[this.#ply]!.depth = frame.depth - 1
    this.#entering = true
  }

  /** Takes the child's value into its parent. */
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
      frame.bestPlace = frame.places[frame.next - 1]!
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

  #close(frame: SearchFrame<K>): void {
    if (this.#table && frame.depth > 0) {
      const bound = frame.best >= frame.beta ? lowerBound : frame.best > frame.floor ? exactBound : upperBound
      this.#table.store(frame.key, frame.seat, frame.depth, this.#far(frame.best), bound, frame.bestPlace)
    }
    this.#leave(frame.best)
  }

  #leave(value: number): void {
    this.value = value
    this.#entering = false
  }
}
