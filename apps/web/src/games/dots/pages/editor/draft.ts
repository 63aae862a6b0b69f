import { block, drawTemplate, nobody, writeLayout, type Colour, type Layout, type Template } from '@parlor/dots'

/** A board being drawn, whether it can be played or not. */
export interface Grid {
  readonly rows: number
  readonly cols: number
  /** Per cell: 0, 1, `nobody` or `block`. */
  readonly owner: readonly number[]
  readonly dots: readonly number[]
}

/** A level being made. */
export interface Draft extends Grid {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The id of the opponent's level. */
  readonly opponent: string
  readonly starter: Colour
  /** The player's. */
  readonly colour: Colour
}

/** What a touch leaves in a cell. */
export interface Brush {
  readonly owner: number
  readonly dots: number
}

export const symmetries = ['off', 'across', 'down', 'turn'] as const
/** Where a second brush goes along: beside, below, or half a turn away and in the other colour, which is the fair one. */
export type Symmetry = (typeof symmetries)[number]

/** The most dots a cell can start with: no cell has more neighbours. */
export const mostDots = 4

/** An open 5×5 with words to begin with: a level must have some. */
export function freshDraft(id: string, name: string, description: string): Draft {
  return { ...emptyGrid(5, 5), id, name, description, opponent: 'easy', starter: 'red', colour: 'red' }
}

export function emptyGrid(rows: number, cols: number): Grid {
  return { rows, cols, owner: Array.from({ length: rows * cols }, () => nobody), dots: Array.from({ length: rows * cols }, () => 0) }
}

/** The board as the rules read it. */
export function layoutOf({ rows, cols, owner, dots }: Grid): Layout {
  const signs = owner.map((who) => (who === block ? '#' : '.')).join('')
  const shape = Array.from({ length: rows }, (_, row) => signs.slice(row * cols, (row + 1) * cols)).join('/')
  return { rows, cols, shape, owner: [...owner], dots: [...dots] }
}

/** The board as text. */
export function cellsOf(grid: Grid): string {
  return writeLayout(grid)
}

/** The draft with one cell painted, and the cells that symmetry adds; the same draft when nothing changes. */
export function painted<T extends Grid>(grid: T, cell: number, brush: Brush, symmetry: Symmetry): T {
  const owner = [...grid.owner]
  const dots = [...grid.dots]
  const twin = twinOf(grid, cell, symmetry)
  // The touched cell last: in the middle of a symmetric board it is its own twin.
  if (twin !== null) put(owner, dots, twin, symmetry === 'turn' ? otherColour(brush) : brush)
  put(owner, dots, cell, brush)
  return owner.some((who, i) => who !== grid.owner[i]) || dots.some((count, i) => count !== grid.dots[i]) ? { ...grid, owner, dots } : grid
}

function put(owner: number[], dots: number[], cell: number, brush: Brush): void {
  owner[cell] = brush.owner
  dots[cell] = brush.dots
}

function twinOf({ rows, cols }: Grid, cell: number, symmetry: Symmetry): number | null {
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

/** What the cell holds, as a brush: for picking a brush up from the board. */
export function brushAt(grid: Grid, cell: number): Brush {
  return { owner: grid.owner[cell]!, dots: grid.dots[cell]! }
}

/** Another size; what still fits stays where it is, counted from the top left. */
export function resized<T extends Grid>(grid: T, rows: number, cols: number): T {
  return arranged(grid, rows, cols, (row, col) => (row < grid.rows && col < grid.cols ? row * grid.cols + col : null))
}

export const turns = ['across', 'down', 'right', 'swap'] as const
/** Ways to turn the whole board: mirrored, a quarter turn to the right, or with the colours exchanged. */
export type Turn = (typeof turns)[number]

export function turned<T extends Grid>(grid: T, turn: Turn): T {
  const { rows, cols } = grid
  switch (turn) {
    case 'across':
      return arranged(grid, rows, cols, (row, col) => row * cols + (cols - 1 - col))
    case 'down':
      return arranged(grid, rows, cols, (row, col) => (rows - 1 - row) * cols + col)
    case 'right':
      return arranged(grid, cols, rows, (row, col) => (rows - 1 - col) * cols + row)
    case 'swap':
      return { ...grid, owner: grid.owner.map((who) => (who === 0 || who === 1 ? 1 - who : who)) }
  }
}

/** Each cell of the new board takes what the old one had at `from`; null is an empty cell. */
function arranged<T extends Grid>(grid: T, rows: number, cols: number, from: (row: number, col: number) => number | null): T {
  const sources = Array.from({ length: rows * cols }, (_, cell) => from(Math.floor(cell / cols), cell % cols))
  return {
    ...grid,
    rows,
    cols,
    owner: sources.map((source) => (source === null ? nobody : grid.owner[source]!)),
    dots: sources.map((source) => (source === null ? 0 : grid.dots[source]!)),
  }
}

/** The blocks of a template, and nothing else on the board. */
export function drawn<T extends Grid>(grid: T, template: Exclude<Template, 'custom'>): T {
  const signs = [...drawTemplate(template, grid.rows, grid.cols).replaceAll('/', '')]
  return { ...grid, owner: signs.map((sign) => (sign === '#' ? block : nobody)), dots: signs.map(() => 0) }
}
