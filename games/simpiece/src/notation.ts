import { reject, type Notation } from '@parlor/kernel'
import { readMoveText, writeMove } from './interned-moves.ts'
import { readState } from './read-position.ts'
import type { SimPieceTypes } from './types.ts'
import { writeState } from './write-position.ts'

export const notation: Notation<SimPieceTypes> = {
  writeMove,
  readMove: (text) => readMoveText(text) ?? reject('simpiece.badMove'),
  writeState,
  readState,
}
