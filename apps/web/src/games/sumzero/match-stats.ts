import type { Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { mobilityOf, seatOfPlacement, sumzero, type SumZeroTypes } from '@parlor/sumzero'

/**
 * Stats of a finished match for one seat: pieces it bought, placed and kept to the end, the placements it had left when the other side
 * had none, the fewest it had, unspent budget; the board's cells, the stock and the sides; whether board or pieces were custom.
 */
export function matchStatsOf(match: Match<SumZeroTypes>, seat: Seat): Readonly<Record<string, number>> {
  const { origin, state } = match
  const { options } = origin
  const view = match.view(seat)
  const laid = view.laid.filter((_, i) => seatOfPlacement(view, i) === seat).length
  const left = view.arsenals[seat]!.reduce((sum, count) => sum + count, 0)
  const swapped = match.history.some(({ events }) => events.some(({ event }) => event.kind === 'swapped' && event.taken))
  return {
    laid,
    left,
    bought: laid + left,
    margin: mobilityOf(view, seat),
    unspent: state.budgets[seat]!,
    covered: view.cells.filter((cell) => cell === 0 || cell === 1).length,
    cells: view.cells.filter((cell) => cell !== 2).length,
    seat,
    first: state.first === seat ? 1 : 0,
    swapped: swapped ? 1 : 0,
    endless: options.stock === 'unlimited' ? 1 : 0,
    own: isCustomSetup(options) ? 1 : 0,
    letter: isDecidedFromStart(options) ? 1 : 0,
  }
}

/** A custom board, pieces or budget: anything that no preset has. */
function isCustomSetup({ board, pieces, budget, rows, cols }: SumZeroTypes['Options']): boolean {
  if (pieces !== '') return true
  if (board === '' && budget === 0) return false
  return !sumzero.game.options.presets.some(
    ({ options }) => options.board === board && options.budget === budget && options.rows === rows && options.cols === cols,
  )
}

/** The setting that is decided before it starts: it does not count. */
function isDecidedFromStart({ rows, cols, stock, swap }: SumZeroTypes['Options']): boolean {
  return rows >= 12 && cols >= 12 && stock === 'singleton' && !swap
}
