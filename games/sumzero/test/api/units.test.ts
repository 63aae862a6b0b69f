import {
  applyTransform,
  buyPiece,
  calculateMobility,
  commitMove,
  createEmptyBoard,
  createNewGame,
  getPieceCost,
  hasLegalMove,
  inStock,
  InvalidMoveError,
  InvalidPurchaseError,
  isDraftOver,
  isLegalPlacement,
  passDraft,
  PENTOMINOES,
  PieceLibrary,
  PlacementService,
  scoreMove,
  TETROMINOES,
  ValidationService,
  type Rotation,
  type ServiceMove,
  type PieceSquare,
} from '@parlor/sumzero'
import { assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

const t4: PieceSquare[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [1, 1],
]

describe('Geometry and Transformations', () => {
  it('[SUM5] transform normalization is idempotent', () => {
    const normalized = applyTransform(
      [
        [1, 1],
        [2, 1],
        [1, 2],
        [2, 2],
      ],
      { rot: 0, flipX: false },
    )
    expect(applyTransform(normalized, { rot: 0, flipX: false })).toEqual(normalized)
    expect(normalized[0]).toEqual([0, 0])
  })

  it('[SUM5] rotation round-trip returns to original', () => {
    let result: readonly PieceSquare[] = t4
    for (let i = 0; i < 4; i++) result = applyTransform(result, { rot: 90, flipX: false })
    expect(result).toEqual(t4)
  })

  it('[SUM5] flip twice returns to original', () => {
    expect(applyTransform(applyTransform(t4, { rot: 0, flipX: true }), { rot: 0, flipX: true })).toEqual(t4)
  })

  it('[SUM5] unique transforms count is correct', () => {
    const library = new PieceLibrary()
    expect(library.getUniqueTransforms('O4')).toHaveLength(1)
    expect(library.getUniqueTransforms('I4')).toHaveLength(2)
    expect(library.getUniqueTransforms('T4')).toHaveLength(4)
    expect(library.getUniqueTransforms('Q9')).toHaveLength(0)
    expect(library.list()).toHaveLength(19)
    expect(library.get('X5')).toMatchObject({ size: 5, cost: 5 })
    expect(library.get('Q9')).toBeUndefined()
  })
})

describe('Placement Legality', () => {
  it('[SUM15] rejects out-of-bounds placement', () => {
    const board = createEmptyBoard(5, 5)
    const piece: PieceSquare[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ]
    expect(isLegalPlacement(board, piece, [2, 0])).toBe(false)
    expect(isLegalPlacement(board, piece, [0, 2])).toBe(true)
    expect(isLegalPlacement(board, piece, [-1, 2])).toBe(false)
  })

  it('[SUM15] rejects overlapping placement', () => {
    const board = createEmptyBoard(5, 5)
    board.grid[1]![1] = 1
    const piece: PieceSquare[] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]
    expect(PlacementService.isLegal(board, piece, [0, 0])).toBe(false)
    expect(PlacementService.isLegal(board, piece, [2, 0])).toBe(true)
  })

  it('[SUM15] accepts valid placement', () => {
    expect(isLegalPlacement(createEmptyBoard(10, 10), t4, [3, 3])).toBe(true)
  })

  it('[SUM15] legal placement never accepts invalid moves', () => {
    assert(
      property(
        integer({ min: 5, max: 20 }),
        integer({ min: 5, max: 20 }),
        constantFrom(...Object.keys(TETROMINOES)),
        integer({ min: 0, max: 3 }),
        boolean(),
        integer({ min: 0, max: 50 }),
        integer({ min: 0, max: 50 }),
        (width, height, id, quarter, flipX, anchorX, anchorY) => {
          const piece = applyTransform(TETROMINOES[id]!, { rot: (quarter * 90) as Rotation, flipX })
          const fits = piece.every(([dx, dy]) => anchorX + dx < width && anchorY + dy < height)
          expect(isLegalPlacement(createEmptyBoard(height, width), piece, [anchorX, anchorY])).toBe(fits)
        },
      ),
    )
  })
})

describe('Draft Engine', () => {
  it('[SUM8] budget arithmetic is correct', () => {
    const state = createNewGame(8, 8)
    expect(state.players[1].budget).toBe(33)
    expect(state.players[2].budget).toBe(33)
  })

  it('[SUM9] stock depletion works', () => {
    const state = createNewGame(8, 8)
    buyPiece(state, 1, 'T4')
    expect(state.stock['T4']).toBe(0)
    expect(state.players[1].arsenal['T4']).toBe(1)
    expect(state.players[1].budget).toBe(29)
    expect(() => buyPiece(state, 2, 'T4')).toThrow(InvalidPurchaseError)
    expect(() => buyPiece(state, 2, 'constructor')).toThrow('Invalid purchase: This piece is no longer available')
    state.players[2].budget = 3
    expect(() => buyPiece(state, 2, 'I4')).toThrow('Invalid purchase: Not enough budget to purchase this piece')
    expect(() => getPieceCost('Q9')).toThrow(InvalidPurchaseError)
  })

  it('[SUM11] draft ends when both players pass', () => {
    const state = createNewGame(8, 8)
    passDraft(state, 1)
    expect(isDraftOver(state)).toBe(false)
    passDraft(state, 2)
    expect(isDraftOver(state)).toBe(true)
    buyPiece(state, 1, 'I4')
    expect(state.draftState).toEqual({ player1Passed: false, player2Passed: false, consecutivePasses: 0 })
  })

  it('[SUM13] draft ends when no affordable pieces remain', () => {
    const state = createNewGame(8, 8)
    state.players[1].budget = 3
    state.players[2].budget = 3
    expect(isDraftOver(state)).toBe(true)
  })

  it('[SUM9] unlimited stock never runs out', () => {
    const state = createNewGame(8, 8, { stockMode: 'unlimited' })
    expect(isDraftOver(state)).toBe(false)
    expect(inStock(state.stock, 'T4')).toBe(true)
    expect(inStock(state.stock, 'toString')).toBe(false)
  })
})

