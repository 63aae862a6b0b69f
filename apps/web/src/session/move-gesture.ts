import type { Seat } from '@parlor/kernel'
import type { NextMoveOfGesture } from '../web-game/web-game.ts'

interface FurtherMove {
  readonly seat: Seat
  readonly move: unknown
  readonly group: number
}

/** Gestures of several moves in progress, one a seat: each move is played when the one before has been animated, and one undo takes back all. */
export class MoveGesture {
  readonly #running = new Map<Seat, { readonly group: number; readonly next: NextMoveOfGesture; made: number }>()

  /** Its first move was made. `group`: the log length before it, which no other gesture of the seat shares. */
  begin(seat: Seat, group: number, next: NextMoveOfGesture): void {
    this.#running.set(seat, { group, next, made: 1 })
  }

  /** The next move in this position; null where there is none, or none yet. */
  next({ view, seat, moves }: { view: unknown; seat: Seat | null; moves: readonly unknown[] }): FurtherMove | null {
    const running = seat === null ? undefined : this.#running.get(seat)
    if (seat === null || !running || moves.length === 0) return null
    const move: unknown = running.next(view as never, moves as never[], running.made)
    if (move === 'wait') return null
    running.made++
    if (move === null) this.#running.delete(seat)
    return move === null ? null : { seat, move, group: running.group }
  }

  cancel(): void {
    this.#running.clear()
  }
}
