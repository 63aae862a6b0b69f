import { sumzero } from '@parlor/sumzero'
import { contract } from '@parlor/testkit'

contract(sumzero.game, sumzero.game.options.presets, { matches: 300, deep: 6 })
