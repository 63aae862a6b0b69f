import { applyTransform } from '../poses.ts'
import { startingBudget } from '../setup.ts'
import { unlimitedStock } from '../types.ts'
import { fullStock } from './create.ts'
import { getPieceCost, getPieceLibrary } from './piece-library.ts'
import type { GameState, PlayerId, ServiceMove } from './model.ts'

/**
 * Why a well-formed state is unreachable: cells that no move of the history covers, pieces nobody bought, budget nobody spent.
 * A state that was tampered with is rejected, never repaired.
 */
export function whyInconsistent(state: GameState): string | null {
  return whyNotCovered(state) ?? whyNotSpent(state) ?? whyNotStocked(state)
}

function whyNotCovered({ board, history }: GameState): string | null {
  const grid = board.grid.map((row) => row.map(() => 0))
  for (const [i, move] of history.entries()) {
    const cells = cellsOf(move)
    if (JSON.stringify(cells) !== JSON.stringify(move.absCells)) return `the cells of move ${i + 1} are not those of its piece`
    for (const [x, y] of cells) {
      if (grid[y]?.[x] !== 0) return `move ${i + 1} of the history cannot be made`
      grid[y]![x] = move.player
    }
  }
  return JSON.stringify(grid) === JSON.stringify(board.grid) ? null : 'the grid does not follow from the history'
}

function cellsOf({ pieceId, transform, anchor: [x, y] }: ServiceMove): [number, number][] {
  return applyTransform(getPieceLibrary().get(pieceId)!.relCells, transform).map(([dx, dy]) => [x + dx, y + dy])
}

function whyNotSpent({ board, players, history }: GameState): string | null {
  const whole = startingBudget({ ...board, budget: 0 })
  for (const id of [1, 2] as const) {
    const { budget, arsenal } = players[id]
    const held = Object.entries(arsenal).reduce((sum, [piece, count]) => sum + count * getPieceCost(piece), 0)
    const laid = movesOf(history, id).reduce((sum, { pieceId }) => sum + getPieceCost(pieceId), 0)
    if (budget + held + laid !== whole) return `the budget of player ${id} does not add up`
  }
  return null
}

function movesOf(history: readonly ServiceMove[], id: PlayerId): ServiceMove[] {
  return history.filter(({ player }) => player === id)
}

function whyNotStocked({ stock, players, history, config }: GameState): string | null {
  const full = fullStock(config)
  if (Object.keys(stock).toSorted().join() !== Object.keys(full).toSorted().join()) return 'stock lists other pieces than the config allows'
  const taken: Record<string, number> = {}
  for (const { arsenal } of [players[1], players[2]])
    for (const [id, count] of Object.entries(arsenal)) taken[id] = (taken[id] ?? 0) + count
  for (const { pieceId } of history) taken[pieceId] = (taken[pieceId] ?? 0) + 1
  const strange = Object.keys(taken).find((id) => !Object.hasOwn(full, id))
  if (strange !== undefined) return `nobody can have bought ${strange}`
  const wrong = Object.keys(full).find((id) =>
    full[id] === unlimitedStock ? stock[id] !== unlimitedStock : stock[id]! + (taken[id] ?? 0) !== full[id],
  )
  return wrong === undefined ? null : `the stock of ${wrong} does not add up`
}
