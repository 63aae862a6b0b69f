export const safeColours = [false, true, 'coral'] as const
export type SafeColours = (typeof safeColours)[number]

/** How a board should look and behave; handed over again whenever the player changes a setting. */
export interface BoardStyle {
  readonly reducedMotion: boolean
  readonly highContrast: boolean
  /** Two sides that can be told apart with any colour vision: `true` is the first such pair, `coral` the second. */
  readonly safeColours: SafeColours
  /** The board theme's id; each game lists its own. */
  readonly theme: string
  /** 1, 2, 4, or 0 for instant. */
  readonly speed: 0 | 1 | 2 | 4
  /** Shows what a hovered or focused move would do. */
  readonly preview: boolean
}
