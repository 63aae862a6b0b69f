import type { Board } from '../web-game/board.ts'

/**
 * The board as a match uses it: there or not, and never able to hold the match up. What it throws is dropped, because the next `show` puts
 * the picture right; an animation whose board goes away is over.
 */
export class BoardAdapter {
  #board: Board | null = null
  #end = (): void => {}

  /** Hands over a board, or none; returns the way to take it back. */
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

  /** Null where nothing is to be waited for. */
  play(events: readonly unknown[]): Promise<void> | null {
    let playing = null as Promise<void> | null
    if (events.length > 0) this.#try((board) => (playing = board.play(events as never[])))
    if (!playing) return null
    const gone = new Promise<void>((resolve) => (this.#end = resolve))
    // What it throws is dropped here too.
    return Promise.race([playing, gone]).catch(() => {})
  }

  skip(): void {
    this.#try((board) => board.skip())
  }

  /** On to the next stop of an animation looked at step by step; false where there is none. */
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
