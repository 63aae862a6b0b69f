import { tileSetOf } from './tiles.ts'
import type { PublicPosition } from './types.ts'

/** The part of a position that is drawn: a finished hand is drawn from its result. */
export type ChainTiles = Pick<PublicPosition, 'rules' | 'tiles' | 'places'>

/** One tile of an arm, outwards: its index in the chain and its pip that touches the tile before. */
interface ArmTile {
  readonly index: number
  readonly pip: number
}

/** A chain from its middle: the tile there, and outwards from it the arms by place (none at 0). */
interface ChainArms {
  readonly hub: number
  readonly arms: readonly (readonly ArmTile[])[]
}

/** Splits the chain into arms: the middle is the first tile, or the spinner once there is one. */
export function splitIntoArms(table: ChainTiles): ChainArms {
  const first = fromStart(table)
  const spinner = spinnerOf(table)
  if (spinner <= 0) return { hub: 0, arms: first }
  const place = table.places[spinner]!
  const opposite = place === 1 ? 2 : 1
  const arm = first[place]!
  const at = arm.findIndex(({ index }) => index === spinner)
  const back = arm.slice(0, at).toReversed()
  // From the spinner, the tiles towards the first one are traversed in reverse.
  const inner: ArmTile[] = back.map(({ index }, i) => ({ index, pip: arm[at - i]!.pip }))
  const start: ArmTile = { index: 0, pip: arm[0]!.pip }
  const arms = first.map((links, one) => {
    if (one === place) return arm.slice(at + 1)
    return one === opposite ? [...inner, start, ...links] : links
  })
  return { hub: spinner, arms }
}

/** The arms outwards from the first tile. */
function fromStart({ rules, tiles, places }: ChainTiles): ArmTile[][] {
  const { tops, bottoms } = tileSetOf(rules)
  const spinner = spinnerOf({ rules, tiles, places })
  const pip = spinner < 0 ? -1 : tops[tiles[spinner]!]!
  const open = [-1, tops[tiles[0]!]!, bottoms[tiles[0]!]!, pip, pip]
  const arms: ArmTile[][] = [[], [], [], [], []]
  for (let index = 1; index < tiles.length; index++) {
    const place = places[index]!
    const met = open[place]!
    arms[place]!.push({ index, pip: met })
    open[place] = tops[tiles[index]!] === met ? bottoms[tiles[index]!]! : tops[tiles[index]!]!
  }
  return arms
}

/** The index of the first double where doubles spin, −1 for none. */
function spinnerOf({ rules, tiles }: ChainTiles): number {
  const { tops, bottoms } = tileSetOf(rules)
  return rules.variant === 'fives' ? tiles.findIndex((tile) => tops[tile] === bottoms[tile]) : -1
}
