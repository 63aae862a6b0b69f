import type { DrawingStyle } from '../../web-game/game-drawing.ts'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { boughtPieces, type DrawnSheet } from './drawn-sheet.ts'
import { hatchPath, innerEdgesPath, pieceInset } from './piece-lines.ts'
import { gridPath, outlinePath, type Square } from './piece-outline.ts'

/** Edge of the drawing in its own units. */
const edge = 400

interface Ink {
  readonly fill: string
  readonly stroke: string
}

/** Fill and line of Cyan and Orange, as in `colours.css`. */
const inks: Readonly<Record<'plain' | 'safe' | 'coral' | 'contrast', readonly [Ink, Ink]>> = {
  plain: [
    { fill: '#33ccff', stroke: '#06536e' },
    { fill: '#ff9933', stroke: '#7a3a00' },
  ],
  safe: [
    { fill: '#8ad0f5', stroke: '#0b3f63' },
    { fill: '#d97a00', stroke: '#4a2600' },
  ],
  coral: [
    { fill: '#3fe0d0', stroke: '#064c46' },
    { fill: '#ff6a4d', stroke: '#6b1503' },
  ],
  contrast: [
    { fill: '#00c2ff', stroke: '#000000' },
    { fill: '#ff8a00', stroke: '#000000' },
  ],
}

/** As in `table-view.css`. */
const papers = {
  paper: { ground: '#e6edef', line: '#b4c3ca', block: '#24363d' },
  blueprint: { ground: '#123a63', line: '#3d6a99', block: '#eaf4ff' },
  contrast: { ground: '#ffffff', line: '#555555', block: '#000000' },
} as const

/** The sheet on a drafting table, a little askew. */
export function drawFullSheet(sheet: DrawnSheet, { theme, highContrast, safeColours }: DrawingStyle): SvgDrawing {
  const { rows, cols, blocked, placed } = sheet
  const blueprint = theme === 'blueprint' && !highContrast
  const paper = papers[highContrast ? 'contrast' : blueprint ? 'blueprint' : 'paper']
  const pair = inks[highContrast ? 'contrast' : safeColours === 'coral' ? 'coral' : safeColours ? 'safe' : 'plain']
  const piece = (squares: readonly Square[], seat: number) =>
    drawPiece(squares, seat, blueprint ? { ...pair[seat as 0 | 1], stroke: '#f4faff' } : pair[seat as 0 | 1])
  const unit = (edge * 0.86) / Math.max(rows, cols)
  const at = `translate(${hundredth((edge - unit * cols) / 2)} ${hundredth((edge - unit * rows) / 2)}) scale(${hundredth(unit)})`
  const box = { x: -0.35, y: -0.35, width: cols + 0.7, height: rows + 0.7, rx: 0.08 }
  const inside: SvgShape[] = [
    { tag: 'rect', attributes: { ...box, fill: paper.ground } },
    { tag: 'path', attributes: { d: gridPath(rows, cols), fill: 'none', stroke: paper.line, strokeWidth: 0.03 } },
    ...blocked.map(([x, y]): SvgShape => ({ tag: 'rect', attributes: { x, y, width: 1, height: 1, fill: paper.block, opacity: 0.82 } })),
    ...placed.flatMap(({ squares, seat }) => piece(squares, seat)),
    ...boughtPieces(sheet).map(({ squares, seat, transform }): SvgShape => {
      return { tag: 'g', attributes: { transform }, inside: piece(squares, seat) }
    }),
  ]
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [{ tag: 'g', attributes: { transform: `rotate(-2 ${edge / 2} ${edge / 2}) ${at}` }, inside }],
  }
}

function drawPiece(squares: readonly Square[], seat: number, { fill, stroke }: Ink): SvgShape[] {
  const thin = { fill: 'none', stroke, strokeWidth: 0.04, strokeLinecap: 'round' }
  return [
    { tag: 'path', attributes: { d: outlinePath(squares, pieceInset), fill, stroke, strokeWidth: 0.07, strokeLinejoin: 'round' } },
    { tag: 'path', attributes: { ...thin, d: hatchPath(squares, seat), opacity: 0.5 } },
    { tag: 'path', attributes: { ...thin, d: innerEdgesPath(squares), opacity: 0.3 } },
  ]
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
