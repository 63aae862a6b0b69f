import type { GamePackage } from '@parlor/kernel'
import { botStrategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { SumZeroTypes } from './types.ts'

/** SumZero: rules, strategy and text. */
export const sumzero: GamePackage<SumZeroTypes> = { game, strategy: botStrategy, text, compensatesFirstMove: ({ swap }) => swap }

export * from './api/index.ts'
export { boardFromShape, cellName, maxSide, minSide } from './board-geometry.ts'
export { boardFileKeys, parseBoardFile, parseCustomFile, parsePiecesFile, pieceKeys, piecesFileKeys } from './custom-files.ts'
export type { BoardFile, PiecesFile } from './custom-files.ts'
export { canBuy } from './can-buy.ts'
export { lessons } from './lessons.ts'
export { readMove } from './move-notation.ts'
export { pieceLibraryFromText, pieceLibraryOfState, standardPieces } from './match-piece-library.ts'
export type { MatchPieceLibrary, Piece } from './match-piece-library.ts'
export type { PieceSquare } from './pieces.ts'
export { applyTransform, inverseTransform, poseIndexFor, posesOf, rotations } from './poses.ts'
export type { Pose, Rotation } from './poses.ts'
export {
  forcedWin,
  ghostCells,
  heatMapOf,
  mobilityOf,
  placementFor,
  previewMove,
  provenWinner,
  whyNotPlaceable,
} from './placement-analysis.ts'
export type { HeatMap } from './placement-analysis.ts'
export { bestOfSeries, readTournamentStanding, tournamentLengths, tournamentWinner } from './best-of-series.ts'
export type { TournamentStanding } from './best-of-series.ts'
export { startingBudget, boardAndPiecesAsText } from './setup.ts'
export { solveEndgame } from './endgame-solver.ts'
export type { Placement, SumZeroEvent, SumZeroTypes, SumZeroMove, SumZeroOptions, SumZeroState, SumZeroView } from './types.ts'
export { blockedCell, boardCells, freeCell, seatOfPlacement } from './view.ts'
export { suggestPurchase } from './draft-strategy.ts'
