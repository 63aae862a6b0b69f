/* oxlint-disable typescript/no-extraneous-class -- the rules fix the services as classes with static methods */
import { markCellFree } from '../board-geometry.ts'
import { hasPlacement, listPlacements } from '../find-placements.ts'
import { placementTablesOf, type PlacementTables } from '../placement-tables.ts'
import type { PieceSquare } from '../pieces.ts'
import { applyTransform } from '../poses.ts'
import type { Placement } from '../types.ts'
import { InvalidMoveError } from './errors.ts'
import { getPieceLibrary } from './piece-library.ts'
import { opponentOf, type Cell, type GameState, type Grid, type PieceId, type PlayerId, type ServiceMove } from './model.ts'
import { ValidationService } from './validation.ts'

/** Whether squares fit at an anchor: inside the board and on empty cells only. */
export function isLegalPlacement(board: Grid, transformedCells: readonly PieceSquare[], [anchorX, anchorY]: Cell): boolean {
  return transformedCells.every(([dx, dy]) => board.grid[anchorY + dy]?.[anchorX + dx] === 0)
}

/** The cells a piece covers; always computed here and never taken from outside. */
export function calculateAbsCells(pieceId: PieceId, transform: ServiceMove['transform'], [x, y]: Cell): Cell[] {
  const piece = getPieceLibrary().get(pieceId)
  if (!piece) throw new InvalidMoveError(`there is no piece ${pieceId.slice(0, 12)}`, 'place.no_piece_selected')
  return applyTransform(piece.relCells, transform).map(([dx, dy]) => [x + dx, y + dy])
}

/** Every legal placement of a player by piece, pose, row and column; up to a maximum. */
export function enumerateLegalMoves(state: GameState, playerId: PlayerId, maxMoves = Infinity): ServiceMove[] {
  const tables = placementTablesFor(state.board)
  return placementsFor(state, playerId, maxMoves).map((placement) => toServiceMove(tables, playerId, placement))
}

/** The same as bare placements, pieces in the order in which the arsenal lists them. */
export function placementsFor({ board, players }: GameState, playerId: PlayerId, maxMoves = Infinity): Placement[] {
  const tables = placementTablesFor(board)
  const free = freeCellMaskOf(board)
  const all: Placement[] = []
  const out: Placement[] = []
  for (const [pieceId, count] of Object.entries(players[playerId].arsenal)) {
    const piece = tables.library.index.get(pieceId)
    if (!(count > 0) || piece === undefined || all.length >= maxMoves) continue
    const alone = tables.library.pieces.map((_, i) => (i === piece ? 1 : 0))
    const found = Math.min(listPlacements(tables, free, alone, out), maxMoves - all.length)
    for (let i = 0; i < found; i++) all.push(out[i]!)
  }
  return all
}

/** Whether a player has any legal placement, in any pose. */
export function hasLegalMove(state: GameState, playerId: PlayerId): boolean {
  return hasPlacement(placementTablesFor(state.board), freeCellMaskOf(state.board), arsenalCounts(state, playerId))
}

/** Places a piece: marks its cells, takes it from the arsenal, adds it to the history, and gives the turn to the other player. */
export function commitMove(state: GameState, move: ServiceMove): GameState {
  if (!ValidationService.validateMove(move, state))
    throw new InvalidMoveError('piece, transform or anchor is not sound', 'place.no_piece_selected')
  const { player, pieceId, transform, anchor } = move
  const cells = calculateAbsCells(pieceId, transform, anchor)
  const { grid } = state.board
  if (cells.some(([x, y]) => grid[y]?.[x] === undefined))
    throw new InvalidMoveError('Piece extends outside the board', 'place.out_of_bounds')
  if (cells.some(([x, y]) => grid[y]![x] !== 0)) throw new InvalidMoveError('Piece overlaps with existing pieces', 'place.overlap')
  for (const [x, y] of cells) grid[y]![x] = player
  const { arsenal } = state.players[player]
  arsenal[pieceId] = arsenal[pieceId]! - 1
  if (arsenal[pieceId] === 0) delete arsenal[pieceId]
  state.history.push({
    player,
    pieceId,
    transform: { rot: transform.rot, flipX: transform.flipX },
    anchor: [anchor[0], anchor[1]],
    absCells: cells,
  })
  return TurnService.endTurn(state)
}

/** Ends the game where the current player has no placement. */
export function startTurn(state: GameState): GameState {
  return TurnService.startTurn(state)
}

/** Placement as a service. */
export class PlacementService {
  /** See `isLegalPlacement`. */
  static isLegal(board: Grid, transformedCells: readonly PieceSquare[], anchor: Cell): boolean {
    return isLegalPlacement(board, transformedCells, anchor)
  }

  /** Every legal placement of a player, one after the other. */
  static *enumerateLegal(state: GameState, playerId: PlayerId): Generator<ServiceMove> {
    const tables = placementTablesFor(state.board)
    for (const placement of placementsFor(state, playerId)) yield toServiceMove(tables, playerId, placement)
  }

  /** See `commitMove`. */
  static commit(state: GameState, move: ServiceMove): GameState {
    return commitMove(state, move)
  }

  /** See `hasLegalMove`. */
  static hasLegalMove(state: GameState, playerId: PlayerId): boolean {
    return hasLegalMove(state, playerId)
  }
}

/** Turns as a service. */
export class TurnService {
  /** Ends the game where the current player has no placement: the other one has won. */
  static startTurn(state: GameState): GameState {
    if (hasLegalMove(state, state.currentPlayer)) return state
    state.winner = opponentOf(state.currentPlayer)
    state.phase = 'GAME_OVER'
    return state
  }

  /** Gives the turn to the other player. */
  static endTurn(state: GameState): GameState {
    state.currentPlayer = opponentOf(state.currentPlayer)
    return state
  }
}

/** The placement tables for a board of this size and the standard pieces. */
export function placementTablesFor({ rows, cols }: Grid): PlacementTables {
  return placementTablesOf({ shape: `${rows}x${cols}`, pieces: '45' })
}

/** The empty cells of a grid as bits. */
export function freeCellMaskOf({ rows, cols, grid }: Grid): number[] {
  const { words } = placementTablesFor({ rows, cols, grid }).board
  const free = Array.from({ length: rows * words }, () => 0)
  grid.forEach((row, y) => row.forEach((cell, x) => void (cell === 0 && markCellFree(free, words, x, y))))
  return free
}

/** An arsenal in the order of the library. */
export function arsenalCounts(state: GameState, playerId: PlayerId): number[] {
  const { arsenal } = state.players[playerId]
  return placementTablesFor(state.board).library.pieces.map(({ id }) => Math.max(0, arsenal[id] ?? 0))
}

/** A placement with all derived fields. */
export function toServiceMove({ library }: PlacementTables, player: PlayerId, { piece, pose, x, y }: Placement): ServiceMove {
  const { transform, cells } = library.pieces[library.index.get(piece)!]!.poses[pose]!
  return { player, pieceId: piece, transform, anchor: [x, y], absCells: cells.map(([dx, dy]): Cell => [x + dx, y + dy]) }
}
