import type { SumZeroTypes } from '@parlor/sumzero'
import { createDomBoard } from '../../game-ui/dom-board.ts'
import { animationTimingOf } from './timing.ts'

/** The table consists of DOM elements: there is no canvas. */
export const board = createDomBoard<SumZeroTypes>(animationTimingOf)
