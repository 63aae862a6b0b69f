/* oxlint-disable typescript/no-extraneous-class -- the rules fix the services as classes with static methods */
import { hasExactKeys, isPlainObject } from '@parlor/kernel'
import { maxSide, minSide } from '../board-geometry.ts'
import { rotations } from '../poses.ts'
import { whyInconsistent } from './state-consistency.ts'
import { whyInvalidConfig } from './create.ts'
import { GameStateError } from './errors.ts'
import { getPieceLibrary, type PieceLibrary } from './piece-library.ts'
import { phases, type Cell, type GameState, type PieceId, type PlayerId, type ServiceMove } from './model.ts'

const stateKeys = ['version', 'phase', 'board', 'players', 'stock', 'currentPlayer', 'draftState', 'history', 'winner', 'config'] as const
const moveKeys = ['player', 'pieceId', 'transform', 'anchor', 'absCells'] as const

/** Checks of untrusted values. */
export class ValidationService {
  /** Whether a pair of integers lies on a board of this size. */
  static validateCoordinate(coord: unknown, maxX: number, maxY: number): coord is Cell {
    if (!Array.isArray(coord) || coord.length !== 2) return false
    return isIntegerBetween(coord[0], 0, maxX - 1) && isIntegerBetween(coord[1], 0, maxY - 1)
  }

  /** Whether a library has a piece of this name. */
  static validatePieceId(pieceId: unknown, library: PieceLibrary = getPieceLibrary()): pieceId is PieceId {
    return typeof pieceId === 'string' && library.has(pieceId)
  }

  /** Whether this is a rotation by quarter turns and a boolean for mirroring. */
  static validateTransform(transform: unknown): transform is ServiceMove['transform'] {
    if (!hasExactKeys(transform, ['rot', 'flipX'])) return false
    return rotations.some((rot) => Object.is(rot, transform['rot'])) && typeof transform['flipX'] === 'boolean'
  }

  /** Whether a move is well formed and its player holds the piece; whether it fits is for `isLegalPlacement`. */
  static validateMove(move: unknown, { board, players }: GameState): move is ServiceMove {
    if (!isPlainObject(move) || !isPlayer(move['player'])) return false
    const { pieceId, transform, anchor, player } = move
    if (!this.validatePieceId(pieceId) || !this.validateTransform(transform)) return false
    return this.validateCoordinate(anchor, board.cols, board.rows) && (players[player].arsenal[pieceId] ?? 0) > 0
  }

  /** True for a valid state; throws a `GameStateError` with the reason for any other. */
  static validateGameState(state: unknown): state is GameState {
    const wrong = whyNotState(state)
    if (wrong !== null) throw new GameStateError(wrong)
    return true
  }
}

function whyNotState(value: unknown): string | null {
  if (!isPlainObject(value)) return 'a game state is an object'
  const missing = stateKeys.find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined) return `Missing required field: ${missing}`
  if (!hasExactKeys(value, stateKeys)) return 'there is a field that does not belong here'
  if (value['version'] !== '1.2') return 'version is 1.2'
  if (!(phases as readonly unknown[]).includes(value['phase'])) return `phase is one of ${phases.join(', ')}`
  return (
    whyNotBoard(value['board']) ??
    whyInvalidConfig(value['config']) ??
    whyNotPlayers(value['players']) ??
    whyNotCounts(value['stock'], -1, 'stock') ??
    whyNotTurn(value) ??
    whyNotHistory(value['history']) ??
    whyInconsistent(value as unknown as GameState)
  )
}

function whyNotBoard(board: unknown): string | null {
  if (!hasExactKeys(board, ['rows', 'cols', 'grid'])) return 'board holds rows, cols and grid'
  const { rows, cols, grid } = board
  if (!isIntegerBetween(rows, minSide, maxSide) || !isIntegerBetween(cols, minSide, maxSide)) return 'Invalid board dimensions'
  if (!Array.isArray(grid) || grid.length !== rows) return 'Grid height mismatch'
  for (const row of grid as unknown[]) {
    if (!Array.isArray(row) || row.length !== cols) return 'Grid width mismatch'
    if (!row.every((cell) => isIntegerBetween(cell, 0, 2))) return 'a cell is 0, 1 or 2'
  }
  return null
}

function whyNotPlayers(players: unknown): string | null {
  if (!hasExactKeys(players, ['1', '2'])) return 'players are 1 and 2'
  for (const id of [1, 2] as const) {
    const player = players[String(id)]
    if (!hasExactKeys(player, ['id', 'budget', 'color', 'arsenal']) || player['id'] !== id)
      return `player ${id} holds id, budget, color and arsenal`
    if (!isIntegerBetween(player['budget'], 0, 1251)) return `the budget of player ${id} is a whole number`
    if (typeof player['color'] !== 'string' || !/^#[0-9A-Fa-f]{6}$/.test(player['color']))
      return `the color of player ${id} is written as #33CCFF`
    const wrong = whyNotCounts(player['arsenal'], 1, `the arsenal of player ${id}`)
    if (wrong !== null) return wrong
  }
  return null
}

function whyNotCounts(counts: unknown, least: number, what: string): string | null {
  if (!isPlainObject(counts)) return `${what} counts pieces`
  for (const [id, count] of Object.entries(counts))
    if (!ValidationService.validatePieceId(id) || !isIntegerBetween(count, least, 1251))
      return `${what} has an unsound entry ${id.slice(0, 12)}`
  return null
}

function whyNotTurn({ currentPlayer, winner, phase, draftState }: Record<string, unknown>): string | null {
  if (!isPlayer(currentPlayer)) return 'currentPlayer is 1 or 2'
  if ((phase === 'GAME_OVER') !== (winner !== null)) return 'a game is over when it has a winner'
  if (winner !== null && winner !== (currentPlayer === 1 ? 2 : 1)) return 'the winner is the player who is not stuck'
  if (!hasExactKeys(draftState, ['player1Passed', 'player2Passed', 'consecutivePasses'])) return 'draftState holds two passes and a count'
  const { player1Passed, player2Passed, consecutivePasses } = draftState
  if (typeof player1Passed !== 'boolean' || typeof player2Passed !== 'boolean') return 'a pass is true or false'
  return Object.is(consecutivePasses, Number(player1Passed) + Number(player2Passed)) ? null : 'consecutivePasses counts the passes'
}

function whyNotHistory(history: unknown): string | null {
  if (!Array.isArray(history) || history.length > 1251) return 'history is a list of moves'
  const bad = history.findIndex(
    (move) =>
      !hasExactKeys(move, moveKeys) ||
      !isPlayer(move['player']) ||
      !ValidationService.validatePieceId(move['pieceId']) ||
      !ValidationService.validateTransform(move['transform']) ||
      !ValidationService.validateCoordinate(move['anchor'], maxSide, maxSide) ||
      !Array.isArray(move['absCells']) ||
      !move['absCells'].every((cell) => ValidationService.validateCoordinate(cell, maxSide, maxSide)),
  )
  return bad < 0 ? null : `move ${bad + 1} of the history is malformed`
}

function isPlayer(value: unknown): value is PlayerId {
  return value === 1 || value === 2
}

function isIntegerBetween(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most
}
