import { domino } from '@parlor/domino'
import { contract } from '@parlor/testkit'

contract(domino, domino.game.options.presets, { matches: 60, deep: 3, deals: 100 })
