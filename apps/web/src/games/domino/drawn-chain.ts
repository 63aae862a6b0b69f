import { tileIdOf, tileSetNames, tileSetOf, type DominoOptions, type DominoView } from '@parlor/domino'

/** A tile as it was laid; the first one has no side. */
export interface DrawnTile {
  readonly top: number
  readonly bottom: number
  readonly side: 'left' | 'right' | 'up' | 'down' | null
}

/** What is drawn of a position: the tiles on the table in the order of play. */
export interface DrawnChain {
  readonly rules: DominoOptions
  readonly tiles: readonly DrawnTile[]
}

const sides = [null, 'left', 'right', 'up', 'down'] as const

export function chainOfView({ rules, tiles, places }: Pick<DominoView, 'rules' | 'tiles' | 'places'>): DrawnChain {
  const { tops, bottoms } = tileSetOf(rules)
  return { rules, tiles: tiles.map((tile, i) => ({ top: tops[tile]!, bottom: bottoms[tile]!, side: sides[places[i]!]! })) }
}

/** Reads the rules from the first line of a position, `six block …`, and the chain from its last, `chain: 1-1 by 1, 1-4 left by 2, …`. */
export function readChain(position: string): DrawnChain | null {
  const lines = position.split('\n')
  const text = /^chain: (.+)$/.exec(lines.at(-1)!)?.[1]
  if (text === undefined) return null
  const tiles = text === '-' ? [] : text.split(', ').map((word) => readTile(word.replace(/ by \d$/, '')))
  // Nothing else of the rules changes how a chain lies.
  const [set, variant] = lines[0]!.split(' ')
  const rules = {
    set: tileSetNames.find((name) => name === set) ?? 'six',
    variant: variant === 'fives' ? 'fives' : 'block',
  } as DominoOptions
  const { maxPip } = tileSetOf(rules)
  const sound = tiles.every((tile, i) => tile && Math.max(tile.top, tile.bottom) <= maxPip && (tile.side === null) === (i === 0))
  return sound ? { rules, tiles: tiles as DrawnTile[] } : null
}

/** A tile with its side, as in a move: `2-5 left`. */
export function readTile(text: string): DrawnTile | null {
  const [, top, bottom, side = null] = /^(\d+)-(\d+)(?: (left|right|up|down))?$/.exec(text) ?? []
  return top === undefined ? null : { top: Number(top), bottom: Number(bottom), side: side as DrawnTile['side'] }
}

/** The chain as the rules' layout takes it. */
export function layoutInputOf({ rules, tiles }: DrawnChain) {
  const { maxPip } = tileSetOf(rules)
  return {
    rules,
    tiles: tiles.map(({ top, bottom }) => tileIdOf(top, bottom, maxPip)),
    places: tiles.map(({ side }) => sides.indexOf(side)),
  }
}
