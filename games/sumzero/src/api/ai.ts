import { randomInt, rngFrom } from '@parlor/kernel'
import { bestPlacement, classicCaps, countMobility, placementScore } from '../classic-policy.ts'
import { countPiecePlacements } from '../find-placements.ts'
import { placementsOfPose } from '../placement-tables.ts'
import { poseIndexFor } from '../poses.ts'
import type { Placement } from '../types.ts'
import { buyPiece, DraftService, isDraftOver, passDraft } from './draft.ts'
import { opponentOf, type GameState, type PieceId, type PlayerId, type ServiceMove } from './model.ts'
import { commitMove, freeCellMaskOf, placementTablesFor, arsenalCounts, placementsFor, toServiceMove, startTurn } from './placement.ts'

/** Number of placements of a player, up to a cap. */
export function calculateMobility(state: GameState, playerId: PlayerId, maxChecks: number = classicCaps.mobility): number {
  return countMobility(placementTablesFor(state.board), freeCellMaskOf(state.board), arsenalCounts(state, playerId), maxChecks)
}

/** Twice one's own mobility after the move, less the other's, less a tenth of the mean distance from the centre. */
export function scoreMove(state: GameState, move: ServiceMove): number {
  const tables = placementTablesFor(state.board)
  return placementScore(
    tables,
    freeCellMaskOf(state.board),
    arsenalCounts(state, move.player),
    arsenalCounts(state, opponentOf(move.player)),
    toPlacement(state, move),
  )
}

/** The current player's best-scored placement among the first thousand; null when there is none. */
export function selectAIMove(state: GameState): ServiceMove | null {
  const player = state.currentPlayer
  const tables = placementTablesFor(state.board)
  const list = placementsFor(state, player, classicCaps.moves)
  if (list.length === 0) return null
  const best = bestPlacement(
    tables,
    freeCellMaskOf(state.board),
    arsenalCounts(state, player),
    arsenalCounts(state, opponentOf(player)),
    list,
  )
  return toServiceMove(tables, player, best)
}

/** Number of top-ranked pieces the AI draws from, so that every seed drafts its own game. */
const topPieces = 3

/** A piece for the current player to buy: one of those with the most placements on the empty board, chosen by the seed. Null to pass. */
export function selectAIDraftMove(state: GameState): { readonly pieceId: PieceId } | null {
  const tables = placementTablesFor(state.board)
  const player = state.currentPlayer
  const ranked = tables.library.pieces
    .map(({ id }, piece) => ({ id, room: countPiecePlacements(tables, tables.board.free, piece) }))
    .filter(({ id }) => DraftService.canBuy(state, player, id))
    .sort((one, other) => other.room - one.room)
  if (ranked.length === 0) return null
  const bought = state.players[1].budget * 2000 + state.players[2].budget
  const rng = rngFrom(`${state.config.seed ?? ''}/${player}/${bought}`)
  return { pieceId: ranked[randomInt(rng, Math.min(topPieces, ranked.length))]!.id }
}

/** Plays a new game to its end between two AIs; determined by the seed of its configuration. Changes the state and returns it. */
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
  const tables = placementTablesFor(state.board)
  const piece = tables.library.index.get(pieceId)!
  const pose = poseIndexFor(tables.library.pieces[piece]!.poses, transform)
  return placementsOfPose(tables, tables.masks[piece]![pose]!)[y * state.board.cols + x]!
}
