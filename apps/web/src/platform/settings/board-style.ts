export const colourBlindChoices = [false, true, 'coral'] as const
export type ColourBlindChoice = (typeof colourBlindChoices)[number]

/** Appearance and behaviour of a board; passed again after every change of a setting. */
export interface BoardStyle {
  readonly reducedMotion: boolean
  readonly highContrast: boolean
  /** Colour-blind safe pair of colours: `true` is the first, `coral` the second. */
  readonly safeColours: ColourBlindChoice
  /** The board theme's id; each game lists its own. */
  readonly theme: string
  /** 1, 2, 4, or 0 for instant. */
  readonly speed: 0 | 1 | 2 | 4
  /** Shows what a hovered or focused move would do. */
  readonly preview: boolean
}
