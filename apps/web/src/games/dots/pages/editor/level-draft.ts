import { blockedCell, templateToBoardText, unowned, writeLayout, type Colour, type BoardLayout, type BoardTemplateName } from '@parlor/dots'

/** A board being drawn, playable or not. */
export interface BoardGrid {
  readonly rows: number
  readonly cols: number
  /** Per cell: 0, 1, `nobody` or `block`. */
  readonly owner: readonly number[]
  readonly dots: readonly number[]
}

/** A level being edited. */
export interface LevelDraft extends BoardGrid {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly opponent: string
  readonly starter: Colour
  /** The player's colour. */
  readonly colour: Colour
}

/** What a brush writes into a cell. */
export interface Brush {
  readonly owner: number
  readonly dots: number
}

export const symmetries = ['off', 'across', 'down', 'turn'] as const
/** Symmetric painting: mirrored horizontally, vertically, or rotated by half a turn in the other colour, which is the fair one. */
export type Symmetry = (typeof symmetries)[number]

/** Maximum dots a cell can start with: its number of neighbours. */
export const maxStartDots = 4

/** An open 5×5 with placeholder texts: a level must have some. */
export function newDraft(id: string, name: string, description: string): LevelDraft {
  return { ...emptyGrid(5, 5), id, name, description, opponent: 'easy', starter: 'red', colour: 'red' }
}

export function emptyGrid(rows: number, cols: number): BoardGrid {
  return { rows, cols, owner: Array.from({ length: rows * cols }, () => unowned), dots: Array.from({ length: rows * cols }, () => 0) }
}

/** The board in the rules' format. */
export function layoutOfGrid({ rows, cols, owner, dots }: BoardGrid): BoardLayout {
  const signs = owner.map((who) => (who === blockedCell ? '#' : '.')).join('')
  const shape = Array.from({ length: rows }, (_, row) => signs.slice(row * cols, (row + 1) * cols)).join('/')
  return { rows, cols, shape, owner: [...owner], dots: [...dots] }
}

export function stringifyGrid(grid: BoardGrid): string {
  return writeLayout(grid)
}

/** The draft with one cell painted, and its symmetric cells; the same draft when nothing changes. */
export function paintCell<T extends BoardGrid>(grid: T, cell: number, brush: Brush, symmetry: Symmetry): T {
  const owner = [...grid.owner]
  const dots = [...grid.dots]
  const twin = symmetricCell(grid, cell, symmetry)
  // The painted cell last: in the middle of a symmetric board it is its own twin.
  if (twin !== null) setCell(owner, dots, twin, symmetry === 'turn' ? otherColour(brush) : brush)
  setCell(owner, dots, cell, brush)
  return owner.some((who, i) => who !== grid.owner[i]) || dots.some((count, i) => count !== grid.dots[i]) ? { ...grid, owner, dots } : grid
}

function setCell(owner: number[], dots: number[], cell: number, brush: Brush): void {
  owner[cell] = brush.owner
  dots[cell] = brush.dots
}

function symmetricCell({ rows, cols }: BoardGrid, cell: number, symmetry: Symmetry): number | null {
  const row = Math.floor(cell / cols)
  const col = cell % cols
  switch (symmetry) {
    case 'across':
      return row * cols + (cols - 1 - col)
    case 'down':
      return (rows - 1 - row) * cols + col
    case 'turn':
      return rows * cols - 1 - cell
    case 'off':
      return null
  }
}

function otherColour({ owner, dots }: Brush): Brush {
  return { owner: owner === 0 || owner === 1 ? 1 - owner : owner, dots }
}

/** A cell's content as a brush, for picking a brush from the board. */
export function brushFromCell(grid: BoardGrid, cell: number): Brush {
  return { owner: grid.owner[cell]!, dots: grid.dots[cell]! }
}

/** Resizes; what still fits keeps its place, counted from the top left. */
export function resizeGrid<T extends BoardGrid>(grid: T, rows: number, cols: number): T {
  return rearrangeGrid(grid, rows, cols, (row, col) => (row < grid.rows && col < grid.cols ? row * grid.cols + col : null))
}

export const boardTransforms = ['across', 'down', 'right', 'swap'] as const
/** Transformations of the whole board: mirrored, a quarter turn to the right, or with the colours exchanged. */
export type BoardTransform = (typeof boardTransforms)[number]

export function transformGrid<T extends BoardGrid>(grid: T, turn: BoardTransform): T {
  const { rows, cols } = grid
  switch (turn) {
    case 'across':
      return rearrangeGrid(grid, rows, cols, (row, col) => row * cols + (cols - 1 - col))
    case 'down':
      return rearrangeGrid(grid, rows, cols, (row, col) => (rows - 1 - row) * cols + col)
    case 'right':
      return rearrangeGrid(grid, cols, rows, (row, col) => (rows - 1 - col) * cols + row)
    case 'swap':
      return { ...grid, owner: grid.owner.map((who) => (who === 0 || who === 1 ? 1 - who : who)) }
  }
}

/** Each cell of the new board takes the old one's content at `from`; null is an empty cell. */
function rearrangeGrid<T extends BoardGrid>(grid: T, rows: number, cols: number, from: (row: number, col: number) => number | null): T {
  const sources = Array.from({ length: rows * cols }, (_, cell) => from(Math.floor(cell / cols), cell % cols))
  return {
    ...grid,
    rows,
    cols,
    owner: sources.map((source) => (source === null ? unowned : grid.owner[source]!)),
    dots: sources.map((source) => (source === null ? 0 : grid.dots[source]!)),
  }
}

/** The blocks of a template, and nothing else on the board. */
export function applyTemplate<T extends BoardGrid>(grid: T, template: Exclude<BoardTemplateName, 'custom'>): T {
  const signs = [...templateToBoardText(template, grid.rows, grid.cols).replaceAll('/', '')]
  return { ...grid, owner: signs.map((sign) => (sign === '#' ? blockedCell : unowned)), dots: signs.map(() => 0) }
}
