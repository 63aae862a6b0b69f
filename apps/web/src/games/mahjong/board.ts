import type { MahjongTypes } from '@parlor/mahjong'
import { createDomBoard } from '../../game-ui/dom-board.ts'
import { animationTimingOf } from './timing.ts'

/** The table is made of elements: its mirror is the picture. */
export const board = createDomBoard<MahjongTypes>(animationTimingOf)
