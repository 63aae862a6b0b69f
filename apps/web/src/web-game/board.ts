import type { AnyGameTypes, GameTypes } from '@parlor/kernel'
import type { BoardStyle } from '../platform/settings/board-style.ts'

/** What a board needs from the page. */
export interface BoardHost<K extends GameTypes = AnyGameTypes> {
  readonly element: HTMLElement
  readonly style: BoardStyle
  /** The player wants this move; the page asks the match. */
  onMove(move: K['Move']): void
  /** A short sound, by the game's own name for it; `step` raises the pitch along a chain. */
  onSound(name: string, step?: number): void
  /** The animation waits before its next step until `Board.step` is called; null once it goes on or is over. */
  onStep?(step: AnimationStep | null): void
  /** The picture was there and cannot be had any more. */
  onMissing?(): void
}

/** Where an animation stands that is looked at step by step. */
export interface AnimationStep {
  readonly at: number
  readonly of: number
}

/** A table as the page knows it, whatever draws it. */
export interface Board<K extends GameTypes = AnyGameTypes> {
  /** The truth: what to draw, and what the viewer may play now (empty when it is not their turn). */
  /** `last`: the move that led here, where the viewer may know it; null before the first. */
  show(view: K['View'], moves: readonly K['Move'][], last?: K['Move'] | null): void
  /** Animates what happened, then resolves; null where nothing is to be waited for, as under reduced motion or speed 0. `show` follows with the result. */
  play(events: readonly K['Event'][]): Promise<void> | null
  /** Jumps to the end of what is being animated. */
  skip(): void
  /** Goes on to the next step of an animation looked at step by step; false where there is none to go to. */
  step?(): boolean
  /** Shows that this move may not be made; the page says why. */
  refuse?(move: K['Move']): void
  /** Freezes tweens while the pause menu is open. */
  freeze(frozen: boolean): void
  restyle(style: BoardStyle): void
  /** Marks a move (a hint, the mirror's focus) or nothing. */
  point(move: K['Move'] | null): void
  destroy(): void
}
