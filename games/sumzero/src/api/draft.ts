/* oxlint-disable typescript/no-extraneous-class -- the rules fix the services as classes with static methods */
import { unlimitedStock } from '../types.ts'
import { InvalidPurchaseError } from './errors.ts'
import { getPieceCost, getPieceLibrary } from './piece-library.ts'
import type { GameState, PieceId, PlayerId, PlayerState } from './model.ts'

/** Whether a player's budget allows a piece. */
export function canAfford(player: PlayerState, pieceId: PieceId): boolean {
  return player.budget >= getPieceCost(pieceId)
}

/** Whether a piece is left to buy; −1 never runs out. */
export function inStock(stock: Readonly<Record<PieceId, number>>, pieceId: PieceId): boolean {
  const left = Object.hasOwn(stock, pieceId) ? stock[pieceId]! : 0
  return left > 0 || left === unlimitedStock
}

/** Buys a piece for a player, whoever's turn it is, and clears both passes. Changes the state and returns it. */
export function buyPiece(state: GameState, playerId: PlayerId, pieceId: PieceId): GameState {
  const player = state.players[playerId]
  if (!getPieceLibrary().has(pieceId) || !inStock(state.stock, pieceId))
    throw new InvalidPurchaseError('This piece is no longer available', 'buy.out_of_stock')
  if (!canAfford(player, pieceId)) throw new InvalidPurchaseError('Not enough budget to purchase this piece', 'buy.insufficient_budget')
  player.budget -= getPieceCost(pieceId)
  if (state.stock[pieceId] !== unlimitedStock) state.stock[pieceId] = state.stock[pieceId]! - 1
  player.arsenal[pieceId] = (player.arsenal[pieceId] ?? 0) + 1
  state.draftState = { player1Passed: false, player2Passed: false, consecutivePasses: 0 }
  return state
}

/** Passes for a player; a purchase of the other takes it back. Changes the state and returns it. */
export function passDraft(state: GameState, playerId: PlayerId): GameState {
  const { draftState } = state
  if (playerId === 1) draftState.player1Passed = true
  else draftState.player2Passed = true
  draftState.consecutivePasses = draftState.player1Passed && draftState.player2Passed ? 2 : 1
  return state
}

/** Whether the draft is over: both have passed, or nobody can buy anything. */
export function isDraftOver(state: GameState): boolean {
  if (state.draftState.consecutivePasses >= 2) return true
  return !([1, 2] as const).some((player) => Object.keys(state.stock).some((piece) => DraftService.canBuy(state, player, piece)))
}

/** The draft as a service. */
export class DraftService {
  /** Whether a player may buy a piece. */
  static canBuy(state: GameState, playerId: PlayerId, pieceId: PieceId): boolean {
    return getPieceLibrary().has(pieceId) && inStock(state.stock, pieceId) && canAfford(state.players[playerId], pieceId)
  }

  /** See `buyPiece`. */
  static buy(state: GameState, playerId: PlayerId, pieceId: PieceId): GameState {
    return buyPiece(state, playerId, pieceId)
  }

  /** See `passDraft`. */
  static pass(state: GameState, playerId: PlayerId): GameState {
    return passDraft(state, playerId)
  }

  /** See `isDraftOver`. */
  static isDraftOver(state: GameState): boolean {
    return isDraftOver(state)
  }
}
