import { isRejection, reject, type Notation, type Rejection, type Rng } from '@parlor/kernel'
import { cellName, columnOf, maxSide, moveAt } from './board.ts'
import { checkLayout, checkShape, ownerOfAll, readLayout, writeLayout } from './layout.ts'
import { stateFrom } from './setup.ts'
import { colours, type Colour, type DotsKinds, type DotsMove, type DotsState } from './types.ts'

export const notation: Notation<DotsKinds> = {
  writeMove: ({ row, col }) => cellName(row, col),
  readMove,
  writeState,
  readState,
}

function readMove(text: string): DotsMove | Rejection {
  const col = columnOf(text.slice(0, 1))
  const row = Number(text.slice(1)) - 1
  if (text.length !== 2 || col < 0 || !(row >= 0 && row < maxSide)) return reject('dots.badMove', { move: text.slice(0, 20) })
  return moveAt(row, col)
}

function writeState(state: DotsState): string {
  return `${writeLayout(state)} ${state.outcome ? 'over' : colours[state.pending[0]!.seat]!}`
}

/** A board where one seat owns everything is over: only there may cells hold more than their capacity. */
function readState(text: string, rng: Rng): DotsState | Rejection {
  const [cells = '', turn = '', ...rest] = text.slice(0, 200).replaceAll('\n', '/').split(' ')
  const toMove = colours.indexOf(turn as Colour)
  if (rest.length > 0 || text.length > 200 || (toMove < 0 && turn !== 'over')) return reject('dots.badPosition')
  const layout = readLayout(cells)
  if (isRejection(layout)) return layout
  const wrong = toMove >= 0 ? checkLayout(layout) : (checkShape(layout) ?? (ownerOfAll(layout) === null ? reject('dots.notOver') : null))
  return wrong ?? stateFrom(layout, Math.max(0, toMove), rng)
}
