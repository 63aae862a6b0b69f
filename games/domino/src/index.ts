import type { GamePackage } from '@parlor/kernel'
import { strategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { DominoTypes } from './types.ts'

/** Domino: rules, strategy and text. */
export const domino: GamePackage<DominoTypes> = { game, strategy, text }

export { pipsLackedBy, mayHoldTile, knowledgeOfOthers, unseenTiles } from './knowledge.ts'
export type { SeatKnowledge } from './knowledge.ts'
export { computeChainLayout, phoneBoard, ghostTileAt, tableBoard, zoomToFit } from './chain-layout.ts'
export type { BoardConfig, ChainBounds, ChainLayout, Zoom } from './chain-layout.ts'
export type { TileHalf, PlacedTile } from './placed-tile.ts'
export { chainAfterPlay, rebuildChain } from './chain.ts'
export { openEndsSum, fivesScore, pipSum, onSameSide } from './score.ts'
export { generateTileSet, handSize, tileIdOf, tileSetOf, writeTile } from './tiles.ts'
export type { DominoTile, TileConfig, TileSet } from './tiles.ts'
export { tilePlaces, seatCount, tileSetNames } from './types.ts'
export type {
  DominoEvent,
  DominoTypes,
  DominoMove,
  DominoOptions,
  DominoState,
  DominoView,
  HandResult,
  TilePlace,
  PublicPosition,
  TileSetName,
  Tile,
} from './types.ts'
