import { isRejection, reject, type OptionSchema, type Rejection, type Rng, type Seat } from '@parlor/kernel'
import { boardGeometryOf, maxSide } from './board-geometry.ts'
import { checkLayout, minSide, ownerOfAllCells, readLayout, type BoardLayout } from './board-layout.ts'
import { winOutcome } from './score.ts'
import { clone, rulesVersion } from './copy-state.ts'
import { templateToBoardText, boardTemplateNames } from './board-templates.ts'
import { blockedCell, colours, unowned, type DotsOptions, type DotsState } from './types.ts'

const classic: DotsOptions = { rows: 5, cols: 5, template: 'open', cells: '', starter: 'red', alternate: true, oneDot: false }

export const optionSchema: OptionSchema<DotsOptions> = {
  fields: {
    rows: { kind: 'integer', min: minSide, max: maxSide, default: 5 },
    cols: { kind: 'integer', min: minSide, max: maxSide, default: 5 },
    template: { kind: 'choice', values: boardTemplateNames, default: 'open' },
    cells: { kind: 'text', maxLength: maxSide * (maxSide + 1) - 1, default: '', when: { field: 'template', is: 'custom' } },
    starter: { kind: 'choice', values: colours, default: 'red' },
    alternate: { kind: 'switch', default: true },
    oneDot: { kind: 'switch', default: false },
  },
  presets: [
    { id: 'classic', options: classic },
    { id: 'blocks', options: { ...classic, template: 'blocks' } },
    { id: 'quick', options: { ...classic, rows: 3, cols: 3 } },
    { id: 'large', options: { ...classic, rows: 7, cols: 7 } },
    { id: 'grand', options: { ...classic, rows: 9, cols: 9 } },
    { id: 'oneDot', options: { ...classic, rows: 9, cols: 9, oneDot: true } },
  ],
  check(chosen) {
    const layout = startLayout(chosen)
    return isRejection(layout) ? layout : null
  },
}

/** The starting board of these options, or why it cannot be played. */
export function startLayout(chosen: DotsOptions): BoardLayout | Rejection {
  const { template, rows, cols, cells, oneDot } = chosen
  if (latest?.template === template && latest.rows === rows && latest.cols === cols && latest.cells === cells && latest.oneDot === oneDot)
    return latest.layout
  const layout = buildLayout(chosen)
  latest = { template, rows, cols, cells, oneDot, layout }
  return layout
}

/** Cache of the last board: parsing options, dealing and bounding a match all need it, and so does its rematch. */
let latest: (Omit<DotsOptions, 'starter' | 'alternate'> & { readonly layout: BoardLayout | Rejection }) | null = null

function buildLayout({ template, rows, cols, cells, oneDot }: DotsOptions): BoardLayout | Rejection {
  const read = readLayout(template === 'custom' ? cells : templateToBoardText(template, rows, cols))
  if (isRejection(read)) return read
  if (read.rows !== rows || read.cols !== cols) return reject('dots.otherSize', { rows, cols, foundRows: read.rows, foundCols: read.cols })
  const layout = oneDot
    ? { ...read, dots: read.dots.map((count, cell) => (read.owner[cell] === unowned ? Math.max(1, count) : count)) }
    : read
  return checkLayout(layout) ?? layout
}

/** The options of a position: these, where the board is theirs, else the same with a custom board. */
export function optionsForPosition(chosen: DotsOptions, { rows, cols, shape }: DotsState): DotsOptions {
  const layout = startLayout(chosen)
  return !isRejection(layout) && layout.shape === shape ? chosen : { ...chosen, rows, cols, template: 'custom', cells: shape }
}

export function setup(chosen: DotsOptions, _secrets: readonly unknown[], rng: Rng): DotsState {
  const layout = startLayout(chosen)
  if (isRejection(layout)) throw new Error(`options that were read cannot be set up: ${layout.rejected}`)
  return stateFromLayout(layout, colours.indexOf(chosen.starter), rng)
}

/** A state with the seat to move, or a finished one where somebody owns every cell. */
export function stateFromLayout(layout: BoardLayout, toMove: number, rng: Rng): DotsState {
  const winner = ownerOfAllCells(layout)
  const { rows, cols, shape, owner, dots } = layout
  return clone({
    v: rulesVersion,
    seq: 0,
    rng,
    pending: winner === null ? [{ id: toMove, seat: toMove, kind: 'place' }] : [],
    outcome: winner === null ? null : winOutcome(winner),
    rows,
    cols,
    shape,
    owner: [...owner],
    dots: [...dots],
    held: [countOf(owner, 0), countOf(owner, 1)],
  })
}

function countOf(owner: readonly number[], seat: Seat): number {
  let count = 0
  for (const who of owner) if (who === seat) count++
  return count
}

/** Upper bound: a settled board holds at most the sum of its capacities, and every move adds a dot. */
export function maxMoves(chosen: DotsOptions): number {
  const layout = startLayout(chosen)
  if (isRejection(layout)) return 0
  return (
    boardGeometryOf(layout).capacitySum +
    1 -
    layout.dots.reduce((sum, count, cell) => (layout.owner[cell] === blockedCell ? sum : sum + count), 0)
  )
}

/** Rematch: the other side starts, where the options say so. */
export function rematchOptions(chosen: DotsOptions): DotsOptions {
  return chosen.alternate ? { ...chosen, starter: chosen.starter === 'red' ? 'blue' : 'red' } : chosen
}
