import { tileIdOf, tileSetOf } from './tiles.ts'
import { tilePlaces as ends, type DominoMove, type DominoState, type PublicPosition, type Tile } from './types.ts'

/** Places and ends are numbered: 0 start, 1 left, 2 right, 3 up, 4 down. */
const left = 1
const right = 2
const up = 3
const down = 4

/** The fields that change when a tile is placed. */
type ChainState = Pick<DominoState, 'rules' | 'tiles' | 'places' | 'open' | 'tips' | 'spinner' | 'sides'>

/** Places a tile, whoever it came from: updates open ends, the spinner and its sides. */
export function placeTile(state: ChainState, tile: Tile, place: number): void {
  const { open, tips, rules } = state
  const { tops, bottoms } = tileSetOf(rules)
  const top = tops[tile]!
  const bottom = bottoms[tile]!
  const spins = rules.variant === 'fives' && state.spinner < 0 && top === bottom
  state.tiles.push(tile)
  state.places.push(place)
  if (place === 0) {
    open[left] = top
    open[right] = bottom
    tips[left] = tile
    tips[right] = tile
    if (spins) state.spinner = tile
    return
  }
  if (place <= right && state.spinner >= 0 && tips[place] === state.spinner && ++state.sides === 2) {
    open[up] = tops[state.spinner]!
    open[down] = tops[state.spinner]!
  }
  if (spins) {
    state.spinner = tile
    state.sides = 1
  }
  open[place] = open[place] === top ? bottom : top
  tips[place] = tile
}

/** True when the second half of the tile touches the chain: it is drawn rotated by 180°. */
export function isFlipped(state: Pick<ChainState, 'rules' | 'open'>, tile: Tile, place: number): boolean {
  return place > 0 && tileSetOf(state.rules).tops[tile] !== state.open[place]
}

/** Rebuilds the derived fields from a chain, tile by tile. */
export function rebuildChain({ rules, tiles, places }: Pick<PublicPosition, 'rules' | 'tiles' | 'places'>): ChainState {
  const chain: ChainState = { rules, tiles: [], places: [], open: ends.map(() => -1), tips: ends.map(() => -1), spinner: -1, sides: 0 }
  for (const [index, tile] of tiles.entries()) placeTile(chain, tile, places[index]!)
  return chain
}

/** The chain after one more play. */
export function chainAfterPlay(
  table: Pick<PublicPosition, 'rules' | 'tiles' | 'places'>,
  { top, bottom, place }: Extract<DominoMove, { kind: 'play' }>,
): ChainState {
  const { rules, tiles, places } = table
  const tile = tileIdOf(top, bottom, tileSetOf(rules).maxPip)
  return rebuildChain({ rules, tiles: [...tiles, tile], places: [...places, ends.indexOf(place)] })
}
