import type { BoardStyle } from '../platform/settings/board-style.ts'
import type { SvgDrawing } from './svg-drawing.ts'

/** `small`: a sketch that is legible at 56 to 160 pixels; `full`: as beautiful as the table, for the lobby and share images. */
export type DrawingSize = 'small' | 'full'

/** The part of a board's style that a full drawing follows; a small one is coloured by style sheets. */
export type DrawingStyle = Pick<BoardStyle, 'theme' | 'highContrast' | 'safeColours'>

export const plainStyle: DrawingStyle = { theme: '', highContrast: false, safeColours: false }

interface DrawingOptions {
  /** A move to highlight in a small drawing. */
  readonly mark?: string | undefined
  readonly style?: DrawingStyle
  /** Colour of the ground that a full drawing lies on, where a theme of the player's own has another. */
  readonly ground?: string | undefined
}

/**
 * How positions of a game are drawn: default export of `games/<id>/drawing.ts`, a chunk of its own, which loads no rules, so that lists of
 * matches and the lobby can show a position without loading the game.
 */
export interface GameDrawing<View = unknown> {
  /** Draws a position, as text in the game's notation or as a view: only what is public. Null for a text that is no position. */
  draw(position: string | View, size: DrawingSize, options?: DrawingOptions): SvgDrawing | null
  /** The position in the lobby, in the game's notation. */
  readonly lobbyPosition: string
}
