import { randomInt, quietSink, rngFrom } from '@parlor/kernel'
import { buyPiece, boardCells, commitMove, createNewGame, enumerateLegalMoves, startTurn, sumzero } from '@parlor/sumzero'
import type { GameOptions, GameState, SumZeroOptions, SumZeroState } from '@parlor/sumzero'

/** A drafted game, all pieces bought in turn, before the first placement. */
export function draftedGame(rows: number, cols: number, options: GameOptions = {}): GameState {
  const state = createNewGame(rows, cols, options)
  for (const [i, id] of Object.keys(state.stock).entries()) {
    const player = i % 2 === 0 ? 1 : 2
    if (state.players[player].budget >= 5) buyPiece(state, player, id)
  }
  state.phase = 'PLACEMENT'
  return state
}

/** A drafted game after a number of random placements, or at its end. */
export function randomlyPlayedGame(rows: number, cols: number, moves: number, seed: string): GameState {
  const state = draftedGame(rows, cols)
  const rng = rngFrom(seed)
  for (let i = 0; i < moves && startTurn(state).phase === 'PLACEMENT'; i++) {
    const list = enumerateLegalMoves(state, state.currentPlayer)
    commitMove(state, list[randomInt(rng, list.length)]!)
  }
  return state
}

/** A state after the draft and a number of random placements. */
export function stateAfterPlacements(part: Partial<SumZeroOptions>, placements: number, seed: string): SumZeroState {
  const { game } = sumzero
  const rng = rngFrom(seed)
  const state = game.setup({ ...game.options.presets[0]!.options, budget: 0, ...part }, [], rngFrom(seed))
  while (!state.outcome && (state.pending[0]!.kind !== 'place' || state.laid.length < placements)) {
    const { seat } = state.pending[0]!
    game.apply(state, seat, game.sample!(state, seat, rng), quietSink)
  }
  return state
}

/** The board of a state as rows of 0 for free and 1 for taken or blocked. */
export function gridOf(state: SumZeroState): { rows: number; cols: number; grid: number[][] } {
  const { rows, cols } = sumzero.game.view(state, 0)
  const cells = boardCells(state)
  return {
    rows,
    cols,
    grid: Array.from({ length: rows }, (_, y) => cells.slice(y * cols, (y + 1) * cols).map((cell) => (cell === -1 ? 0 : 1))),
  }
}
