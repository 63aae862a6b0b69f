export { calculateMobility, playBotGame, scoreMove, selectAIDraftMove, selectAIMove } from './ai.ts'
export { createEmptyBoard, createNewGame, defaultConfig } from './create.ts'
export type { GameOptions } from './create.ts'
export { buyPiece, canAfford, DraftService, inStock, isDraftOver, passDraft } from './draft.ts'
export { errorMessages, GameStateError, InvalidMoveError, InvalidPurchaseError, SumZeroError } from './errors.ts'
export type { ErrorKey } from './errors.ts'
export { getPieceCost, getPieceLibrary, PENTOMINOES, PieceLibrary, TETROMINOES } from './piece-library.ts'
export { messageKeys } from './message-keys.ts'
export { opponentOf } from './model.ts'
export type {
  Cell,
  DraftState,
  GameConfig,
  GameState,
  Grid,
  PieceDef,
  PieceId,
  PieceTransform,
  PlayerId,
  PlayerState,
  ServiceMove,
} from './model.ts'
export {
  calculateAbsCells,
  commitMove,
  enumerateLegalMoves,
  hasLegalMove,
  isLegalPlacement,
  PlacementService,
  startTurn,
  TurnService,
} from './placement.ts'
export { createProfile, readProfile, recordResult, seatProfile } from './profile.ts'
export type { PlayerProfile } from './profile.ts'
export { GameService, loadGame, migrateFromV11, saveGame } from './save.ts'
export { ValidationService } from './validation.ts'
