import { afterPlay, endsSum, fivesOf, laidAgain, setOf, type DominoMove, type Place, type Tile } from '@parlor/domino'
import type { Area } from './area.ts'
import { otherPlaces, ownPlaces } from './area.ts'
import { depths } from './depths.ts'
import { keys, type Ensemble, type Sprite } from './ensemble.ts'
import type { Chain, Spot } from './chain.ts'
import type { Pose } from './motion.ts'
import { seatAt, sides } from './seating.ts'
import type { Shown } from './shown.ts'

export type Play = Extract<DominoMove, { kind: 'play' }>

/** A place on the board where a tile can go. */
export interface Slot extends Spot {
  readonly place: Place
  readonly tile: Tile
  /** What the play would score at once. */
  readonly points: number
}

/** What the player is doing with their own tiles. */
export interface Attention {
  /** Chosen by a tap, a key or a hint. */
  readonly chosen: Tile | null
  /** Under the finger; it lies where the finger is. */
  readonly held: { readonly tile: Tile; readonly x: number; readonly y: number } | null
  /** The end that is aimed at. */
  readonly place: Place | null
}

/** A table as data. */
export interface Scenery {
  readonly sprites: readonly Sprite[]
  readonly slots: readonly Slot[]
  /** Tiles that can be played now. */
  readonly playable: ReadonlySet<Tile>
  readonly button: 'pass' | 'draw' | null
  /** What the open ends add up to, where that counts. */
  readonly sum: number | null
}

/** How dark a hand is while others play, and tiles that do not fit while one plays oneself. */
const dusk = { waiting: 0.3, locked: 1 }

/** What to draw: every tile with its place, the ends a tile can go to, and the button there is to press. */
export function present(shown: Shown, moves: readonly DominoMove[], area: Area, chain: Chain, attention: Attention): Scenery {
  const plays = moves.filter((move): move is Play => move.kind === 'play')
  const { maxPip } = setOf(shown.rules)
  const playable = new Set(plays.map((move) => tileOf(move, maxPip)))
  const forced = plays.length === 0 && moves.length > 0 ? moves[0]!.kind : null
  const looked = attention.held?.tile ?? attention.chosen
  const slots = plays
    .filter((move) => tileOf(move, maxPip) === looked)
    .map((move) => ({ ...chain.slot(looked!, move.place), place: move.place, tile: looked!, points: pointsOf(shown, move) }))
  const { variant } = shown.rules
  return {
    sprites: [
      ...chainSprites(shown, chain),
      ...handSprites(shown, area, { playable, moving: moves.length > 0 }, attention),
      ...sleeping(shown, area),
    ],
    slots,
    playable,
    button: forced === 'pass' || forced === 'draw' ? forced : null,
    sum: variant === 'fives' && shown.tiles.length > 0 ? endsSum(laidAgain(shown)) : null,
  }
}

/** What a play would score at once: in All Fives, where the ends then add up. */
export function pointsOf(table: Pick<Shown, 'rules' | 'tiles' | 'places'>, move: Play): number {
  return table.rules.variant === 'fives' ? fivesOf(afterPlay(table, move)) : 0
}

/** The number of the tile a move plays. */
export function tileOf({ top, bottom }: Play, maxPip: number): Tile {
  return top * (maxPip + 1) - (top * (top - 1)) / 2 + bottom - top
}

function chainSprites({ tiles }: Shown, chain: Chain): Sprite[] {
  return tiles.map((tile, index) => ({
    key: keys.tile(tile),
    tile,
    faceUp: true,
    pose: { ...chain.spots[index]!, alpha: 1, lift: 0, dim: 0 },
    depth: depths.chain + index,
    glow: false,
  }))
}

