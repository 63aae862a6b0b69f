import { mahjong } from '@parlor/mahjong'
import { contract } from '@parlor/testkit'

contract(mahjong, mahjong.game.options.presets, { matches: 200, deep: 6 })
