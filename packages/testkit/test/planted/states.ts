import { randomInt, rankLast, isRejection } from '@parlor/kernel'
import { referenceGame } from '../../src/reference-game/game.ts'
import type { CaravanState } from '../../src/reference-game/types.ts'
import { through, type Bug } from './bug.ts'

const { apply, check, clone, copy, determinize, notation, setup, view } = referenceGame

/** A field that is not in the types. */
function smuggle(state: CaravanState, key: string, value: unknown): CaravanState {
  ;(state as unknown as Record<string, unknown>)[key] = value
  return state
}

/** Bugs of states: copying, sharing, serialising, and the generator in them. */
export const stateBugs: readonly Bug[] = [
  { name: 'a shallow clone', invariant: 'P1 purity', game: { ...referenceGame, clone: (state) => ({ ...state }) } },
  {
    name: 'a clone that shares the hands',
    invariant: 'P1 purity',
    game: { ...referenceGame, clone: (state) => ({ ...clone(state), hands: [...state.hands] }) },
  },
  {
    name: 'a clone with its keys in another order',
    invariant: 'P1 purity',
    game: { ...referenceGame, clone: (state) => Object.fromEntries(Object.entries(clone(state)).reverse()) as unknown as CaravanState },
  },
  {
    name: 'a copy that forgets who has committed',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      copy(from, to) {
        const { bids } = to
        to.bids = from.bids.map(() => null)
        copy(from, to)
        to.bids = bids
      },
    },
  },
  {
    name: 'a check that changes the state',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      check(state, seat, move) {
        state.nextHandle += 0
        return check(state, seat, move)
      },
    },
  },
  {
    name: 'a view that sorts the hand it shows',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      view(state, viewer) {
        for (const hand of state.hands) hand.sort((a, b) => a.handle - b.handle)
        return view(state, viewer)
      },
    },
  },
  {
    name: 'a view that hands out the points themselves',
    invariant: 'P1 purity',
    game: { ...referenceGame, view: (state, viewer) => ({ ...view(state, viewer), points: state.points }) },
  },
  {
    name: 'a determinize that keeps the points of the view',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      determinize: (seen, seat, rng, priors) => ({ ...determinize(seen, seat, rng, priors), points: seen.points as number[] }),
    },
  },
  {
    name: 'a determinize that keeps the points of the view, in an open game',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      information: 'open',
      determinize: (seen, seat, rng, priors) => ({ ...determinize(seen, seat, rng, priors), points: seen.points as number[] }),
    },
  },
  {
    name: 'a resignation that takes the points away',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      resign(state, seat) {
        state.points[seat] = -1
        return rankLast(seat, state.points.length)
      },
    },
  },
  {
    name: 'a position that forgets who gave up',
    invariant: 'P8 plain JSON',
    game: {
      ...referenceGame,
      notation: { ...notation, writeState: (state) => notation.writeState(state).replace(/(resign|time|left)\d/, '$10') },
    },
  },
  {
    name: 'a position for four that is played by two',
    invariant: 'P8 plain JSON',
    preset: 'crowd',
    game: { ...referenceGame, fitOptions: (options) => options },
  },
  {
    name: 'a position that changes the options it was played with',
    invariant: 'P8 plain JSON',
    game: { ...referenceGame, fitOptions: (_options, state) => ({ ...state.options, rounds: state.options.rounds + state.round }) },
  },
  {
    name: 'chance used only when somebody listens',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      apply(state, seat, move, sink) {
        apply(state, seat, move, sink)
        if (!sink.quiet) randomInt(state.rng, 6)
      },
    },
  },
  {
    name: 'events built for a silent sink',
    invariant: 'P1 purity',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(state, seat, move, { quiet: false, emit: (event, audience) => sink.emit(event, audience), reveal: () => sink.reveal() }),
    },
  },
  {
    name: 'a Map in the state',
    invariant: 'P8 plain JSON',
    game: { ...referenceGame, setup: (...origin) => smuggle(setup(...origin), 'memo', new Map()) },
  },
  {
    name: 'something undefined in the state',
    invariant: 'P8 plain JSON',
    game: {
      ...referenceGame,
      apply(state, seat, move, sink) {
        apply(state, seat, move, sink)
        if (state.round === 1) smuggle(state, 'last', undefined)
      },
    },
  },
  {
    name: 'a minus zero in the state',
    invariant: 'P8 plain JSON',
    game: {
      ...referenceGame,
      apply(state, seat, move, sink) {
        apply(state, seat, move, sink)
        state.points = state.points.map((points) => (points === 0 ? -0 : points))
      },
    },
  },
  {
    name: 'a paused effect kept as a closure',
    invariant: 'P8 plain JSON',
    game: {
      ...referenceGame,
      apply(state, seat, move, sink) {
        apply(state, seat, move, sink)
        if (state.pending.length === 2) smuggle(state, 'next', () => state.points[0]!++)
      },
    },
  },
  {
    name: 'a position that forgets the bids',
    invariant: 'P8 plain JSON',
    game: { ...referenceGame, notation: { ...notation, writeState: (state) => notation.writeState(state).replaceAll(/ @.*/g, '') } },
  },
  {
    name: 'a position that loses points when read',
    invariant: 'P8 plain JSON',
    game: {
      ...referenceGame,
      notation: {
        ...notation,
        readState(text, rng) {
          const state = notation.readState(text, rng)
          if (!isRejection(state)) state.points[0] = 0
          return state
        },
      },
    },
  },
  {
    name: 'random words in a view',
    invariant: 'P4 determinism',
    game: { ...referenceGame, view: (state, viewer) => ({ ...view(state, viewer), luck: state.rng[0] }) },
  },
  {
    name: 'the next storm in a view',
    invariant: 'P4 determinism',
    game: {
      ...referenceGame,
      view: (state, viewer) => ({ ...view(state, viewer), storm: randomInt([...state.rng], state.options.lanes) }),
    },
  },
  {
    name: 'random words in an event',
    invariant: 'P4 determinism',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(sink, (event, audience) =>
            sink.emit(event.kind === 'scored' ? { ...event, points: [...event.points, state.rng[1]] } : event, audience),
          ),
        ),
    },
  },
]
