import { isRejection, pickRandom, rngFrom, type Seat } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { builtInDecks, simpiece, type SimPieceTypes, type SimPieceView } from '@parlor/simpiece'
import { describe, expect, test } from 'vitest'
import { applyEvent } from '../../src/games/simpiece/apply-event.ts'

/** The displayed part of a view: without counters used between turns. */
function shown(view: SimPieceView): unknown {
  return view.sides.map((side) => ({
    field: [side.leader, ...side.characters].map(({ handle, card, rested, don }) => ({ handle, card, rested, don })),
    hand: side.hand.map(({ card }) => card).toSorted((a, b) => (a ?? -1) - (b ?? -1)),
    deck: side.deck,
    life: side.life,
    trash: side.trash,
    don: [side.donDeck, side.donActive, side.donRested],
  }))
}

function played(seed: string, viewer: Seat | 'watcher', most: number): number {
  const decks = [0, 1].map((seat) => builtInDecks[(seed.length + seed.charCodeAt(0) + seat * 3) % builtInDecks.length]!.options)
  const options = simpiece.game.options.presets[0]!.options
  const match = Match.begin(simpiece.game, { options, secrets: decks, seed }) as Match<SimPieceTypes>
  if (isRejection(match)) throw new Error('no match')
  const rng = rngFrom(seed)
  let before = match.view(viewer)
  while (!match.outcome && match.history.length < most) {
    const { seat } = match.state.pending[0]!
    const step = match.play(seat, pickRandom(rng, match.moves(seat)))
    if (isRejection(step)) throw new Error(step.rejected)
    const after = eventsFor(step.events, viewer).reduce(applyEvent, before)
    const now = match.view(viewer)
    expect({ move: step.entry, shown: shown(after) }).toEqual({ move: step.entry, shown: shown(now) })
    before = now
  }
  return match.history.length
}

describe('Applying events', () => {
  test.each([0, 1, 'watcher'] as const)('events lead from one view to the next, for %s', (viewer) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) expect(played(seed, viewer, 400)).toBeGreaterThan(20)
  })
})
