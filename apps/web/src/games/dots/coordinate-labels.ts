import { cellName } from '@parlor/dots'
import type { ScreenLayout } from './screen-layout.ts'
import { withAlpha, type CanvasContext } from './canvas-colours.ts'
import type { Theme } from './themes.ts'

/** Font sizes in CSS pixels: never smaller than the page's text. */
const letters = { share: 0.235, least: 16, most: 17 }

/** Label of a row or column with its centre, in CSS pixels. */
interface CoordinateLabel {
  readonly text: string
  readonly x: number
  readonly y: number
}

export function labelFontSize(pitch: number): number {
  return Math.min(letters.most, Math.max(letters.least, pitch * letters.share))
}

/** Numbers down the left and letters along the bottom, beside the cells they name. */
export function coordinateLabels({ rows, cols, pitch, left, top }: ScreenLayout): CoordinateLabel[] {
  const size = labelFontSize(pitch)
  const numbers = Array.from({ length: rows }, (_, row) => ({
    text: cellName(row, 0).slice(1),
    x: left - Math.min(size * 0.6, left / 2),
    y: top + (row + 0.5) * pitch,
  }))
  const signs = Array.from({ length: cols }, (_, col) => ({
    text: cellName(0, col).charAt(0),
    x: left + (col + 0.5) * pitch,
    y: top + rows * pitch + size * 0.6,
  }))
  return [...numbers, ...signs]
}

/** One label in the middle of its frame. */
export function paintCoordinateLabel(context: CanvasContext, text: string, size: number, theme: Theme, font: string): void {
  context.font = `600 ${size}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.shadowColor = withAlpha('#000000', 0.9)
  context.shadowBlur = size * 0.3
  context.fillStyle = theme.glow > 0 ? theme.nobody.light : theme.mark
  context.fillText(text, 0, 0)
  context.fillText(text, 0, 0)
}
