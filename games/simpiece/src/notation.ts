import { reject, type Notation } from '@parlor/kernel'
import { readMoveText, writeMove } from './move.ts'
import { readState } from './reading.ts'
import type { SimPieceKinds } from './types.ts'
import { writeState } from './writing.ts'

export const notation: Notation<SimPieceKinds> = {
  writeMove,
  readMove: (text) => readMoveText(text) ?? reject('simpiece.badMove'),
  writeState,
  readState,
}
