import type { MahjongTypes } from '@parlor/mahjong'
import { createDomBoard } from '../../game-ui/dom-board.ts'
import { animationTimingOf } from './timing.ts'

/** The table consists of DOM elements: there is no canvas. */
export const board = createDomBoard<MahjongTypes>(animationTimingOf)
