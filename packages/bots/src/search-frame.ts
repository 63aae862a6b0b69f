import type { GameTypes } from '@parlor/kernel'

/** One ply of the search; made once and used again for every node at that ply. */
export class SearchFrame<K extends GameTypes> {
  readonly state: K['State']
  readonly moves: K['Move'][] = []
  /** How promising each move is; moves are taken from the highest rank down. */
  ranks = new Int32Array(32)
  /** Where each move stood in the game's own list: what the transposition table remembers. */
  places = new Uint16Array(32)
  count = 0
  next = 0
  seat = 0
  depth = 0
  alpha = 0
  beta = 0
  /** The lower end of the window on entering, to tell an exact value from a bound. */
  floor = 0
  best = 0
  bestPlace = 0
  /** The child at hand is searched by a null window. */
  scouting = false
  key = 0
  /** Two moves that cut off elsewhere at this ply, by key. */
  killer = -1
  killer2 = -1
  readonly line: K['Move'][] = []
  length = 0

  constructor(state: K['State']) {
    this.state = state
  }

  /** Makes room for the moves at hand. */
  ensureCapacity(): void {
    if (this.count <= this.ranks.length) return
    this.ranks = new Int32Array(this.count * 2)
    this.places = new Uint16Array(this.count * 2)
  }

  /** Brings the most promising of the moves not yet tried to the front. After eight tries order hardly matters and sorting would cost more. */
  takeBestMove(): K['Move'] {
    const { ranks, places, moves, next } = this
    if (next < 8) {
      let top = next
      for (let i = next + 1; i < this.count; i++) if (ranks[i]! > ranks[top]!) top = i
      if (top !== next) {
        const move = moves[top] as K['Move']
        const place = places[top]!
        ranks[top] = ranks[next]!
        places[top] = places[next]!
        moves[top] = moves[next] as K['Move']
        places[next] = place
        moves[next] = move
      }
    }
    return moves[next] as K['Move']
  }

  /** The best line from here: this move, then the child's. */
  extendLine(move: K['Move'], child: SearchFrame<K>): void {
    this.line[0] = move
    for (let i = 0; i < child.length; i++) this.line[i + 1] = child.line[i] as K['Move']
    this.length = child.length + 1
  }
}
