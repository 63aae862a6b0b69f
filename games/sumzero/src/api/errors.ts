/** Messages of the service interface by key; the same texts are under `error.<key>` in the language files. */
export const errorMessages = {
  'buy.insufficient_budget': 'Not enough budget to purchase this piece',
  'buy.out_of_stock': 'This piece is no longer available',
  'place.out_of_bounds': 'Piece extends outside the board',
  'place.overlap': 'Piece overlaps with existing pieces',
  'place.no_piece_selected': 'Please select a piece from your arsenal',
  'save.corrupted': 'Save file is corrupted or invalid',
  'load.version_unsupported': 'Save file version is not supported',
} as const

/** Key of a message. */
export type ErrorKey = keyof typeof errorMessages

/** Base of every error of the service interface: a message, a code, and its message key where it has one. */
export class SumZeroError extends Error {
  readonly code: string
  readonly key: ErrorKey | null

  constructor(message: string, code: string, key: ErrorKey | null = null) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.key = key
  }
}

/** A placement that cannot be made. */
export class InvalidMoveError extends SumZeroError {
  constructor(reason: string, key: ErrorKey | null = null) {
    super(`Invalid move: ${reason}`, 'INVALID_MOVE', key)
  }
}

/** A purchase that cannot be made. */
export class InvalidPurchaseError extends SumZeroError {
  constructor(reason: string, key: ErrorKey | null = null) {
    super(`Invalid purchase: ${reason}`, 'INVALID_PURCHASE', key)
  }
}

/** A game state, or a save of one, that is invalid. */
export class GameStateError extends SumZeroError {
  constructor(reason: string, key: ErrorKey | null = null) {
    super(`Invalid game state: ${reason}`, 'INVALID_STATE', key)
  }
}
