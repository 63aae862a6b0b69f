import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { DominoTypes } from './types.ts'

/** Domino: rules, strategy and text. */
export const domino: GamePackage<DominoTypes> = { game, strategy: botStrategy, text }

export { pipsLackedBy, mayHoldTile, knowledgeOfOthers, unseenTiles } from './knowledge.ts'
export { computeChainLayout, phoneBoard, ghostTileAt, tableBoard, zoomToFit } from './chain-layout.ts'
export type { BoardConfig, ChainBounds } from './chain-layout.ts'
export type { PlacedTile } from './placed-tile.ts'
export { chainAfterPlay, rebuildChain } from './chain.ts'
export { openEndsSum, fivesScore } from './score.ts'
export { generateTileSet, handSize, tileIdOf, tileSetOf, writeTile } from './tiles.ts'
export { blockedHandText } from './text.ts'
export { seatCount, tileSetNames } from './types.ts'
export type {
  DominoEvent,
  DominoTypes,
  DominoMove,
  DominoOptions,
  DominoState,
  DominoView,
  HandResult,
  TilePlace,
  TileSetName,
  Tile,
} from './types.ts'
