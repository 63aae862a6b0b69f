import type { SimPieceKinds } from '@parlor/simpiece'
import { elementsBoard } from '../elements.ts'
import { timingOf } from './timing.ts'

/** The table is made of elements: its mirror is the picture. */
export const board = elementsBoard<SimPieceKinds>(timingOf)
