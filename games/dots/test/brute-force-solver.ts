import { dots, type DotsState } from '@parlor/dots'
import { quietSink } from '@parlor/kernel'

const { game } = dots

/** The eight symmetries of a 3×3 board. */
const symmetries = [0, 1, 2, 3, 4, 5, 6, 7].map((kind) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => {
    let [row, col] = [Math.floor(cell / 3), cell % 3]
    for (let turn = 0; turn < kind % 4; turn++) [row, col] = [col, 2 - row]
    return row * 3 + (kind < 4 ? col : 2 - col)
  }),
)

/** Canonical text of a position under all symmetries. */
function essence({ owner, dots: counts, pending }: DotsState): string {
  const forms = symmetries.map((cells) => cells.map((cell) => owner[cell]! * 9 + counts[cell]!).join())
  return `${pending[0]!.seat}:${forms.toSorted()[0]!}`
}

/** Whether the side to move can force a win, by exhaustive search. */
export function canForceWin(state: DotsState, known: Map<string, boolean>): boolean {
  const name = essence(state)
  const before = known.get(name)
  if (before !== undefined) return before
  const { seat } = state.pending[0]!
  const moves: { row: number; col: number }[] = []
  const count = game.moves(state, seat, moves)
  dots.strategy.orderMoves!(state, seat, moves, count)
  const after = moves.slice(0, count).map((move) => {
    const next = game.clone(state)
    game.apply(next, seat, move, quietSink)
    return next
  })
  const result = after.some(({ outcome }) => outcome !== null) || after.some((next) => !canForceWin(next, known))
  known.set(name, result)
  return result
}
