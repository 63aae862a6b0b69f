import { dots } from '@parlor/dots'
import { contract } from '@parlor/testkit'

contract(dots, dots.game.options.presets, { matches: 2_000 })
