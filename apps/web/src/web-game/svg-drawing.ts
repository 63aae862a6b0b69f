/** An SVG element of lobby art: tag, attributes (camelCase, as React expects) and children. */
export interface SvgShape {
  readonly tag:
    | 'g'
    | 'defs'
    | 'rect'
    | 'circle'
    | 'ellipse'
    | 'line'
    | 'path'
    | 'polygon'
    | 'radialGradient'
    | 'linearGradient'
    | 'stop'
    | 'use'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly inside?: readonly SvgShape[]
  /** Top-level elements only: one of three layers that fade in and out of phase. */
  readonly beat?: 0 | 1 | 2
}

/**
 * The picture on a game's tile in the lobby, generated at build time from a real state, as data: rendered as inline SVG without loading
 * game code. `games/<id>/lobby-art.ts` default-exports a function that returns one. Ids must start with the game's id. Animated parts carry
 * a `beat`: whole layers fade on the compositor, while animated elements inside a picture would be repainted 60 times a second.
 */
export interface SvgDrawing {
  readonly viewBox: string
  readonly strokes: readonly SvgShape[]
}
