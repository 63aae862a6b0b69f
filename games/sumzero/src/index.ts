import type { GamePackage } from '@parlor/kernel'
import { judgement } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { SumZeroKinds } from './types.ts'

/** SumZero: rules, judgement and words. */
export const sumzero: GamePackage<SumZeroKinds> = { game, judgement, text, evened: ({ swap }) => swap }

export * from './api/index.ts'
export { boardNamed, boardOf, cellName, maxSide, minSide } from './board.ts'
export type { Board } from './board.ts'
export { boardKeys, parseBoard, parsePieces, pieceKeys, piecesKeys } from './custom.ts'
export type { BoardFile, PiecesFile } from './custom.ts'
export { canBuy, canBuyAny } from './draft.ts'
export { lessons } from './lessons.ts'
export { libraryNamed, libraryOfState, pieceLimits, standardPieces } from './library.ts'
export type { Library, Piece } from './library.ts'
export type { Square } from './pieces.ts'
export { applyTransform, inverseOf, poseFor, posesOf, rotations } from './poses.ts'
export type { Pose, Rotation, Transform } from './poses.ts'
export { forcedWin, ghostOf, heatOf, mobilityOf, placementFor, previewMove, whyNot } from './preview.ts'
export type { Heat, Preview } from './preview.ts'
export { bestOf, readStanding, tournamentLengths, winnerOf } from './series.ts'
export type { Standing } from './series.ts'
export { budgetOf, namesOf } from './setup.ts'
export { solve } from './solve.ts'
export type { Solution } from './solve.ts'
export { colours, endless, stocks } from './types.ts'
export type {
  Colour,
  Placement,
  Position,
  Stock,
  SumZeroEvent,
  SumZeroKinds,
  SumZeroMove,
  SumZeroOptions,
  SumZeroState,
  SumZeroView,
} from './types.ts'
export { blockedCell, cellsOf, freeCell, seatOf } from './view.ts'
export { suggestPurchase } from './worth.ts'
