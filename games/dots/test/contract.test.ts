import { dots } from '@parlor/dots'
import { contract } from '@parlor/testkit'

/** A hundred matches with every check cost 1 to 8 CPU seconds up to 7×7, and 13 to 19 on 9×9. */
const { presets } = dots.game.options
const isSmall = ({ options }: (typeof presets)[number]) => options.rows * options.cols <= 49

contract(dots, presets.filter(isSmall), { matches: 2_000, deep: 100 })
contract(
  dots,
  presets.filter((preset) => !isSmall(preset)),
  { matches: 2_000, deep: 20 },
)
