import {
  chainAfterPlay,
  openEndsSum,
  fivesScore,
  rebuildChain,
  tileSetOf,
  type DominoMove,
  type TilePlace,
  type Tile,
} from '@parlor/domino'
import type { ScreenLayout } from './screen-layout.ts'
import { otherTilePositions, ownTilePositions } from './screen-layout.ts'
import { layerDepths } from './layer-depths.ts'
import { tileKeys, type TileAnimator, type TargetTilePose } from './tile-animator.ts'
import type { ChainLayout, TilePosition } from './chain-layout.ts'
import type { Pose } from './tween.ts'
import { seatAtSide, screenSides } from './screen-sides.ts'
import type { DisplayedTable } from './displayed-table.ts'

export type PlayMove = Extract<DominoMove, { kind: 'play' }>

/** A place on the board where a tile can go. */
export interface Slot extends TilePosition {
  readonly place: TilePlace
  readonly tile: Tile
  /** What the play would score at once. */
  readonly points: number
}

/** What the player is doing with their own tiles. */
export interface InteractionState {
  /** Chosen by a tap, a key or a hint. */
  readonly chosen: Tile | null
  /** Under the finger; it lies where the finger is. */
  readonly held: { readonly tile: Tile; readonly x: number; readonly y: number } | null
  /** The end that is aimed at. */
  readonly place: TilePlace | null
}

/** A table as data. */
export interface ViewModel {
  readonly sprites: readonly TargetTilePose[]
  readonly slots: readonly Slot[]
  /** Tiles that can be played now. */
  readonly playable: ReadonlySet<Tile>
  readonly button: 'pass' | 'draw' | null
  /** What the open ends add up to, where that counts. */
  readonly sum: number | null
}

/** How dark a hand is while others play, and tiles that do not fit while one plays oneself. */
const dimLevels = { waiting: 0.3, locked: 1 }

/** What to draw: every tile with its place, the ends a tile can go to, and the button there is to press. */
export function buildViewModel(
  shown: DisplayedTable,
  moves: readonly DominoMove[],
  area: ScreenLayout,
  chain: ChainLayout,
  attention: InteractionState,
): ViewModel {
  const plays = moves.filter((move): move is PlayMove => move.kind === 'play')
  const { maxPip } = tileSetOf(shown.rules)
  const playable = new Set(plays.map((move) => tileOfPlay(move, maxPip)))
  const forced = plays.length === 0 && moves.length > 0 ? moves[0]!.kind : null
  const looked = attention.held?.tile ?? attention.chosen
  const slots = plays
    .filter((move) => tileOfPlay(move, maxPip) === looked)
    .map((move) => ({ ...chain.slot(looked!, move.place), place: move.place, tile: looked!, points: pointsOfPlay(shown, move) }))
  const { variant } = shown.rules
  return {
    sprites: [
      ...chainTiles(shown, chain),
      ...handTiles(shown, area, { playable, moving: moves.length > 0 }, attention),
      ...boneyardTiles(shown, area),
    ],
    slots,
    playable,
    button: forced === 'pass' || forced === 'draw' ? forced : null,
    sum: variant === 'fives' && shown.tiles.length > 0 ? openEndsSum(rebuildChain(shown)) : null,
  }
}

/** What a play would score at once: in All Fives, where the ends then add up. */
export function pointsOfPlay(table: Pick<DisplayedTable, 'rules' | 'tiles' | 'places'>, move: PlayMove): number {
  return table.rules.variant === 'fives' ? fivesScore(chainAfterPlay(table, move)) : 0
}

/** The number of the tile a move plays. */
export function tileOfPlay({ top, bottom }: PlayMove, maxPip: number): Tile {
  return top * (maxPip + 1) - (top * (top - 1)) / 2 + bottom - top
}

function chainTiles({ tiles }: DisplayedTable, chain: ChainLayout): TargetTilePose[] {
  return tiles.map((tile, index) => ({
    key: tileKeys.tile(tile),
    tile,
    faceUp: true,
    pose: { ...chain.spots[index]!, alpha: 1, lift: 0, dim: 0 },
    depth: layerDepths.chain + index,
    glow: false,
  }))
}

