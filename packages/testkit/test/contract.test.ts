import { contract, referenceGame } from '@parlor/testkit'

contract(referenceGame, referenceGame.options.presets, { matches: 60, deep: 10 })
