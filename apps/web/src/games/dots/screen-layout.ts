/** The board's place inside its element in CSS pixels, shared by canvas, table view and pointer input. */
export interface ScreenLayout {
  readonly rows: number
  readonly cols: number
  /** Distance between the centres of two neighbours. */
  readonly pitch: number
  /** Top left corner of the first cell's square. */
  readonly left: number
  readonly top: number
}

/** Minimum touch target; smaller cells take the margin's space as well. */
const fingerSize = 44
/** Space for coordinate labels in CSS pixels: all around the board, or, where cells are small, left and below only. */
export const labelMargin = 23
const smallLabelMargin = { left: 13, below: 18 }
/** Cells below this pitch are not played on, for instance in a result: the board leaves space above it. */
const smallCell = { pitch: 36, above: 7 }
/** Maximum pitch, so that a small board does not fill a large screen. */
const maxPitch = 168

/** The largest board that fits, centred in its element. */
export function layOutBoard(width: number, height: number, rows: number, cols: number): ScreenLayout {
  const lettered = Math.min((width - 2 * labelMargin) / cols, (height - 2 * labelMargin) / rows)
  if (lettered >= fingerSize) {
    const pitch = Math.min(lettered, maxPitch)
    return { rows, cols, pitch, left: (width - cols * pitch) / 2, top: (height - rows * pitch) / 2 }
  }
  // Small cells need every pixel more than the board needs a margin: nine columns on 360 px get 38 px each.
  const above = (height - smallLabelMargin.below) / rows < smallCell.pitch ? smallCell.above : 0
  const pitch = Math.max(1, Math.min((width - smallLabelMargin.left) / cols, (height - above - smallLabelMargin.below) / rows))
  const [left, top] = [(width - smallLabelMargin.left - cols * pitch) / 2, (height - above - smallLabelMargin.below - rows * pitch) / 2]
  return { rows, cols, pitch, left: left + smallLabelMargin.left, top: top + above }
}

export function cellCentre({ cols, pitch, left, top }: ScreenLayout, cell: number): { readonly x: number; readonly y: number } {
  return { x: left + ((cell % cols) + 0.5) * pitch, y: top + (Math.floor(cell / cols) + 0.5) * pitch }
}

/** The cell at a point; null beside the board. */
export function cellAt({ rows, cols, pitch, left, top }: ScreenLayout, x: number, y: number): number | null {
  const col = Math.floor((x - left) / pitch)
  const row = Math.floor((y - top) / pitch)
  return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : null
}

/** Position inside a cell, in pitches from its centre. */
export interface DotPosition {
  readonly x: number
  readonly y: number
}

/** Maximum dots drawn in one cell: seven occur in the middle of a cascade. */
const maxDrawnDots = 8
/** Radius of one dot, in pitches. */
export const dotRadius = 0.098

/** Positions of 0 to 8 dots: one in the middle, two to four around it, more with one in the middle of a ring. */
export function dotPositions(count: number): readonly DotPosition[] {
  return arrangements[Math.min(Math.max(count, 0), maxDrawnDots)]!
}

const arrangements: readonly (readonly DotPosition[])[] = [
  [],
  ring(1, 0, 0),
  ring(2, 0.145, Math.PI * 0.75),
  ring(3, 0.172, -Math.PI / 2),
  ring(4, 0.19, Math.PI / 4),
  [...ring(4, 0.22, Math.PI / 4), ...ring(1, 0, 0)],
  [...ring(5, 0.24, -Math.PI / 2), ...ring(1, 0, 0)],
  [...ring(6, 0.25, 0), ...ring(1, 0, 0)],
  [...ring(7, 0.262, -Math.PI / 2), ...ring(1, 0, 0)],
]

function ring(count: number, radius: number, turn: number): DotPosition[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}