function handTiles(
  shown: DisplayedTable,
  area: ScreenLayout,
  turn: { readonly playable: ReadonlySet<Tile>; readonly moving: boolean },
  attention: InteractionState,
): TargetTilePose[] {
  return screenSides.flatMap((side) => {
    const seat = seatAtSide(side, shown.seat)
    const hand = shown.hands[seat]!
    const spread =
      side === 'bottom' ? { places: ownTilePositions(area, hand.length), angle: 0 } : otherTilePositions(area, side, hand.length)
    const own = side === 'bottom' && shown.seat !== null
    return hand.map((tile, index): TargetTilePose => {
      const size = side === 'bottom' ? area.tile : area.otherTile
      const at = spread.places[index]!
      const fits = own && tile !== null && turn.playable.has(tile)
      const rest: Pose = { ...at, size, angle: spread.angle, alpha: 1, lift: 0, dim: dimLevelOf(own, turn.moving, fits) }
      return {
        key: tile === null ? tileKeys.hidden(seat, index) : tileKeys.tile(tile),
        tile,
        faceUp: tile !== null,
        pose: own && tile !== null ? poseWhileHandled(rest, tile, attention, area) : rest,
        depth: own && attention.held?.tile === tile ? layerDepths.held : layerDepths.hand + index,
        glow: fits && !shown.over,
      }
    })
  })
}

function dimLevelOf(own: boolean, moving: boolean, fits: boolean): number {
  if (!own) return 0
  return moving ? (fits ? 0 : dimLevels.locked) : dimLevels.waiting
}

/** A chosen tile rises out of its row, upright no higher than to the plate above it; a held one lies under the finger. */
function poseWhileHandled(rest: Pose, tile: Tile, { chosen, held }: InteractionState, { portrait }: ScreenLayout): Pose {
  if (held?.tile === tile) return { ...rest, x: held.x, y: held.y, lift: 1, dim: 0 }
  return chosen === tile ? { ...rest, y: rest.y - (portrait ? 8 : rest.size * 0.3), lift: 0.35 } : rest
}

/** The boneyard as a small heap: its tiles lie askew, one over the other. What sleeps in Block is not on the table. */
function boneyardTiles({ boneyard, rules }: DisplayedTable, area: ScreenLayout): TargetTilePose[] {
  if (rules.variant === 'block') return []
  return Array.from({ length: boneyard }, (_, index) => {
    const angle = Math.PI / 2 + ((index * 2.399) % 1) * 0.4 - 0.2
    const spread = Math.min(1, boneyard / 6) * area.otherTile * 0.25
    const pose: Pose = {
      x: area.boneyard.x + Math.sin(index * 4.1) * spread * 2,
      y: area.boneyard.y + Math.cos(index * 2.7) * spread,
      size: area.otherTile * 0.8,
      angle,
      alpha: 1,
      lift: 0,
      dim: 0,
    }
    return { key: tileKeys.sleeping(index), tile: null, faceUp: false, pose, depth: layerDepths.sleeping + index * 0.01, glow: false }
  })
}

/** A tile of the deck before it is dealt: face down on the heap in the middle. */
export function undealtTile(sprite: TargetTilePose, { board, otherTile }: ScreenLayout, index: number): TargetTilePose {
  const pose: Pose = {
    x: board.x + board.width / 2 + Math.sin(index * 1.7) * 3,
    y: board.y + board.height / 2 - Math.min(index, 40) * 0.5,
    size: otherTile * 1.2,
    angle: Math.sin(index * 5.3) * 0.12,
    alpha: 1,
    // A shadow under every tile of the heap would add up to a black one.
    lift: index % 9 === 0 ? 0 : -0.01,
    dim: 0,
  }
  return { ...sprite, faceUp: false, pose, depth: layerDepths.chain + 60 - index * 0.5, glow: false }
}

/** Gives the piece of wood that is about to be played the tile's own name; a hidden one may be any of its hand. */
export function rekeyPlayedTile(ensemble: TileAnimator, { hands }: DisplayedTable, seat: number, tile: Tile): void {
  const hand = hands[seat]!
  if (hand.includes(tile)) return
  const taken = (tile * 7 + hand.length * 3) % hand.length
  ensemble.rename(tileKeys.hidden(seat, taken), tileKeys.tile(tile))
  for (let index = taken + 1; index < hand.length; index++) ensemble.rename(tileKeys.hidden(seat, index), tileKeys.hidden(seat, index - 1))
}
