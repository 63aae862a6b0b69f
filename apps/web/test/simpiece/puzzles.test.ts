import { isRejection, Match } from '@parlor/kernel'
import { puzzles, simpiece, type SimPieceKinds } from '@parlor/simpiece'
import { expect, test } from 'vitest'
import { glanceAt } from '../../src/games/simpiece/glance.ts'
import { solvedBy, standingOf } from '../../src/games/simpiece/pages/puzzles/solved.ts'
import sketch from '../../src/games/simpiece/sketch.ts'

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

test('at its table a puzzle is open, solved, or gone by', () => {
  const { origin, start, state } = begun(puzzles[3]!.position)
  const later = { ...state, turn: start.turn + 1 }
  expect(standingOf({ origin, start, state, outcome: null })).toBe('open')
  expect(standingOf({ origin, start, state, outcome: won })).toBe('solved')
  expect(standingOf({ origin, start, state: later, outcome: null })).toBe('missed')
  expect(standingOf({ origin, start, state: later, outcome: won })).toBe('missed')
  expect(standingOf({ origin, start, state, outcome: { ...won, ranks: [2, 1] } })).toBe('missed')
})

test('every puzzle has its picture: what it shows is what lies there', () => {
  for (const { position } of puzzles) {
    const { state } = begun(position)
    const seen = glanceAt(position)!
    for (const [seat, { leader, characters, hand, life, don }] of seen.entries()) {
      const side = state.sides[seat]!
      expect(leader).toEqual({ card: side.leader.card, rested: side.leader.rested })
      expect(characters).toEqual(side.characters.map(({ card, rested }) => ({ card, rested })))
      expect([hand, life, don]).toEqual([side.hand.length, side.life.length, side.donActive])
    }
    expect(sketch(position)!.strokes.length).toBeGreaterThan(4)
  }
  expect(glanceAt('no position')).toBeNull()
})
