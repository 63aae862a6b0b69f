import type { Seat } from '@parlor/kernel'
import type { NextMoveOfGesture } from '../web-game/web-game.ts'

interface FurtherMove {
  readonly seat: Seat
  readonly move: unknown
  readonly group: number
}

/** A gesture of several moves in progress: each is played when the one before has been animated, and one undo takes back all. */
export class MoveGesture {
  #running: { readonly seat: Seat; readonly group: number; readonly next: NextMoveOfGesture; made: number } | null = null

  /** Its first move was made. `group`: the log length before it, which no neighbouring gesture shares. */
  begin(seat: Seat, group: number, next: NextMoveOfGesture): void {
    this.#running = { seat, group, next, made: 1 }
  }

  /** The next move in this position; null where there is none, or none yet. */
  next({ view, seat, moves }: { view: unknown; seat: Seat | null; moves: readonly unknown[] }): FurtherMove | null {
    const running = this.#running
    if (!running || seat !== running.seat || moves.length === 0) return null
    const move: unknown = running.next(view as never, moves as never[], running.made)
    if (move === 'wait') return null
    running.made++
    if (move === null) this.#running = null
    return move === null ? null : { seat, move, group: running.group }
  }

  cancel(): void {
    this.#running = null
  }
}
