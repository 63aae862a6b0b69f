import type { Game } from '@parlor/kernel'
import type { Board, EventAndView } from '../web-game/board.ts'

/**
 * A board that may be absent and never blocks the match. What it throws is dropped, because the next `show` redraws it; an animation whose
 * board is detached is over.
 */
export class DetachableBoard {
  #board: Board | null = null
  #end = (): void => {}
  /** The running animation's, so that one that was skipped or replaced shows nothing any more. */
  #onShown: ((view: never) => void) | null = null

  /** Attaches a board, or none; returns a detach function. */
  attach(board: Board | null): () => void {
    this.#end()
    this.#onShown = null
    this.#board = board
    return () => {
      if (this.#board === board) this.attach(null)
    }
  }

  show(view: unknown, moves: readonly unknown[], last?: unknown): void {
    this.#try((board) => board.show(view as never, moves as never[], last as never))
  }

  /**
   * Animates events that follow a view; `onView` is given each view on the way when it has become visible, until the animation ends or is
   * skipped. Null where there is nothing to wait for.
   */
  play<V>(game: Game, view: V, events: readonly unknown[], onView: (view: V) => void): Promise<void> | null {
    let playing = null as Promise<void> | null
    let shown = view
    const onShown = (next: V): void => {
      if (this.#onShown !== onShown || next === shown) return
      shown = next
      onView(next)
    }
    this.#onShown = onShown
    if (events.length > 0)
      this.#try((board) => {
        const steps = advanceThrough(game, view, events)
        playing = board.play(steps, (index) => onShown(steps[index]!.view as V))
      })
    if (!playing) return null
    const detached = new Promise<void>((resolve) => (this.#end = resolve))
    // Errors are dropped here too.
    return Promise.race([playing, detached]).catch(() => {})
  }

  skip(): void {
    this.#onShown = null
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

/** Every event with the view after it. */
function advanceThrough(game: Game, view: unknown, events: readonly unknown[]): EventAndView[] {
  return events.map((event) => ({ event, view: (view = game.advance(view, event)) }) as EventAndView)
}
