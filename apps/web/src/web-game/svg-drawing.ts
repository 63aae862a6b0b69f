/** An SVG element of a drawing: tag, attributes (camelCase, as React expects) and children. */
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
  /** Top-level elements only: in the lobby, one of three layers that fade in and out of phase. */
  readonly beat?: 0 | 1 | 2
}

/** A picture as data: drawn by React, written into a file at build time, or painted on a canvas. Ids must start with the game's id. */
export interface SvgDrawing {
  readonly viewBox: string
  readonly strokes: readonly SvgShape[]
}
