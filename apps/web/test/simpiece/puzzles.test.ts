import { isRejection, Match } from '@parlor/kernel'
import { puzzles, simpiece, type SimPieceKinds } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { solvedBy } from '../../src/games/simpiece/pages/puzzles/solved.ts'

function begun(position: string): Match<SimPieceKinds> {
  const match = Match.at(simpiece.game, position, { seed: 'puzzle' })
  if (isRejection(match)) throw new Error(match.rejected)
  return match as Match<SimPieceKinds>
}

const won = { scores: [1, -1], ranks: [1, 2], reason: 'life' }

test('a puzzle is solved by winning before the turn is over, and by nothing else', () => {
  const { position, id } = puzzles[3]!
  const match = begun(position)
  const { origin, start, state } = match
  expect(solvedBy({ origin, start, state, outcome: won })).toBe(id)
  expect(solvedBy({ origin, start, state, outcome: null })).toBeNull()
  expect(solvedBy({ origin, start, state, outcome: { ...won, ranks: [2, 1] } })).toBeNull()
  expect(solvedBy({ origin, start, state, outcome: { ...won, reason: 'resign' } })).toBeNull()
  expect(solvedBy({ origin, start, state: { ...state, turn: start.turn + 1 }, outcome: won })).toBeNull()
  expect(solvedBy({ origin: { ...origin, position: null }, start, state, outcome: won })).toBeNull()
})
