import type { GamePackage } from '@parlor/kernel'
import { strategy } from './bot.ts'
import { game } from './game.ts'
import { text } from './text.ts'
import type { SumZeroTypes } from './types.ts'

/** SumZero: rules, strategy and text. */
export const sumzero: GamePackage<SumZeroTypes> = { game, strategy, text, compensatesFirstMove: ({ swap }) => swap }

export * from './api/index.ts'
export { boardFromShape, boardOf, cellName, maxSide, minSide } from './board.ts'
export type { Board } from './board.ts'
export { boardKeys, parseBoard, parsePieces, pieceKeys, piecesKeys } from './custom-files.ts'
export type { BoardFile, PiecesFile } from './custom-files.ts'
export { canBuy, canBuyAny } from './can-buy.ts'
export { lessons } from './lessons.ts'
export { libraryFromText, libraryOfState, pieceLimits, standardPieces } from './library.ts'
export type { Library, Piece } from './library.ts'
export type { Square } from './pieces.ts'
export { applyTransform, inverseTransform, poseIndexFor, posesOf, rotations } from './poses.ts'
export type { Pose, Rotation, Transform } from './poses.ts'
export { forcedWin, ghostCells, heatMapOf, mobilityOf, placementFor, previewMove, whyNotPlaceable } from './preview.ts'
export type { HeatMap, PlacementPreview } from './preview.ts'
export { bestOfSeries, readTournamentStanding, tournamentLengths, tournamentWinner } from './series.ts'
export type { TournamentStanding } from './series.ts'
export { budgetOf, boardAndPieceNames } from './setup.ts'
export { solveEndgame } from './endgame-solver.ts'
export type { EndgameSolution } from './endgame-solver.ts'
export { colours, unlimitedStock, stockSizes } from './types.ts'
export type {
  Colour,
  Placement,
  Position,
  StockSize,
  SumZeroEvent,
  SumZeroTypes,
  SumZeroMove,
  SumZeroOptions,
  SumZeroState,
  SumZeroView,
} from './types.ts'
export { blockedCell, boardCells, freeCell, seatOfPlacement } from './view.ts'
export { suggestPurchase } from './piece-worth.ts'
