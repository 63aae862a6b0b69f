import { isRejection, quietSink, rngFrom, type Policy } from '@parlor/kernel'
import {
  applyTransform,
  buyPiece,
  commitMove,
  createNewGame,
  DraftService,
  getPieceCost,
  getPieceLibrary,
  inverseTransform,
  isDraftOver,
  isLegalPlacement,
  passDraft,
  PENTOMINOES,
  PieceLibrary,
  playBotGame,
  PlacementService,
  selectAIDraftMove,
  selectAIMove,
  startTurn,
  sumzero,
  TETROMINOES,
  ValidationService,
  type Placement,
  type SumZeroTypes,
} from '@parlor/sumzero'
import { describe, expect, it } from 'vitest'
import { draftedGame } from '../sample-states.ts'

describe('Acceptance Tests', () => {
  it('[SUM10] AT-01: Players can draft pieces on default board', () => {
    const state = createNewGame(14, 14)
    expect(state.players[1].budget).toBe(99)
    expect(state.players[2].budget).toBe(99)
    for (const player of [1, 2] as const)
      expect(Object.keys(state.stock).some((id) => state.stock[id]! > 0 && state.players[player].budget >= getPieceCost(id))).toBe(true)
  })

  it('[SUM27] AT-02: Legal placement shows green, illegal shows red', () => {
    const state = createNewGame(10, 10)
    state.players[1].arsenal = { T4: 1 }
    const piece = applyTransform(TETROMINOES['T4']!, { rot: 0, flipX: false })
    expect(isLegalPlacement(state.board, piece, [3, 3])).toBe(true)
    expect(isLegalPlacement(state.board, piece, [8, 8])).toBe(false)
    state.board.grid[3]![4] = 2
    expect(isLegalPlacement(state.board, piece, [3, 3])).toBe(false)
  })

  it('[SUM17] AT-03: No legal moves ends game with opponent victory', () => {
    const state = createNewGame(4, 4)
    for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) if (y !== 3 || x === 0) state.board.grid[y]![x] = 1
    state.players[2].arsenal = { I4: 1 }
    state.currentPlayer = 2
    state.phase = 'PLACEMENT'
    startTurn(state)
    expect(state.phase).toBe('GAME_OVER')
    expect(state.winner).toBe(1)
  })

  it.each([
    [6, 6, 19],
    [8, 8, 33],
    [10, 12, 61],
    [14, 14, 99],
  ])('[SUM8] AT-04: Budget calculation is correct for %i by %i', (rows, cols, expected) => {
    const state = createNewGame(rows, cols)
    expect(state.players[1].budget).toBe(expected)
    expect(state.players[2].budget).toBe(expected)
  })

  it('[SUM5] AT-05: Transform round-trip consistency', () => {
    const library = new PieceLibrary()
    for (const [id, relCells] of Object.entries({ ...TETROMINOES, ...PENTOMINOES })) {
      const transforms = library.getUniqueTransforms(id)
      for (const { transform, cells } of transforms) expect(applyTransform(cells, inverseTransform(transform))).toEqual(relCells)
      expect(transforms.length).toBeGreaterThanOrEqual(1)
      expect(transforms.length).toBeLessThanOrEqual(8)
    }
  })

  it('[SUM34] AT-06: Arsenal management with duplicates', () => {
    const state = createNewGame(14, 14, { stockMode: 'unlimited' })
    buyPiece(state, 1, 'T4')
    buyPiece(state, 1, 'T4')
    expect(state.players[1].arsenal['T4']).toBe(2)
    expect(state.players[1].budget).toBe(91)
    commitMove(state, {
      player: 1,
      pieceId: 'T4',
      transform: { rot: 0, flipX: false },
      anchor: [3, 3],
      absCells: [
        [3, 3],
        [4, 3],
        [5, 3],
        [4, 4],
      ],
    })
    expect(state.players[1].arsenal['T4']).toBe(1)
  })

  it('[SUM13] AT-07: All draft end conditions work', () => {
    let state = createNewGame(8, 8)
    passDraft(state, 1)
    passDraft(state, 2)
    expect(isDraftOver(state)).toBe(true)
    state = createNewGame(8, 8)
    state.players[1].budget = 0
    state.players[2].budget = 0
    expect(isDraftOver(state)).toBe(true)
    state = createNewGame(8, 8)
    for (const id of Object.keys(state.stock)) state.stock[id] = 0
    expect(DraftService.isDraftOver(state)).toBe(true)
  })

  it('[SUM24] AT-08: AI terminates in reasonable time', () => {
    // The time is measured by the bench; here it must only terminate with a legal move.
    const state = createNewGame(12, 12)
    state.players[1].arsenal = { I4: 3, T4: 2, L4: 1 }
    const move = selectAIMove(state)
    expect(move).toBeTruthy()
    expect(ValidationService.validateMove(move, state)).toBe(true)
  })
})

