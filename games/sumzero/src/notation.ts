import type { Notation } from '@parlor/kernel'
import { readMove, writeMove } from './move.ts'
import { readState, writeState } from './position.ts'
import type { SumZeroKinds } from './types.ts'

export const notation: Notation<SumZeroKinds> = { writeMove, readMove, writeState, readState }
