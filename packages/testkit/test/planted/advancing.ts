import { referenceGame } from '../../src/reference-game/game.ts'
import type { CaravanView } from '../../src/reference-game/types.ts'
import { through, type Bug } from './bug.ts'

const { advance, apply } = referenceGame

/** Bugs of what is shown between two views. */
export const advanceBugs: readonly Bug[] = [
  {
    name: 'points that stand still until the next view',
    invariant: 'P10 advance',
    game: {
      ...referenceGame,
      advance: (view, event) => (event.kind === 'scored' ? { ...view, round: view.round + 1 } : advance(view, event)),
    },
  },
  {
    name: 'a spectator who is not shown what was dealt',
    invariant: 'P10 advance',
    game: {
      ...referenceGame,
      advance: (view, event) => (event.kind === 'dealt' && view.deck === null ? view : advance(view, event)),
    },
  },
  {
    name: 'a change that no event tells',
    invariant: 'P10 advance',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(sink, (event, audience) => event.kind !== 'committed' && sink.emit(event, audience)),
        ),
    },
  },
  {
    name: 'opening events that are dealt twice',
    invariant: 'P10 advance',
    game: {
      ...referenceGame,
      advance: (view, event) =>
        event.kind === 'dealt' ? { ...advance(view, event), nextHandle: view.nextHandle + event.cards.length } : advance(view, event),
    },
  },
  {
    name: 'a new view of an event that changes nothing',
    invariant: 'P10 advance',
    game: { ...referenceGame, advance: (view, event) => ({ ...advance(view, event) }) },
  },
  {
    name: 'an undrawn field that no view has',
    invariant: 'P10 advance',
    game: { ...referenceGame, undrawn: ['bids'] },
  },
  {
    name: 'advance that changes the view it is given',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      advance(view, event) {
        if (event.kind !== 'committed') return advance(view, event)
        ;(view as { committed: CaravanView['committed'] }).committed = view.committed.with(event.seat, true)
        return view
      },
    },
  },
]
