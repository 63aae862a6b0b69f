import type { Board } from '../web-game/board.ts'

/**
 * A board that may be absent and never blocks the match. What it throws is dropped, because the next `show` redraws it; an animation whose
 * board is detached is over.
 */
export class DetachableBoard {
  #board: Board | null = null
  #end = (): void => {}

  /** Attaches a board, or none; returns a detach function. */
  attach(board: Board | null): () => void {
    this.#end()
    this.#board = board
    return () => {
      if (this.#board === board) this.attach(null)
    }
  }

  show(view: unknown, moves: readonly unknown[], last?: unknown): void {
    this.#try((board) => board.show(view as never, moves as never[], last as never))
  }

  /** Null where there is nothing to wait for. */
  play(events: readonly unknown[]): Promise<void> | null {
    let playing = null as Promise<void> | null
    if (events.length > 0) this.#try((board) => (playing = board.play(events as never[])))
    if (!playing) return null
    const detached = new Promise<void>((resolve) => (this.#end = resolve))
    // Errors are dropped here too.
    return Promise.race([playing, detached]).catch(() => {})
  }

  skip(): void {
    this.#try((board) => board.skip())
  }

  /** Continues a stepwise animation; false where none is waiting. */
  step(): boolean {
    let stepped = false
    this.#try((board) => (stepped = board.step?.() ?? false))
    return stepped
  }

  refuse(move: unknown): void {
    this.#try((board) => board.refuse?.(move as never))
  }

  freeze(frozen: boolean): void {
    this.#try((board) => board.freeze(frozen))
  }

  point(move: unknown): void {
    this.#try((board) => board.point((move ?? null) as never))
  }

  #try(act: (board: Board) => void): void {
    try {
      if (this.#board) act(this.#board)
    } catch {
      // See above.
    }
  }
}