describe('Full Game Integration', () => {
  it('[SUM33] complete game scenario - Player 1 wins', () => {
    const state = createNewGame(8, 8)
    DraftService.buy(state, 1, 'I4')
    DraftService.buy(state, 2, 'O4')
    DraftService.buy(state, 1, 'T4')
    DraftService.buy(state, 2, 'L4')
    DraftService.pass(state, 1)
    DraftService.pass(state, 2)
    expect(state.phase).toBe('DRAFT')
    expect(isDraftOver(state)).toBe(true)
    state.phase = 'PLACEMENT'
    state.currentPlayer = 1
    const still = { rot: 0, flipX: false } as const
    commitMove(state, { player: 1, pieceId: 'I4', transform: still, anchor: [2, 2], absCells: [] })
    expect(state.currentPlayer).toBe(2)
    PlacementService.commit(state, { player: 2, pieceId: 'O4', transform: still, anchor: [0, 0], absCells: [] })
    expect(state.currentPlayer).toBe(1)
    expect(startTurn(state).phase).toBe('PLACEMENT')
    commitMove(state, { player: 1, pieceId: 'T4', transform: still, anchor: [5, 5], absCells: [] })
    // Two pieces each: Player 2 places the last one, and Player 1 has none left.
    commitMove(state, { player: 2, pieceId: 'L4', transform: still, anchor: [0, 4], absCells: [] })
    expect(startTurn(state)).toMatchObject({ phase: 'GAME_OVER', winner: 2 })
    expect(state.history).toHaveLength(4)
    expect(PlacementService.hasLegalMove(state, 1)).toBe(false)
  })

  it('[SUM38] AI vs AI deterministic game', () => {
    const play = (seed: string) => playBotGame(createNewGame(10, 10, { seed }))
    const first = play('test-seed-123')
    expect(first.phase).toBe('GAME_OVER')
    expect([1, 2]).toContain(first.winner)
    expect(play('test-seed-123')).toEqual(first)
    expect(play('another').history).not.toEqual(first.history)
    expect(selectAIMove(first)).toBeNull()
    expect(selectAIDraftMove({ ...first, stock: {} })).toBeNull()
  })

  it('[SUM24] finds the same Classic in the match as in the service', () => {
    const classic = sumzero.strategy.policies['classic'] as Extract<Policy<SumZeroTypes>, { sees: 'view' }>
    const service = draftedGame(8, 8)
    const ids = (player: 1 | 2) => Object.keys(service.players[player].arsenal).join()
    const state = sumzero.game.notation.readState(`8x8 45 0 ${ids(1)} ${ids(2)} 0/0 - cyan cyan lays`, rngFrom('classic'))
    if (isRejection(state)) throw new Error(state.rejected)
    for (let i = 0; !state.outcome; i++) {
      const seat = i % 2
      const chosen = classic.choose(sumzero.game.view(state, seat), seat, rngFrom('x')) as Placement
      const move = selectAIMove(service)!
      const { transform } = getPieceLibrary().getUniqueTransforms(chosen.piece)[chosen.pose]!
      expect(move).toMatchObject({ pieceId: chosen.piece, transform, anchor: [chosen.x, chosen.y] })
      sumzero.game.apply(state, seat, chosen, quietSink)
      commitMove(service, move)
    }
    expect(startTurn(service).phase).toBe('GAME_OVER')
    expect(service.history.length).toBeGreaterThan(6)
  })

  it('[SUM15] the default board is decided before it starts', () => {
    const state = playBotGame(createNewGame(14, 14, { seed: 'letter' }))
    expect(state.history).toHaveLength(19)
    expect(state.winner).toBe(1)
  })
})
