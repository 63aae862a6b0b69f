import { isRejection } from '@parlor/kernel'
import { eventsFor, type Match } from '@parlor/kernel/host'
import { simpiece, type SimPieceMove, type SimPieceTypes, type SimPieceView } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { withPeekedHand } from '../../src/games/simpiece/view-model.ts'
import { at, midgame } from './table-fixtures.ts'

describe('A hand looked into where two share a device', () => {
  test('has faces for the cards on the table, however the move ends', () => {
    const match = at(midgame)
    const before = match.view(0)
    const faces = match.view(1).sides[1]!.hand.map(({ card }) => card)
    expect(withPeekedHand(before, 1, match.view(1)).sides[1]!.hand.map(({ card }) => card)).toEqual(faces)
    // One of them has left the hand by the end of the move, which the table does not show yet.
    const later = match.view(1)
    const hand = later.sides[1]!.hand.slice(1)
    const atEnd = { ...later, sides: [later.sides[0], { ...later.sides[1]!, hand }] as const }
    expect(withPeekedHand(before, 1, atEnd).sides[1]!.hand.map(({ card }) => card)).toEqual([null, faces[1]])
  })
})

describe('The steps of a battle', () => {
  test('are told as they begin, so that the panel can show them while a move is animated', () => {
    const match = at(midgame)
    const views = viewsOf(
      match,
      match.moves(0).find((move) => move.kind === 'attack')!,
    )
    const steps = views.map(({ battle }) => battle?.step)
    expect(steps).toContain('attack')
    expect(steps.at(-1)).toBe(match.view(0).battle!.step)
    expect(steps.at(-1)).not.toBe('attack')
  })
})

/** The views on the way through a move. */
function viewsOf(match: Match<SimPieceTypes>, move: SimPieceMove): SimPieceView[] {
  let view = match.view(0)
  const step = match.play(0, move)
  if (isRejection(step)) throw new Error(step.rejected)
  return eventsFor(step.events, 0).map((event) => (view = simpiece.game.advance(view, event as never)))
}
