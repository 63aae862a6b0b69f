/** Boards by name, for any size from 3×3 to 9×9; `custom` is drawn cell by cell. */
export const boardTemplateNames = ['open', 'blocks', 'pillars', 'ring', 'cross', 'diamond', 'hourglass', 'gate', 'band', 'custom'] as const
export type BoardTemplateName = (typeof boardTemplateNames)[number]

type IsBlock = (row: number, col: number, rows: number, cols: number) => boolean

const drawn: Readonly<Record<Exclude<BoardTemplateName, 'custom'>, IsBlock>> = {
  open: () => false,
  blocks: (row, col, rows, cols) =>
    inCorner(row, col, rows, cols, 1) || (Math.min(rows, cols) >= 5 && inMiddle(row, rows) && inMiddle(col, cols)),
  pillars: (row, col, rows, cols) => fromEdge(row, rows) % 2 === 1 && fromEdge(col, cols) % 2 === 1,
  ring(row, col, rows, cols) {
    const width = Math.floor(Math.min(rows, cols) / 3)
    return fromEdge(row, rows) >= width && fromEdge(col, cols) >= width
  },
  cross: (row, col, rows, cols) => inCorner(row, col, rows, cols, Math.floor(Math.min(rows, cols) / 3)),
  diamond: (row, col, rows, cols) => fromEdge(row, rows) + fromEdge(col, cols) < Math.floor((Math.min(rows, cols) - 1) / 2),
  hourglass: (row, col, rows, cols) => fromEdge(col, cols) < Math.min(fromEdge(row, rows), Math.floor((cols - 1) / 2)),
  gate: (row, col, rows, cols) => inMiddle(col, cols) && !inMiddle(row, rows),
  band(row, col, rows, cols) {
    const cut = Math.floor((Math.min(rows, cols) - 1) / 2)
    return row + col < cut || rows - 1 - row + (cols - 1 - col) < cut
  },
}

/** The cells of a template as board text: `.` and `#`, rows joined by `/`. */
export function templateToBoardText(template: Exclude<BoardTemplateName, 'custom'>, rows: number, cols: number): string {
  const isBlock = drawn[template]
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    let line = ''
    for (let col = 0; col < cols; col++) line += isBlock(row, col, rows, cols) ? '#' : '.'
    lines.push(line)
  }
  return lines.join('/')
}

function fromEdge(at: number, size: number): number {
  return Math.min(at, size - 1 - at)
}

function inCorner(row: number, col: number, rows: number, cols: number, side: number): boolean {
  return fromEdge(row, rows) < side && fromEdge(col, cols) < side
}

function inMiddle(at: number, size: number): boolean {
  return fromEdge(at, size) === Math.floor((size - 1) / 2)
}
