/** A drawn element of a miniature: an SVG tag, its attributes (camelCase, as React wants them) and what is inside. */
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
  /** Only for strokes at the top: one of three layers over the rest that breathe out of step. */
  readonly beat?: 0 | 1 | 2
}

/**
 * The picture on a game's webGame in the lobby, made at build time from a real state of the game, as data: the lobby draws it as inline SVG
 * without loading any game code. `games/<id>/miniature.ts` default-exports a function that returns one. Ids must start with the game's id.
 * What should live carries a `beat`: whole layers fade on the compositor, while animated parts of a picture would be painted anew 60 times a second.
 */
export interface SvgDrawing {
  readonly viewBox: string
  readonly strokes: readonly SvgShape[]
}
