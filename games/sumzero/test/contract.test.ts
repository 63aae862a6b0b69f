import { sumzero } from '@parlor/sumzero'
import { contract } from '@parlor/testkit'

const { presets } = sumzero.game.options
const swapping = { id: 'quick with the swap rule', options: { ...presets[1]!.options, swap: true } }

contract(sumzero, [...presets, swapping], { matches: 300, deep: 6 })
