import { contract, reference } from '@parlor/testkit'

contract(reference, reference.options.presets, { matches: 60, deep: 10 })
