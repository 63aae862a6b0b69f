import type { Game, BotStrategy, GameTypes } from '@parlor/kernel'
import { growArray } from './grow-array.ts'
import type { SearchStackFrame } from './search-stack-frame.ts'

/** Maximum number of best-ordered moves that the quiescence search follows. */
const quietMoves = 4
/** Ranks: the transposition table's move, then two killer moves, then the game's own order or the history heuristic. */
const remembered = 1 << 30
const killerRank = 1 << 29

/** Move ordering for alpha-beta. */
export class MoveOrdering<K extends GameTypes> {
  readonly #game: Game<K>
  readonly #strategy: BotStrategy<K>
  /** History heuristic by move key and seat: how often, and how far from the horizon, the move cut off. */
  #history = new Int32Array(256)

  constructor(game: Game<K>, strategy: BotStrategy<K>) {
    this.#game = game
    this.#strategy = strategy
  }

  /** Lists and ranks the moves of a frame; its `bestMoveIndex` is the transposition table's move, if any. */
  listMoves(frame: SearchStackFrame<K>): void {
    const { state, seat, moves } = frame
    const strategy = this.#strategy
    frame.count = this.#game.moves(state, seat, moves)
    frame.next = 0
    const ordered = strategy.orderMoves !== undefined
    if (strategy.orderMoves) {
      strategy.orderMoves(state, seat, moves, frame.count)
      if (frame.depth <= 0 && frame.count > quietMoves) frame.count = quietMoves
    }
    frame.ensureCapacity()
    const { ranks, moveIndices, count, bestMoveIndex } = frame
    for (let i = 0; i < count; i++) {
      moveIndices[i] = i
      if (i === bestMoveIndex) ranks[i] = remembered
      else ranks[i] = strategy.moveKey ? this.#rank(frame, strategy.moveKey(moves[i] as K['Move']), ordered ? i : -1) : -i
    }
  }

  /** Records a move that caused a cut-off, for its siblings. */
  recordCutoff(frame: SearchStackFrame<K>): void {
    if (!this.#strategy.moveKey || frame.depth <= 0) return
    const key = this.#strategy.moveKey(frame.moves[frame.next - 1] as K['Move'])
    if (frame.killer !== key) {
      frame.killer2 = frame.killer
      frame.killer = key
    }
    const historyIndex = (key << 1) | frame.seat
    if (historyIndex >= this.#history.length) this.#history = growArray(this.#history, historyIndex * 2)
    if (this.#history[historyIndex]! < 1 << 28) this.#history[historyIndex]! += frame.depth * frame.depth
  }

  #rank(frame: SearchStackFrame<K>, key: number, orderIndex: number): number {
    if (key === frame.killer) return killerRank + 1
    if (key === frame.killer2) return killerRank
    return orderIndex >= 0 ? -orderIndex : this.#history[(key << 1) | frame.seat]! | 0
  }
}