describe('Game Logic', () => {
  it('[SUM17] detects loss condition correctly', () => {
    const state = createNewGame(3, 3)
    for (let y = 0; y < 3; y++) for (let x = 0; x < 2; x++) state.board.grid[y]![x] = 1
    state.players[2].arsenal = { I4: 1 }
    state.currentPlayer = 2
    expect(hasLegalMove(state, 2)).toBe(false)
  })

  it('[SUM17] checks every pose, not only the first', () => {
    const state = createNewGame(4, 4)
    for (let y = 0; y < 4; y++) for (let x = 0; x < 3; x++) state.board.grid[y]![x] = 1
    state.players[1].arsenal = { I4: 1 }
    expect(hasLegalMove(state, 1)).toBe(true)
  })

  const move: ServiceMove = {
    player: 1,
    pieceId: 'O4',
    transform: { rot: 0, flipX: false },
    anchor: [3, 3],
    absCells: [
      [3, 3],
      [4, 3],
      [3, 4],
      [4, 4],
    ],
  }

  it('[SUM34] move commit updates board and arsenal', () => {
    const state = createNewGame(10, 10)
    state.players[1].arsenal = { O4: 1 }
    commitMove(state, move)
    for (const [x, y] of move.absCells) expect(state.board.grid[y]![x]).toBe(1)
    expect(state.players[1].arsenal['O4'] ?? 0).toBe(0)
    expect(state.players[1].arsenal).not.toHaveProperty('O4')
    expect(state.history).toEqual([move])
    expect(state.currentPlayer).toBe(2)
  })

  it('[SUM34] computes the cells itself', () => {
    const state = createNewGame(10, 10)
    state.players[1].arsenal = { O4: 1 }
    commitMove(state, { ...move, absCells: [[0, 0]] })
    expect(state.board.grid[0]![0]).toBe(0)
    expect(state.history[0]!.absCells).toEqual(move.absCells)
  })

  it('[SUM33] refuses an illegal placement with its reason', () => {
    const state = createNewGame(10, 10)
    state.players[1].arsenal = { O4: 2 }
    const key = (wrong: unknown) => {
      try {
        commitMove(state, wrong as ServiceMove)
      } catch (error) {
        return (error as InvalidMoveError).key
      }
      return 'made'
    }
    expect(key({ ...move, pieceId: 'T4' })).toBe('place.no_piece_selected')
    expect(key({ ...move, player: 3 })).toBe('place.no_piece_selected')
    expect(key({ ...move, transform: { rot: 45, flipX: false } })).toBe('place.no_piece_selected')
    expect(key({ ...move, anchor: [0.5, 0] })).toBe('place.no_piece_selected')
    expect(key({ ...move, anchor: [9, 9] })).toBe('place.out_of_bounds')
    expect(key(move)).toBe('made')
    expect(key({ ...move, anchor: [4, 4] })).toBe('place.overlap')
    expect(key(null)).toBe('place.no_piece_selected')
  })

  it('[SUM33] does not check whose turn it is', () => {
    const state = createNewGame(10, 10)
    buyPiece(state, 1, 'O4')
    buyPiece(state, 1, 'T4')
    commitMove(state, move)
    expect(state.phase).toBe('DRAFT')
    expect(state.history).toHaveLength(1)
  })

  it('[SUM24] scores a move by mobility and distance', () => {
    const state = createNewGame(4, 4)
    state.players[1].arsenal = { O4: 2 }
    state.players[2].arsenal = { I4: 1 }
    const corner: ServiceMove = { ...move, anchor: [0, 0], absCells: [] }
    // Nine places less the four that overlap leave five; the bar keeps rows 3 and 4 and columns c and d.
    const mean = (Math.sqrt(4.5) + 2 * Math.sqrt(2.5) + Math.sqrt(0.5)) / 4
    expect(scoreMove(state, corner)).toBeCloseTo(2 * 5 - 4 - 0.1 * mean, 10)
    expect(calculateMobility(state, 1)).toBe(9)
    expect(calculateMobility(createNewGame(3, 3), 1)).toBe(0)
    const wide = createNewGame(14, 14)
    wide.players[1].arsenal = { L4: 1 }
    expect(calculateMobility(wide, 1)).toBe(50)
  })

  it('[SUM33] checks coordinates, names and transforms', () => {
    expect(ValidationService.validateCoordinate([0, 9], 5, 10)).toBe(true)
    for (const bad of [[5, 0], [0, 10], [-1, 0], [0.5, 0], [-0, 0], ['0', 0], [0], null])
      expect(ValidationService.validateCoordinate(bad, 5, 10)).toBe(false)
    expect(ValidationService.validatePieceId('T4')).toBe(true)
    expect(ValidationService.validatePieceId(4)).toBe(false)
    expect(ValidationService.validateTransform({ rot: 90, flipX: true })).toBe(true)
    for (const bad of [{ rot: 45, flipX: true }, { rot: 90 }, { rot: 90, flipX: 1 }, null, { rot: -0, flipX: true }])
      expect(ValidationService.validateTransform(bad)).toBe(false)
    expect(Object.keys(PENTOMINOES)).toHaveLength(12)
  })
})
