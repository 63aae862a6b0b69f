import {
  setOutcome,
  isRejection,
  reject,
  resignReasons,
  type Notation,
  type Outcome,
  type Rejection,
  type ResignReason,
  type Rng,
} from '@parlor/kernel'
import { cellName, moveByName } from './board-geometry.ts'
import { checkLayout, checkShape, ownerOfAllCells, readLayout, writeLayout, type BoardLayout } from './board-layout.ts'
import { winOutcome } from './score.ts'
import { stateFromLayout } from './setup.ts'
import { colours, type Colour, type DotsTypes, type DotsMove, type DotsState } from './types.ts'

export const notation: Notation<DotsTypes> = {
  writeMove: ({ row, col }) => cellName(row, col),
  readMove,
  writeState,
  readState,
}

function readMove(text: string): DotsMove | Rejection {
  return moveByName(text) ?? reject('dots.badMove', { move: text.slice(0, 20) })
}

function writeState(state: DotsState): string {
  return `${writeLayout(state)} ${state.outcome ? writeEnding(state.outcome) : colours[state.pending[0]!.seat]!}`
}

/** A board all of one colour gives the winner; after a resignation, the winner and the reason follow. */
function writeEnding({ ranks, reason }: Outcome): string {
  return (resignReasons as readonly string[]).includes(reason) ? `over ${colours[ranks.indexOf(1)]!} ${reason}` : 'over'
}

/** A board where one seat owns everything is over: only there may cells exceed their capacity. */
function readState(text: string, rng: Rng): DotsState | Rejection {
  const [cells = '', turn = '', ...ending] = text.slice(0, 200).replaceAll(/\r?\n/g, '/').split(' ')
  const toMove = colours.indexOf(turn as Colour)
  if (text.length > 200 || (toMove < 0 && turn !== 'over') || (toMove >= 0 && ending.length > 0)) return reject('dots.badPosition')
  const layout = readLayout(cells)
  if (isRejection(layout)) return layout
  if (ending.length > 0) return checkLayout(layout) ?? givenUp(layout, ending, rng)
  const wrong =
    toMove >= 0 ? checkLayout(layout) : (checkShape(layout) ?? (ownerOfAllCells(layout) === null ? reject('dots.notOver') : null))
  return wrong ?? stateFromLayout(layout, Math.max(0, toMove), rng)
}

function givenUp(layout: BoardLayout, [winner, reason, ...rest]: readonly string[], rng: Rng): DotsState | Rejection {
  const seat = colours.indexOf(winner as Colour)
  if (seat < 0 || rest.length > 0 || !resignReasons.includes(reason as ResignReason)) return reject('dots.badPosition')
  const state = stateFromLayout(layout, 0, rng)
  setOutcome(state, { ...winOutcome(seat), reason: reason! })
  return state
}
