import type { GamePackage } from '@parlor/kernel'
import { judgement } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { DominoKinds } from './types.ts'

/** Domino: rules, judgement and words. */
export const domino: GamePackage<DominoKinds> = { game, judgement, text }

export { commitment, verify } from './fair.ts'
export type { Verdict } from './fair.ts'
export { lackedBy, mayHold, tableKnowledge, unseen } from './knowledge.ts'
export type { Known } from './knowledge.ts'
export { layOut, phoneBoard, slotFor, tableBoard, zoomFor } from './layout.ts'
export type { BoardConfig, Bounds, Layout, Zoom } from './layout.ts'
export type { Half, Laid } from './laid.ts'
export { afterPlay, laidAgain } from './chain.ts'
export { endsSum, fivesOf, pipsOf, together } from './score.ts'
export { generateTileSet, handSize, idOf, setOf, writeTile } from './tiles.ts'
export type { Domino, TileConfig, TileSet } from './tiles.ts'
export { places, seatCount, sets } from './types.ts'
export type {
  DominoEvent,
  DominoKinds,
  DominoMove,
  DominoOptions,
  DominoState,
  DominoView,
  HandResult,
  Place,
  Public,
  SetName,
  Tile,
} from './types.ts'
