import { simpiece } from '@parlor/simpiece'
import { contract } from '@parlor/testkit'

contract(simpiece, simpiece.game.options.presets, { matches: 60, deep: 4, deals: 100 })
