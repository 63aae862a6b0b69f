import type { GameTypes } from '@parlor/kernel'

/** One ply of the search stack; reused for every node at that ply. */
export class SearchStackFrame<K extends GameTypes> {
  readonly state: K['State']
  readonly moves: K['Move'][] = []
  /** Rank of each move; moves are searched from the highest rank down. */
  ranks = new Int32Array(32)
  /** Index of each move in the game's own list, as stored in the transposition table. */
  moveIndices = new Uint16Array(32)
  count = 0
  next = 0
  seat = 0
  depth = 0
  alpha = 0
  beta = 0
  /** Alpha on entering, to tell an exact value from a bound. */
  floor = 0
  best = 0
  bestMoveIndex = 0
  /** The current child is searched with a null window. */
  scouting = false
  key = 0
  /** Killer moves of this ply, by key. */
  killer = -1
  killer2 = -1
  readonly line: K['Move'][] = []
  length = 0

  constructor(state: K['State']) {
    this.state = state
  }

  /** Grows the arrays for the moves of this node. */
  ensureCapacity(): void {
    if (this.count <= this.ranks.length) return
    this.ranks = new Int32Array(this.count * 2)
    this.moveIndices = new Uint16Array(this.count * 2)
  }

  /** Selection sort step: moves the highest rank to the front. After eight moves order hardly matters and sorting would cost more. */
  takeBestMove(): K['Move'] {
    const { ranks, moveIndices, moves, next } = this
    if (next < 8) {
      let top = next
      for (let i = next + 1; i < this.count; i++) if (ranks[i]! > ranks[top]!) top = i
      if (top !== next) {
        const move = moves[top] as K['Move']
        const moveIndex = moveIndices[top]!
        ranks[top] = ranks[next]!
        moveIndices[top] = moveIndices[next]!
        moves[top] = moves[next] as K['Move']
        moveIndices[next] = moveIndex
        moves[next] = move
      }
    }
    return moves[next] as K['Move']
  }

  /** Principal variation from here: this move, then the child's. */
  extendLine(move: K['Move'], child: SearchStackFrame<K>): void {
    this.line[0] = move
    for (let i = 0; i < child.length; i++) this.line[i + 1] = child.line[i] as K['Move']
    this.length = child.length + 1
  }
}
