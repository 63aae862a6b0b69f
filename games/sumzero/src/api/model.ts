import type { PieceSquare } from '../pieces.ts'
import type { Transform } from '../poses.ts'

/** The two players of the service interface. */
export type PlayerId = 1 | 2
/** A cell of the board, column first. */
export type Cell = readonly [x: number, y: number]
/** The name of a standard piece. */
export type PieceId = string

/** A piece as the service interface describes it. */
export interface PieceDef {
  readonly id: PieceId
  readonly size: number
  readonly cost: number
  readonly relCells: readonly PieceSquare[]
}

/** One of a piece's distinct poses with the transform that leads to it. */
export interface PieceTransform {
  readonly transform: Transform
  readonly cells: readonly PieceSquare[]
}

/** A placement with all derived fields. */
export interface ServiceMove {
  player: PlayerId
  pieceId: PieceId
  transform: Transform
  anchor: Cell
  absCells: Cell[]
}

/** Rows of cells: 0 empty, 1 and 2 the players. */
export interface Grid {
  rows: number
  cols: number
  grid: number[][]
}

/** A player's budget, colour and pieces. */
export interface PlayerState {
  id: PlayerId
  budget: number
  color: string
  /** How many of each piece; an absent one counts as none. */
  arsenal: Record<PieceId, number>
}

/** State of the draft: who has passed since the last purchase. */
export interface DraftState {
  player1Passed: boolean
  player2Passed: boolean
  consecutivePasses: number
}

export const phases = ['SETUP', 'DRAFT', 'PLACEMENT', 'GAME_OVER'] as const
export const stockModes = ['singleton', 'pairs', 'unlimited'] as const

/** The configuration of a game. */
export interface GameConfig {
  stockMode: (typeof stockModes)[number]
  allowPentominoes: boolean
  allowTetrominoes: boolean
  /** Any text; the same text gives the same bot game. */
  seed: string | null
  ui: { showGrid: boolean; showHoverPreview: boolean }
}

/** A whole game as plain JSON, in the form that saves have. */
export interface GameState {
  version: '1.2'
  phase: (typeof phases)[number]
  board: Grid
  players: Record<PlayerId, PlayerState>
  /** −1 for unlimited. */
  stock: Record<PieceId, number>
  currentPlayer: PlayerId
  draftState: DraftState
  history: ServiceMove[]
  winner: PlayerId | null
  config: GameConfig
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === 1 ? 2 : 1
}
