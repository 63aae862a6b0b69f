import type { GameTypes } from '@parlor/kernel'
import type { AnyGameTypes } from '@parlor/kernel/host'
import type { BoardStyle } from '../platform/settings/board-style.ts'

/** What a board gets from the page. */
export interface BoardHost<K extends GameTypes = AnyGameTypes> {
  readonly element: HTMLElement
  readonly style: BoardStyle
  /** The player chose this move; the page validates it. */
  onMove(move: K['Move']): void
  /** Plays a sound by name; `step` raises the pitch along a chain. */
  onSound(name: string, step?: number): void
  /** A stepwise animation waits until `Board.step` is called; null once it goes on or ends. */
  onStep?(step: AnimationStepProgress | null): void
  /** The board was lost and cannot be restored. */
  onMissing?(): void
}

/** Progress of a stepwise animation. */
export interface AnimationStepProgress {
  readonly at: number
  readonly of: number
}

/** An event with the view that follows it. */
export interface EventAndView<K extends GameTypes = AnyGameTypes> {
  readonly event: K['Event']
  readonly view: K['View']
}

/** A board as the page uses it, canvas or DOM. */
export interface Board<K extends GameTypes = AnyGameTypes> {
  /** Draws a view; `moves` are the viewer's legal moves, empty when it is not their turn; `last` is null where they may not know it. */
  show(view: K['View'], moves: readonly K['Move'][], last?: K['Move'] | null): void
  /**
   * Animates the events, then resolves; null where there is nothing to wait for, as under reduced motion or speed 0. `show` follows with
   * the result. `onShown` is told when an event has become visible, with all before it, so that the rest of the page shows that view too.
   */
  play(steps: readonly EventAndView<K>[], onShown: (index: number) => void): Promise<void> | null
  /** Skips to the end of the animation. */
  skip(): void
  /** Continues a stepwise animation; false where none is waiting. */
  step?(): boolean
  /** Marks a rejected move; the page says why. */
  refuse?(move: K['Move']): void
  /** Freezes tweens while the pause menu is open. */
  freeze(frozen: boolean): void
  restyle(style: BoardStyle): void
  /** Highlights a move (a hint, the focused element of the table view), or nothing. */
  point(move: K['Move'] | null): void
  destroy(): void
}
