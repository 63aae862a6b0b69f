import { sumzero } from '@parlor/sumzero'
import { contract } from '@parlor/testkit'

contract(sumzero, sumzero.game.options.presets, { matches: 300, deep: 6 })
