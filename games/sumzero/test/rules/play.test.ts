import { quietSink, rngFrom } from '@parlor/kernel'
import { boardCells, getPieceLibrary, standardPieces, sumzero, type Placement, type SumZeroMove } from '@parlor/sumzero'
import { arbitraryMatch, given } from '@parlor/testkit'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerateNaively } from '../naive-enumeration.ts'
import { gridOf, stateAfterPlacements } from '../sample-states.ts'

const { game } = sumzero

describe('a placement', () => {
  it('[SUM15] covers only free cells of the board', () => {
    given(sumzero, '..../.#../..../.... 4 0 O4 O4,T4 0/0 O4:0@c1 orange cyan lays')
      .rejects('O4:0@d3', 'sumzero.outOfBounds')
      .rejects('O4:0@a4', 'sumzero.outOfBounds')
      .rejects('O4:0@e1', 'sumzero.outOfBounds')
      .rejects('O4:0@a1', 'sumzero.blocked')
      .rejects('O4:0@c2', 'sumzero.overlap')
      .rejects('T4:0@a3', 'sumzero.notYours')
      .rejects('Q9:0@a3', 'sumzero.noSuchPiece')
      .rejects('O4:1@a3', 'sumzero.noSuchPose')
      .rejects('buy O4', 'sumzero.placeAPiece')
      .rejects('pass', 'sumzero.placeAPiece')
      .rejects('nonsense', 'sumzero.badMove')
      .when('O4:0@a3')
  })

  it('[SUM15] need not touch anything, and may', () => {
    given(sumzero, '8x8 4 0 O4*2 O4 0/0 - cyan cyan lays').when('O4:0@a1', 'O4:0@g7', 'O4:0@c1')
  })

  it('[SUM15] comes first from the side that began the draft', () => {
    given(sumzero, '8x8 4 0 O4 O4 0/0 - orange orange lays').rejects('0 O4:0@a1', 'match.notYourTurn').when('O4:0@a1').asks(0, 'place')
  })

  it('[SUM16] takes the piece from its arsenal and passes the turn', () => {
    const { match } = given(sumzero, '5x5 4 0 O4,T4*2 O4 0/0 - cyan cyan lays')
      .when('T4:0@b2')
      .then('5x5 4 0 O4,T4 O4 0/0 T4:0@b2 cyan orange lays')
      .happened({ kind: 'placed', seat: 0, piece: 'T4', pose: 0, x: 1, y: 1, cells: [6, 7, 8, 12], left: 2 })
    const cells = boardCells(match.state)
    expect([6, 7, 8, 12].map((cell) => cells[cell])).toEqual([0, 0, 0, 0])
    expect(cells.filter((cell) => cell === -1)).toHaveLength(21)
  })

  it('[SUM17] that leaves the other side nothing wins', () => {
    given(sumzero, '3x3 4 0 I4,T4 T4 0/0 - cyan cyan lays')
      .when('T4:0@a2')
      .happened({ kind: 'placed' }, { kind: 'stuck', seat: 1, left: 1, laid: 1 })
      .over({ ranks: [1, 2], scores: [1, -1], reason: 'outcome.stuck' })
  })

  it('[SUM17] is impossible without pieces, and that loses too', () => {
    given(sumzero, '8x8 4 1 - O4 4/3 - cyan cyan drafts')
      .when('pass')
      .happened({ kind: 'stuck', seat: 0, left: 0, laid: 0 })
      .over({ ranks: [2, 1] })
  })

  it('[SUM20] of a player who has left is the first in the list', () => {
    const { match } = given(sumzero, '#..../..... /'.replace(' /', '/') + '..... 4 0 O4,L4 O4 0/0 - cyan cyan lays')
    expect(game.fallback(match.state, 0)).toEqual({ kind: 'place', piece: 'O4', pose: 0, x: 1, y: 0 })
  })
})

describe('a match', () => {
  it('[SUM18] ends within its bound', () => {
    assert(
      property(arbitraryMatch(game, 400), (match) => match.history.length <= game.maxMoves(match.origin.options)),
      { numRuns: 40 },
    )
  })
})

describe('listing', () => {
  const library = getPieceLibrary()
  const shapes = [
    { rows: 8, cols: 8 },
    { rows: 14, cols: 14 },
    { rows: 5, cols: 50, stock: 'pairs' as const },
    { rows: 9, cols: 27 },
    { rows: 6, cols: 26, stock: 'unlimited' as const, budget: 60 },
  ]

  it.each(shapes)('[SUM15] agrees with the naive enumeration on $rows by $cols', (options) => {
    for (let i = 0; i < 12; i++) {
      const state = stateAfterPlacements(options, i, `listing ${i}`)
      if (state.outcome) continue
      const { seat } = state.pending[0]!
      const arsenal = Object.fromEntries(state.arsenals[seat]!.map((count, piece) => [standardPieces[piece]!.id, count]))
      const literal = enumerateNaively({ board: gridOf(state), arsenal }, (id) => library.getUniqueTransforms(id))
      const out: SumZeroMove[] = []
      const count = game.moves(state, seat, out)
      const written = literal.map(({ pieceId, anchor: [x, y], absCells }) => `${pieceId} ${x} ${y} ${JSON.stringify(absCells)}`)
      const listed = out.slice(0, count).map((move) => {
        const { piece, pose, x, y } = move as Placement
        const cells = library.getUniqueTransforms(piece)[pose]!.cells.map(([dx, dy]) => [x + dx, y + dy])
        return `${piece} ${x} ${y} ${JSON.stringify(cells)}`
      })
      expect(listed).toEqual(written)
    }
  })

  it('[SUM15] finds 14 029 placements of all pieces on the empty 14 by 14', () => {
    const state = stateAfterPlacements({ rows: 14, cols: 14 }, 0, 'all')
    state.arsenals[0] = state.arsenals[0]!.map(() => 1)
    expect(game.moves(state, 0, [])).toBe(14_029)
  })

  it('[SUM21] returns the same objects every time', () => {
    const state = stateAfterPlacements({}, 2, 'same')
    const one: SumZeroMove[] = []
    const other: SumZeroMove[] = []
    const { seat } = state.pending[0]!
    const count = game.moves(state, seat, one)
    game.moves(state, seat, other)
    for (let i = 0; i < count; i++) expect(one[i]).toBe(other[i])
  })

  it('[SUM15] samples from all of a wide board', () => {
    const state = stateAfterPlacements({ rows: 3, cols: 50 }, 0, 'wide')
    const { seat } = state.pending[0]!
    const rng = rngFrom('wide')
    const columns = new Set(Array.from({ length: 800 }, () => (game.sample!(state, seat, rng) as Placement).x))
    expect(Math.max(...columns)).toBeGreaterThan(40)
    expect(columns.size).toBeGreaterThan(40)
  })

  it('[SUM16] keeps the bit masks consistent with the cells over whole games', () => {
    for (const options of shapes) {
      const state = stateAfterPlacements(options, 0, 'masks')
      const rng = rngFrom('masks')
      while (!state.outcome) {
        game.apply(state, state.pending[0]!.seat, game.sample!(state, state.pending[0]!.seat, rng), quietSink)
        expect(game.determinize(game.view(state, 0), 0, rngFrom('x')).free).toEqual(state.free)
      }
    }
  })
})
