import { isPlainObject, isRejection, rngFrom } from '@parlor/kernel'
import { referenceGame } from '../../src/reference-game/game.ts'
import type { CaravanMove, CaravanState } from '../../src/reference-game/types.ts'
import type { Bug, Caravan } from './bug.ts'

const { apply, check, determinize, fallback, moves, notation, options, sample, setup } = referenceGame

const coinsOf = (move: unknown): unknown => (isPlainObject(move) ? move['coins'] : undefined)

function afterApply(change: (state: CaravanState) => void): Caravan {
  return {
    ...referenceGame,
    apply(state, seat, move, sink) {
      apply(state, seat, move, sink)
      change(state)
    },
  }
}

let applied = 0
/** Captured before the checks forbid it. */
const roll = Math.random

/** Bugs of legality, pending decisions and outcomes. */
export const ruleBugs: readonly Bug[] = [
  {
    name: 'defaults that are out of bounds',
    invariant: 'P0 declaration',
    game: {
      ...referenceGame,
      options: { ...options, fields: { ...options.fields, coins: { kind: 'integer', default: 13, min: 0, max: 12 } } },
    },
  },
  {
    name: 'partners who do not win together',
    invariant: 'P0 declaration',
    preset: 'crowd',
    game: { ...referenceGame, sides: () => [0, 1, 0, 1] },
  },
  {
    name: 'check refuses a move that moves lists',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      check: (state, seat, move) => {
        const coins = coinsOf(move)
        return Array.isArray(coins) && coins.length === 2 && coins[0] === 0 ? { rejected: 'caravan.no' } : check(state, seat, move)
      },
    },
  },
  {
    name: 'check accepts a move that moves does not list',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      check: (state, seat, move) => {
        const wrong = check(state, seat, move)
        return wrong?.rejected === 'caravan.spendAll' ? null : wrong
      },
    },
  },
  {
    name: 'notation that leaves out where the coins lie',
    invariant: 'P3 legality',
    game: { ...referenceGame, notation: { ...notation, writeMove: (move) => notation.writeMove(move).replace(/:.*/, ':') } },
  },
  {
    name: 'notation that reads another move than it wrote',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      notation: {
        ...notation,
        readMove(text) {
          const move = notation.readMove(text)
          return !isRejection(move) && move.kind === 'commit' ? { ...move, coins: [...move.coins].reverse() } : move
        },
      },
    },
  },
  {
    name: 'a fallback that is not legal',
    invariant: 'P3 legality',
    game: { ...referenceGame, fallback: () => ({ kind: 'turn', handle: 1 }) },
  },
  {
    name: 'a move listed twice',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      moves(state, seat, out) {
        const count = moves(state, seat, out)
        out[count] = out[0]!
        return count + 1
      },
    },
  },
  {
    name: 'a sampler that never leaves a lane empty',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      sample(state, seat, rng) {
        for (let i = 0; i < 50; i++) {
          const move = sample!(state, seat, rng)
          if (move.kind !== 'commit' || (move.coins.length === state.options.lanes && !move.coins.includes(0))) return move
        }
        return fallback(state, seat)
      },
    },
  },
  {
    name: 'a sampler that makes moves up',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      sample(state, seat, rng) {
        const move = sample!(state, seat, rng)
        return move.kind === 'turn' ? { kind: 'turn', handle: move.handle + 1 } : move
      },
    },
  },
  {
    name: 'a seat that owes nothing may move',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      check: (state, seat, move) => (isPlainObject(move) && move['kind'] === 'pass' ? null : check(state, seat, move)),
    },
  },
  {
    name: 'moves that leave old entries in their list',
    invariant: 'P3 legality',
    game: {
      ...referenceGame,
      moves(state, seat, out) {
        const own: CaravanMove[] = []
        const count = moves(state, seat, own)
        for (let i = 0; i < count; i++) out[i] ??= own[i]!
        return count
      },
    },
  },
  {
    name: 'a decision without an answer',
    invariant: 'P9 answers and end',
    game: { ...referenceGame, moves: (state, seat, out) => (state.round === 1 ? 0 : moves(state, seat, out)) },
  },
  {
    name: 'a match without an end',
    invariant: 'P9 answers and end',
    game: afterApply((state) => {
      if (state.round === state.options.rounds - 1) state.round--
    }),
  },
  { name: 'a bound that matches pass', invariant: 'P9 answers and end', game: { ...referenceGame, maxMoves: ({ rounds }) => rounds * 2 } },
  {
    name: 'moves that are not counted',
    invariant: 'P2 pending',
    game: afterApply((state) => {
      if (state.pending.length > 1) state.seq--
    }),
  },
  {
    name: 'decision ids that come back',
    invariant: 'P2 pending',
    game: afterApply((state) => {
      for (const decision of state.pending) decision.id = decision.seat
    }),
  },
  {
    name: 'a seat that owes two answers',
    invariant: 'P2 pending',
    game: afterApply((state) => {
      if (state.pending.length === 2) state.pending.push({ id: state.seq * 16 + 15, seat: 0, kind: 'scout' })
    }),
  },
  {
    name: 'a match that is over but still asks',
    invariant: 'P2 pending',
    game: afterApply((state) => {
      if (state.outcome) state.pending.push({ id: state.seq * 16, seat: 0, kind: 'scout' })
    }),
  },
  {
    name: 'scores that do not add up',
    invariant: 'P0 declaration',
    game: afterApply((state) => {
      if (state.outcome) state.outcome = { ...state.outcome, scores: state.points.map((points) => points + 1) }
    }),
  },
  {
    name: 'ranks that contradict the scores',
    invariant: 'P0 declaration',
    game: afterApply((state) => {
      if (state.outcome) state.outcome = { ...state.outcome, ranks: [...state.outcome.ranks].reverse() }
    }),
  },
  {
    name: 'a resignation that makes points out of nothing',
    invariant: 'P0 declaration',
    game: { ...referenceGame, resign: (state) => ({ scores: state.points.map(() => 1), ranks: state.points.map(() => 1) }) },
  },
  {
    name: 'a rematch with options nobody may choose',
    invariant: 'P0 declaration',
    game: { ...referenceGame, rematch: (last) => ({ ...last, rounds: last.rounds + 9 }) },
  },
  {
    name: 'a preset its own schema refuses',
    invariant: 'P0 declaration',
    game: {
      ...referenceGame,
      options: { ...options, presets: [...options.presets, { id: 'wild', options: { ...options.presets[0]!.options, hand: 99 } }] },
    },
  },
  {
    name: 'Math.random decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (state.pending.length === 1 && Math.random() < 0.5) state.points[0]!++
    }),
  },
  {
    name: 'Math.random decides, and the error is swallowed',
    invariant: 'P4 determinism',
    game: {
      ...referenceGame,
      fallback(state, seat) {
        try {
          return Math.random() < 2 ? fallback(state, seat) : { kind: 'pass' }
        } catch {
          return fallback(state, seat)
        }
      },
    },
  },
  {
    name: 'the clock decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (Date.now() % 2 === 0) state.points[0]!++
    }),
  },
  {
    name: 'the stopwatch decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (performance.now() < 0) state.points[0]!++
    }),
  },
  {
    name: 'chance from outside decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (crypto.getRandomValues(new Uint8Array(1))[0]! > 255) state.points[0]!++
    }),
  },
  {
    name: 'something outside the state decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (++applied % 3 === 0) state.points[0]!++
    }),
  },
  {
    name: 'chance kept from the start decides',
    invariant: 'P4 determinism',
    game: afterApply((state) => {
      if (roll() < 0.3) state.points[0]!++
    }),
  },
  {
    name: 'chance kept from the start deals',
    invariant: 'P4 determinism',
    game: { ...referenceGame, setup: (chosen, secrets) => setup(chosen, secrets, rngFrom(String(roll()))) },
  },
  {
    name: 'chance kept from the start imagines',
    invariant: 'P4 determinism',
    game: { ...referenceGame, determinize: (view, seat, _rng, priors) => determinize(view, seat, rngFrom(String(roll())), priors) },
  },
  {
    name: 'chance kept from the start samples',
    invariant: 'P4 determinism',
    game: { ...referenceGame, sample: (state, seat) => sample!(state, seat, rngFrom(String(roll()))) },
  },
  {
    name: 'chance kept from the start plays for whoever has left',
    invariant: 'P4 determinism',
    game: {
      ...referenceGame,
      fallback(state, seat) {
        const out: CaravanMove[] = []
        return out[Math.floor(roll() * moves(state, seat, out))]!
      },
    },
  },
]
