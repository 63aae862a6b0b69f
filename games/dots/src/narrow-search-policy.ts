import { randomInt, quietSink, type Policy, type Rng, type Seat } from '@parlor/kernel'
import { apply } from './apply.ts'
import { boardGeometryOf } from './board-geometry.ts'
import { isAvailable } from './rule-policies.ts'
import type { CellPriority } from './cell-priority.ts'
import { clone, copyInto } from './copy-state.ts'
import { determinize } from './view.ts'
import type { DotsTypes, DotsMove, DotsState, DotsView } from './types.ts'

/** Maximum number of cells searched per position. */
const width = 4
const won = 1_000_000

/** A search `depth` + 1 moves ahead over only the few cells of highest priority. A move that wins at once is taken. */
export function narrowSearchPolicy(priority: CellPriority, depth: number): Policy<DotsTypes> {
  return { sees: 'view', choose: (view, seat, rng) => choose(priority, depth, view, seat, rng) }
}

function choose(priority: CellPriority, depth: number, view: DotsView, seat: Seat, rng: Rng): DotsMove {
  const state = determinize(view, seat, [0, 0, 0, 0])
  const board = boardGeometryOf(state)
  const child = clone(state)
  for (let cell = 0; cell < state.owner.length; cell++) {
    if (!isAvailable(state, board, seat, cell)) continue
    copyInto(state, child)
    apply(child, seat, board.moves[cell]!, quietSink)
    if (child.outcome) return board.moves[cell]!
  }
  let best = -Infinity
  let move: DotsMove | null = null
  for (const cell of candidates(priority, state, seat, rng)) {
    copyInto(state, child)
    apply(child, seat, board.moves[cell]!, quietSink)
    const value = -search(priority, child, 1 - seat, depth, -Infinity, -best, rng)
    if (value > best || move === null) {
      best = value
      move = board.moves[cell]!
    }
  }
  return move!
}

function search(priority: CellPriority, state: DotsState, seat: Seat, depth: number, alpha: number, beta: number, rng: Rng): number {
  if (state.outcome) return -won
  if (depth === 0) return worth(state, seat) - worth(state, 1 - seat)
  const board = boardGeometryOf(state)
  const child = clone(state)
  let best = -Infinity
  for (const cell of candidates(priority, state, seat, rng)) {
    copyInto(state, child)
    apply(child, seat, board.moves[cell]!, quietSink)
    best = Math.max(best, -search(priority, child, 1 - seat, depth - 1, -beta, -Math.max(alpha, best), rng))
    if (best >= beta) break
  }
  return best
}

/** A few cells of the most urgent class, and of the second one once a third of the cells could have been played. */
function candidates(priority: CellPriority, state: DotsState, seat: Seat, rng: Rng): number[] {
  const board = boardGeometryOf(state)
  let first = Infinity
  let second = Infinity
  for (let cell = 0; cell < state.owner.length; cell++) {
    if (!isAvailable(state, board, seat, cell)) continue
    const value = priority(state, board, seat, cell)
    if (value < first) {
      second = first
      first = value
    } else if (value > first && value < second) second = value
  }
  const limit = state.seq * 3 > board.playable ? second : first
  const cells: number[] = []
  for (const wanted of limit === first ? [first] : [first, second]) {
    const start = cells.length
    for (let cell = 0; cell < state.owner.length; cell++)
      if (isAvailable(state, board, seat, cell) && priority(state, board, seat, cell) === wanted) cells.push(cell)
    keepSome(cells, start, rng)
  }
  return cells
}

/** Where a class is too large for the width, a random selection is kept. */
function keepSome(cells: number[], start: number, rng: Rng): void {
  const slots = Math.max(0, width - start)
  for (let i = 0; i < slots && start + i < cells.length; i++) {
    const j = start + i + randomInt(rng, cells.length - start - i)
    const swapped = cells[start + i]!
    cells[start + i] = cells[j]!
    cells[j] = swapped
  }
  cells.length = Math.min(cells.length, width)
}

function worth(state: DotsState, seat: Seat): number {
  let sum = state.held[seat]! * state.held[seat]!
  for (let cell = 0; cell < state.owner.length; cell++) if (state.owner[cell] === seat) sum += state.dots[cell]! * state.dots[cell]!
  return sum
}
