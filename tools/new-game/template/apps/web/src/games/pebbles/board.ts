import type { PebblesTypes } from '@parlor/pebbles'
import { createDomBoard } from '../../game-ui/dom-board.ts'
import { animationTimingOf } from './timing.ts'

/** The table view draws the board out of elements; this one times its animations. */
export const board = createDomBoard<PebblesTypes>(animationTimingOf)
