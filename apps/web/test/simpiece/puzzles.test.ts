import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { puzzles, simpiece, type SimPieceTypes } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { summarisePosition } from '../../src/games/simpiece/position-summary.ts'
import { solvedPuzzleOf, puzzleStatusOf } from '../../src/games/simpiece/pages/puzzles/puzzle-progress.ts'
import drawing from '../../src/games/simpiece/drawing.ts'

const drawThumbnail = (position: string) => drawing.draw(position, 'small')

function begun(position: string): Match<SimPieceTypes> {
  const match = Match.fromPosition(simpiece.game, position, { seed: 'puzzle' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match as Match<SimPieceTypes>
}

const won = { scores: [1, -1], ranks: [1, 2], reason: 'life' }

test('a puzzle is solved only by winning before the end of the turn', () => {
  const { position, id } = puzzles[3]!
  const match = begun(position)
  const { origin, start, state } = match
  expect(solvedPuzzleOf({ origin, start, state, outcome: won })).toBe(id)
  expect(solvedPuzzleOf({ origin, start, state, outcome: null })).toBeNull()
  expect(solvedPuzzleOf({ origin, start, state, outcome: { ...won, ranks: [2, 1] } })).toBeNull()
  expect(solvedPuzzleOf({ origin, start, state, outcome: { ...won, reason: 'resign' } })).toBeNull()
  expect(solvedPuzzleOf({ origin, start, state: { ...state, turn: start.turn + 1 }, outcome: won })).toBeNull()
  expect(solvedPuzzleOf({ origin: { ...origin, position: null }, start, state, outcome: won })).toBeNull()
})

test('a puzzle is open, solved, or missed', () => {
  const { origin, start, state } = begun(puzzles[3]!.position)
  const later = { ...state, turn: start.turn + 1 }
  expect(puzzleStatusOf({ origin, start, state, outcome: null })).toBe('open')
  expect(puzzleStatusOf({ origin, start, state, outcome: won })).toBe('solved')
  expect(puzzleStatusOf({ origin, start, state: later, outcome: null })).toBe('missed')
  expect(puzzleStatusOf({ origin, start, state: later, outcome: won })).toBe('missed')
  expect(puzzleStatusOf({ origin, start, state, outcome: { ...won, ranks: [2, 1] } })).toBe('missed')
})

test('every puzzle has a thumbnail that matches its position', () => {
  for (const { position } of puzzles) {
    const { state } = begun(position)
    const seen = summarisePosition(position)!
    for (const [seat, { leader, characters, hand, life, don }] of seen.entries()) {
      const side = state.sides[seat]!
      expect(leader).toEqual({ card: side.leader.card, rested: side.leader.rested })
      expect(characters).toEqual(side.characters.map(({ card, rested }) => ({ card, rested })))
      expect([hand, life, don]).toEqual([side.hand.length, side.life.length, side.donActive])
    }
    expect(drawThumbnail(position)!.strokes.length).toBeGreaterThan(4)
  }
  expect(summarisePosition('no position')).toBeNull()
})
