import { reject, shuffle, type Seat } from '@parlor/kernel'
import { referenceGame } from '../../src/reference-game/game.ts'
import type { CaravanState, CaravanView } from '../../src/reference-game/types.ts'
import { inDeckOrder, keptForLife } from './handles.ts'
import { through, type Bug } from './bug.ts'

const { apply, check, clone, determinize, fallback, moves, view } = referenceGame

function best(state: CaravanState, seat: Seat): number {
  return Math.max(...state.hands.flatMap((hand, other) => (other === seat ? [] : hand.map(({ value }) => value))))
}

/** Bugs of hidden information. */
export const secrecyBugs: readonly Bug[] = [
  {
    name: 'hidden hands in a view',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      view: (state, viewer) => ({ ...view(state, viewer), all: state.hands.map((hand) => hand.map(({ value }) => value)) }),
    },
  },
  {
    name: 'a spectator who sees every hand',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      view: (state, viewer) => (viewer === 'watcher' ? { ...view(state, viewer), hands: state.hands } : view(state, viewer)),
    },
  },
  {
    name: 'a list of moves in the order of hidden values',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      moves(state, seat, out) {
        const count = moves(state, seat, out)
        const value = new Map(state.hands.flat().map((card) => [card.handle, card.value]))
        const sorted = out
          .slice(0, count)
          .sort((a, b) => (a.kind === 'turn' && b.kind === 'turn' ? value.get(a.handle)! - value.get(b.handle)! : 0))
        for (let i = 0; i < count; i++) out[i] = sorted[i]!
        return count
      },
    },
  },
  {
    name: 'a refusal that tells a hidden value',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      check(state, seat, move) {
        const wrong = check(state, seat, move)
        return wrong ? reject(wrong.rejected, { best: best(state, seat) }) : null
      },
    },
  },
  {
    name: 'a fallback that looks into other hands',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      fallback(state, seat) {
        const move = fallback(state, seat)
        return move.kind === 'commit' && best(state, seat) > 3 ? { ...move, handle: state.hands[seat]!.at(-1)!.handle } : move
      },
    },
  },
  {
    name: 'a decision that exists only when a hidden card matters',
    invariant: 'P5 hidden information',
    preset: 'tiny',
    game: {
      ...referenceGame,
      apply(state, seat, move, sink) {
        apply(state, seat, move, sink)
        if (move.kind === 'commit') return
        for (const [other, hand] of state.hands.entries()) {
          if (state.pending.length === 1 || new Set(hand.map(({ value }) => value)).size > 1) continue
          const forced = fallback(state, other)
          if (forced.kind === 'commit') state.bids[other] = { handle: forced.handle, coins: forced.coins }
          state.pending = state.pending.filter((decision) => decision.seat !== other)
        }
      },
    },
  },
  {
    name: 'a determinize that only copies, from a view that carries the state',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      view: (state, viewer) => ({ ...view(state, viewer), token: JSON.stringify({ ...state, rng: [0, 0, 0, 0] }) }),
      determinize: (seen, _seat, rng) => ({
        ...clone(JSON.parse((seen as CaravanView & { token: string }).token) as CaravanState),
        rng: [...rng],
      }),
    },
  },
  {
    name: 'a determinize that knows one world only',
    invariant: 'P5 hidden information',
    game: { ...referenceGame, determinize: (seen, seat) => determinize(seen, seat, [1, 2, 3, 4]) },
  },
  {
    name: 'a determinize that never thinks of pairs',
    invariant: 'P5 hidden information',
    preset: 'tiny',
    game: {
      ...referenceGame,
      determinize: (seen, seat, rng) =>
        determinize(
          seen,
          seat,
          rng,
          seen.known.map((known) => ({ deck: known.some((count) => count > 1) ? '' : '12345' })),
        ),
    },
  },
  {
    name: 'a determinize that forgets what lies open',
    invariant: 'P5 hidden information',
    game: {
      ...referenceGame,
      determinize(seen, seat, rng) {
        const state = determinize(seen, seat, rng)
        for (const hand of state.hands) {
          const values = shuffle(
            rng,
            hand.map(({ value }) => value),
          )
          for (const [i, card] of hand.entries()) card.value = values[i]!
        }
        return state
      },
    },
  },
  { name: 'ids in deck order', invariant: 'P5 hidden information', game: inDeckOrder },
  { name: 'ids in deck order, where nothing is seen twice', invariant: 'P5 hidden information', options: { rounds: 1 }, game: inDeckOrder },
  { name: 'ids kept when a card goes back into hiding', invariant: 'P5 hidden information', game: keptForLife },
  {
    name: 'an event that tells everybody what was committed',
    invariant: 'P6 events',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(sink, (event, audience) =>
            sink.emit(
              event.kind === 'committed' && move.kind === 'commit' ? ({ ...event, handle: move.handle } as typeof event) : event,
              audience,
            ),
          ),
        ),
    },
  },
  {
    name: 'a private event sent to everybody',
    invariant: 'P6 events',
    preset: 'tiny',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(sink, (event) => sink.emit(event, 'all')),
        ),
    },
  },
  {
    name: 'an event for a seat that does not exist',
    invariant: 'P6 events',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(sink, (event, audience) => sink.emit(event, audience === 'all' ? audience : [...audience, 9])),
        ),
    },
  },
  {
    name: 'a card turned up without declaring it, so that undo passes for free',
    invariant: 'P7 undo',
    game: {
      ...referenceGame,
      apply: (state, seat, move, sink) =>
        apply(
          state,
          seat,
          move,
          through(
            sink,
            (event, audience) => sink.emit(event, audience),
            () => {},
          ),
        ),
    },
  },
]
