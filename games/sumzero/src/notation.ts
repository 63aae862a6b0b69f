import type { Notation } from '@parlor/kernel'
import { readMove, writeMove } from './move-notation.ts'
import { readState, writeState } from './position-notation.ts'
import type { SumZeroTypes } from './types.ts'

export const notation: Notation<SumZeroTypes> = { writeMove, readMove, writeState, readState }
