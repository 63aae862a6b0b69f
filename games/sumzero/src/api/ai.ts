import { below, rngFrom } from '@parlor/kernel'
import { bestOf, caps, mobility, scoreOf } from '../classic.ts'
import { countOfPiece } from '../fit.ts'
import { placementsOf } from '../kit.ts'
import { poseFor } from '../poses.ts'
import type { Placement } from '../types.ts'
import { buyPiece, DraftService, isDraftOver, passDraft } from './draft.ts'
import { opponentOf, type GameState, type PieceId, type PlayerId, type ServiceMove } from './model.ts'
import { commitMove, freeIn, kitFor, listed, placementsFor, serviceMove, startTurn } from './place.ts'

/** How many placements a player has, counted up to a cap. */
export function calculateMobility(state: GameState, playerId: PlayerId, maxChecks: number = caps.mobility): number {
  return mobility(kitFor(state.board), freeIn(state.board), listed(state, playerId), maxChecks)
}

/** Twice one's own mobility after the move, less the other's, less a tenth of the mean distance from the centre. */
export function scoreMove(state: GameState, move: ServiceMove): number {
  const kit = kitFor(state.board)
  return scoreOf(kit, freeIn(state.board), listed(state, move.player), listed(state, opponentOf(move.player)), toPlacement(state, move))
}

/** The current player's best-scored placement among the first thousand; null when there is none. */
export function selectAIMove(state: GameState): ServiceMove | null {
  const player = state.currentPlayer
  const kit = kitFor(state.board)
  const list = placementsFor(state, player, caps.moves)
  if (list.length === 0) return null
  const best = bestOf(kit, freeIn(state.board), listed(state, player), listed(state, opponentOf(player)), list)
  return serviceMove(kit, player, best)
}

/** How many of the roomiest pieces the AI draws from, so that every seed drafts its own game. */
const choices = 3

/** A piece for the current player to buy: one of those with the most room on the empty board, which of them the seed decides. Null to pass. */
export function selectAIDraftMove(state: GameState): { readonly pieceId: PieceId } | null {
  const kit = kitFor(state.board)
  const player = state.currentPlayer
  const ranked = kit.library.pieces
    .map(({ id }, piece) => ({ id, room: countOfPiece(kit, kit.board.free, piece) }))
    .filter(({ id }) => DraftService.canBuy(state, player, id))
    .sort((one, other) => other.room - one.room)
  if (ranked.length === 0) return null
  const bought = state.players[1].budget * 2000 + state.players[2].budget
  const rng = rngFrom(`${state.config.seed ?? ''}/${player}/${bought}`)
  return { pieceId: ranked[below(rng, Math.min(choices, ranked.length))]!.id }
}

/** Plays a new game to its end between two AIs; the seed of its configuration decides all of it. Changes the state and returns it. */
export function playBotGame(state: GameState): GameState {
  while (state.phase === 'DRAFT' && !isDraftOver(state)) {
    const bought = selectAIDraftMove(state)
    if (bought) buyPiece(state, state.currentPlayer, bought.pieceId)
    else passDraft(state, state.currentPlayer)
    state.currentPlayer = opponentOf(state.currentPlayer)
  }
  if (state.phase === 'DRAFT') {
    state.phase = 'PLACEMENT'
    state.currentPlayer = 1
  }
  while (startTurn(state).phase === 'PLACEMENT') commitMove(state, selectAIMove(state)!)
  return state
}

function toPlacement(state: GameState, { pieceId, transform, anchor: [x, y] }: ServiceMove): Placement {
  const kit = kitFor(state.board)
  const piece = kit.library.index.get(pieceId)!
  const pose = poseFor(kit.library.pieces[piece]!.poses, transform)
  return placementsOf(kit, kit.prints[piece]![pose]!)[y * state.board.cols + x]!
}
