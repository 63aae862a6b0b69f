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
import { otherPlayersTilePositions, ownTilePositions } from './screen-layout.ts'
import { layerDepths } from './layer-depths.ts'
import { tileKeys, type TileAnimator, type TargetTilePose } from './tile-animator.ts'
import type { ChainLayout, TilePosition } from './chain-layout.ts'
import type { Pose } from './tween.ts'
import { seatAtSide, screenSides } from './screen-sides.ts'
import type { DisplayedTable } from './displayed-table.ts'

export type PlayMove = Extract<DominoMove, { kind: 'play' }>

/** A place where a tile can be played. */
export interface Slot extends TilePosition {
  readonly place: TilePlace
  readonly tile: Tile
  /** Immediate score of the play. */
  readonly points: number
}

/** The player's interaction with their own tiles. */
export interface InteractionState {
  /** Selected by a tap, a key or a hint. */
  readonly chosen: Tile | null
  /** Dragged, at the pointer's position. */
  readonly held: { readonly tile: Tile; readonly x: number; readonly y: number } | null
  /** The end that is aimed at. */
  readonly place: TilePlace | null
}

/** The table as data for the canvas. */
export interface ViewModel {
  readonly sprites: readonly TargetTilePose[]
  readonly slots: readonly Slot[]
  readonly playable: ReadonlySet<Tile>
  readonly button: 'pass' | 'draw' | null
  /** Sum of the open ends, where it counts. */
  readonly sum: number | null
}

/** Dimming of the own hand while others play, and of tiles that do not fit on the own turn. */
const dimLevels = { waiting: 0.3, locked: 1 }

/** Every tile with its pose, the slots of the selected tile, and the button. */
export function buildViewModel(
  shown: DisplayedTable,
  moves: readonly DominoMove[],
  area: ScreenLayout,
  chain: ChainLayout,
  interaction: InteractionState,
): ViewModel {
  const plays = moves.filter((move): move is PlayMove => move.kind === 'play')
  const { maxPip } = tileSetOf(shown.rules)
  const playable = new Set(plays.map((move) => tileOfPlay(move, maxPip)))
  const forced = plays.length === 0 && moves.length > 0 ? moves[0]!.kind : null
  const selected = interaction.held?.tile ?? interaction.chosen
  const slots = plays
    .filter((move) => tileOfPlay(move, maxPip) === selected)
    .map((move) => ({ ...chain.slot(selected!, move.place), place: move.place, tile: selected!, points: pointsOfPlay(shown, move) }))
  const { variant } = shown.rules
  return {
    sprites: [
      ...chainTiles(shown, chain),
      ...handTiles(shown, area, { playable, moving: moves.length > 0 }, interaction),
      ...boneyardTiles(shown, area),
    ],
    slots,
    playable,
    button: forced === 'pass' || forced === 'draw' ? forced : null,
    sum: variant === 'fives' && shown.tiles.length > 0 ? openEndsSum(rebuildChain(shown)) : null,
  }
}

/** Immediate score of a play: All Fives scores the sum of the open ends. */
export function pointsOfPlay(table: Pick<DisplayedTable, 'rules' | 'tiles' | 'places'>, move: PlayMove): number {
  return table.rules.variant === 'fives' ? fivesScore(chainAfterPlay(table, move)) : 0
}

/** The tile's number. */
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
  interaction: InteractionState,
): TargetTilePose[] {
  return screenSides.flatMap((side) => {
    const seat = seatAtSide(side, shown.seat)
    const hand = shown.hands[seat]!
    const spread =
      side === 'bottom' ? { places: ownTilePositions(area, hand.length), angle: 0 } : otherPlayersTilePositions(area, side, hand.length)
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
        pose: own && tile !== null ? poseWhileHandled(rest, tile, interaction, area) : rest,
        depth: own && interaction.held?.tile === tile ? layerDepths.held : layerDepths.hand + index,
        glow: fits && !shown.over,
      }
    })
  })
}

function dimLevelOf(own: boolean, moving: boolean, fits: boolean): number {
  if (!own) return 0
  return moving ? (fits ? 0 : dimLevels.locked) : dimLevels.waiting
}

/** A selected tile is raised, in portrait no higher than the plate above it; a held one follows the pointer. */
function poseWhileHandled(rest: Pose, tile: Tile, { chosen, held }: InteractionState, { portrait }: ScreenLayout): Pose {
  if (held?.tile === tile) return { ...rest, x: held.x, y: held.y, lift: 1, dim: 0 }
  return chosen === tile ? { ...rest, y: rest.y - (portrait ? 8 : rest.size * 0.3), lift: 0.35 } : rest
}

/** The boneyard as a small heap of overlapping tiles. In Block it is not shown. */
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

/** A tile before it is dealt: face down on the deck in the middle. */
export function undealtTilePose(sprite: TargetTilePose, { board, otherTile }: ScreenLayout, index: number): TargetTilePose {
  const pose: Pose = {
    x: board.x + board.width / 2 + Math.sin(index * 1.7) * 3,
    y: board.y + board.height / 2 - Math.min(index, 40) * 0.5,
    size: otherTile * 1.2,
    angle: Math.sin(index * 5.3) * 0.12,
    alpha: 1,
    // A shadow under every tile of the heap would add up to black.
    lift: index % 9 === 0 ? 0 : -0.01,
    dim: 0,
  }
  return { ...sprite, faceUp: false, pose, depth: layerDepths.chain + 60 - index * 0.5, glow: false }
}

/** Gives the tile about to be played its own key; a hidden one may be any of its hand. */
export function rekeyPlayedTile(animator: TileAnimator, { hands }: DisplayedTable, seat: number, tile: Tile): void {
  const hand = hands[seat]!
  if (hand.includes(tile)) return
  const taken = (tile * 7 + hand.length * 3) % hand.length
  animator.rename(tileKeys.hidden(seat, taken), tileKeys.tile(tile))
  for (let index = taken + 1; index < hand.length; index++) animator.rename(tileKeys.hidden(seat, index), tileKeys.hidden(seat, index - 1))
}
