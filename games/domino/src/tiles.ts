import { tilePlaces, type DominoMove, type DominoOptions, type TileSetName, type Tile } from './types.ts'

/** Which set: the highest number of pips on half a tile. */
interface TileConfig {
  readonly maxPip: number
}

/** A tile of a set, its smaller half first. */
interface DominoTile {
  readonly id: Tile
  readonly topIndex: number
  readonly bottomIndex: number
}

/** Every tile of a set, ordered by its smaller half and then by its larger one: 28 for six, 55 for nine, 91 for twelve. */
export function generateTileSet({ maxPip }: TileConfig): DominoTile[] {
  const tiles: DominoTile[] = []
  for (let topIndex = 0; topIndex <= maxPip; topIndex++)
    for (let bottomIndex = topIndex; bottomIndex <= maxPip; bottomIndex++) tiles.push({ id: tiles.length, topIndex, bottomIndex })
  return tiles
}

/** Tables of a set, by tile; created once. */
export interface TileSet {
  readonly maxPip: number
  readonly count: number
  readonly tops: readonly number[]
  readonly bottoms: readonly number[]
  readonly pips: readonly number[]
  /** One bit for each pip on the tile. */
  readonly masks: readonly number[]
  /** Doubles by their pips, above all others; those by their sum, then by their larger half: who holds the highest begins. */
  readonly ranks: readonly number[]
  /** By tile and place: the interned move. */
  readonly plays: readonly (readonly Play[])[]
}

type Play = Extract<DominoMove, { kind: 'play' }>

/** The largest set. */
export const maxPips = 12

/** Moves by top, bottom and place, the same objects for every set. */
const interned = generateTileSet({ maxPip: maxPips }).map(({ topIndex, bottomIndex }) =>
  tilePlaces.map((place): Play => ({ kind: 'play', top: topIndex, bottom: bottomIndex, place })),
)

export const drawMove: DominoMove = { kind: 'draw' }
export const passMove: DominoMove = { kind: 'pass' }

function makeSet(maxPip: number): TileSet {
  const tiles = generateTileSet({ maxPip })
  return {
    maxPip,
    count: tiles.length,
    tops: tiles.map(({ topIndex }) => topIndex),
    bottoms: tiles.map(({ bottomIndex }) => bottomIndex),
    pips: tiles.map(({ topIndex, bottomIndex }) => topIndex + bottomIndex),
    masks: tiles.map(({ topIndex, bottomIndex }) => (1 << topIndex) | (1 << bottomIndex)),
    ranks: tiles.map(({ topIndex: top, bottomIndex: bottom }) => (top === bottom ? 1000 + top : (top + bottom) * 20 + bottom)),
    plays: tiles.map(({ topIndex, bottomIndex }) => interned[tileIdOf(topIndex, bottomIndex, maxPips)]!),
  }
}

/** The tile with these halves, in either order, in the set with this highest pip. */
export function tileIdOf(one: number, other: number, maxPip: number): Tile {
  const top = one < other ? one : other
  const bottom = one < other ? other : one
  return top * (maxPip + 1) - (top * (top - 1)) / 2 + bottom - top
}

/** The interned move. */
export function playMoveOf(top: number, bottom: number, place: number): Play {
  return interned[tileIdOf(top, bottom, maxPips)]![place]!
}

const tileSets: Readonly<Record<TileSetName, TileSet>> = { six: makeSet(6), nine: makeSet(9), twelve: makeSet(12) }

/** The set of these rules. */
export function tileSetOf(rules: Readonly<DominoOptions>): TileSet {
  return tileSets[rules.set]
}

/** Tiles dealt to each seat; the rest is the boneyard (in Block unused). */
export function handSize({ set, variant }: Readonly<DominoOptions>): number {
  return dealt[variant === 'block' ? 'block' : 'draw'][set]
}

const dealt: Readonly<Record<'block' | 'draw', Readonly<Record<TileSetName, number>>>> = {
  block: { six: 7, nine: 13, twelve: 22 },
  draw: { six: 5, nine: 11, twelve: 17 },
}

/** Notation of a tile, `2-5`. */
export function writeTile(set: TileSet, tile: Tile): string {
  return `${set.tops[tile]}-${set.bottoms[tile]}`
}

/** Adds a tile to a hand, which stays in ascending order. */
export function addTile(hand: Tile[], tile: Tile): void {
  let at = hand.length
  hand.push(tile)
  for (; at > 0 && hand[at - 1]! > tile; at--) hand[at] = hand[at - 1]!
  hand[at] = tile
}

/** Takes a tile out of a hand. */
export function removeTile(hand: Tile[], tile: Tile): void {
  let at = hand.indexOf(tile)
  for (; at < hand.length - 1; at++) hand[at] = hand[at + 1]!
  hand.pop()
}