function handSprites(
  shown: Shown,
  area: Area,
  turn: { readonly playable: ReadonlySet<Tile>; readonly moving: boolean },
  attention: Attention,
): Sprite[] {
  return sides.flatMap((side) => {
    const seat = seatAt(side, shown.seat)
    const hand = shown.hands[seat]!
    const spread = side === 'bottom' ? { places: ownPlaces(area, hand.length), angle: 0 } : otherPlaces(area, side, hand.length)
    const own = side === 'bottom' && shown.seat !== null
    return hand.map((tile, index): Sprite => {
      const size = side === 'bottom' ? area.tile : area.small
      const at = spread.places[index]!
      const fits = own && tile !== null && turn.playable.has(tile)
      const rest: Pose = { ...at, size, angle: spread.angle, alpha: 1, lift: 0, dim: dimOf(own, turn.moving, fits) }
      return {
        key: tile === null ? keys.hidden(seat, index) : keys.tile(tile),
        tile,
        faceUp: tile !== null,
        pose: own && tile !== null ? attended(rest, tile, attention, area) : rest,
        depth: own && attention.held?.tile === tile ? depths.held : depths.hand + index,
        glow: fits && !shown.over,
      }
    })
  })
}

function dimOf(own: boolean, moving: boolean, fits: boolean): number {
  if (!own) return 0
  return moving ? (fits ? 0 : dusk.locked) : dusk.waiting
}

/** A chosen tile rises out of its row, upright no higher than to the plate above it; a held one lies under the finger. */
function attended(rest: Pose, tile: Tile, { chosen, held }: Attention, { upright }: Area): Pose {
  if (held?.tile === tile) return { ...rest, x: held.x, y: held.y, lift: 1, dim: 0 }
  return chosen === tile ? { ...rest, y: rest.y - (upright ? 8 : rest.size * 0.3), lift: 0.35 } : rest
}

/** The boneyard as a small heap: its tiles lie askew, one over the other. What sleeps in Block is not on the table. */
function sleeping({ boneyard, rules }: Shown, area: Area): Sprite[] {
  if (rules.variant === 'block') return []
  return Array.from({ length: boneyard }, (_, index) => {
    const angle = Math.PI / 2 + ((index * 2.399) % 1) * 0.4 - 0.2
    const spread = Math.min(1, boneyard / 6) * area.small * 0.25
    const pose: Pose = {
      x: area.boneyard.x + Math.sin(index * 4.1) * spread * 2,
      y: area.boneyard.y + Math.cos(index * 2.7) * spread,
      size: area.small * 0.8,
      angle,
      alpha: 1,
      lift: 0,
      dim: 0,
    }
    return { key: keys.sleeping(index), tile: null, faceUp: false, pose, depth: depths.sleeping + index * 0.01, glow: false }
  })
}

/** A tile of the deck before it is dealt: face down on the heap in the middle. */
export function gather(sprite: Sprite, { board, small }: Area, index: number): Sprite {
  const pose: Pose = {
    x: board.x + board.width / 2 + Math.sin(index * 1.7) * 3,
    y: board.y + board.height / 2 - Math.min(index, 40) * 0.5,
    size: small * 1.2,
    angle: Math.sin(index * 5.3) * 0.12,
    alpha: 1,
    // A shadow under every tile of the heap would add up to a black one.
    lift: index % 9 === 0 ? 0 : -0.01,
    dim: 0,
  }
  return { ...sprite, faceUp: false, pose, depth: depths.chain + 60 - index * 0.5, glow: false }
}

/** Gives the piece of wood that is about to be played the tile's own name; a hidden one may be any of its hand. */
export function takeFrom(ensemble: Ensemble, { hands }: Shown, seat: number, tile: Tile): void {
  const hand = hands[seat]!
  if (hand.includes(tile)) return
  const taken = (tile * 7 + hand.length * 3) % hand.length
  ensemble.rename(keys.hidden(seat, taken), keys.tile(tile))
  for (let index = taken + 1; index < hand.length; index++) ensemble.rename(keys.hidden(seat, index), keys.hidden(seat, index - 1))
}
