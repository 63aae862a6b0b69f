import { reject, type Notation, type Rejection } from '@parlor/kernel'
import { readState, writeState } from './position-notation.ts'
import { drawMove, maxPips, passMove, playMoveOf } from './tiles.ts'
import { tilePlaces, type DominoTypes, type DominoMove, type TilePlace } from './types.ts'

/* Moves: `2-5 left`, `6-6` for the first tile, `draw`, `pass`. Positions: see `position-notation.ts`. */
export const notation: Notation<DominoTypes> = { writeMove, readMove, writeState, readState }

function writeMove(move: DominoMove): string {
  if (move.kind !== 'play') return move.kind
  const { top, bottom, place } = move
  const tile = top < bottom ? `${top}-${bottom}` : `${bottom}-${top}`
  return place === 'start' ? tile : `${tile} ${place}`
}

const shape = /^(\d|1[0-2])-(\d|1[0-2])(?: (left|right|up|down))?$/

function readMove(text: string): DominoMove | Rejection {
  if (text === 'draw') return drawMove
  if (text === 'pass') return passMove
  const [, one, other, place = 'start'] = (text.length < 16 && shape.exec(text)) || []
  if (one === undefined || Number(one) > maxPips) return reject('domino.badMove', { move: text.slice(0, 20) })
  const [top, bottom] = [Number(one), Number(other)].sort((a, b) => a - b) as [number, number]
  return playMoveOf(top, bottom, tilePlaces.indexOf(place as TilePlace))
}
