import {
  randomInt,
  clonePending,
  copyRngInto,
  setOutcome,
  emptyOptionSchema,
  decisionOf,
  passTurn,
  reject,
  type StateCore,
  type GamePackage,
  type GameTypes,
  type ViewCore,
} from '@parlor/kernel'

/** The smallest solo game with chance: guess the next coin, five times. */
interface SoloKinds extends GameTypes {
  State: StateCore & { seen: number[]; score: number }
  Move: { guess: number }
  Event: { kind: 'shown'; coin: number }
  View: ViewCore & { seen: readonly number[]; score: number }
  Options: Record<string, never>
  Secret: Record<string, never>
}

const length = 5
const legal = [{ guess: 0 }, { guess: 1 }]

export const soloGame: GamePackage<SoloKinds> = {
  game: {
    id: 'solo',
    version: 1,
    seats: [1, 1],
    information: 'hidden',
    zeroSum: false,
    maxMoves: () => length,
    seatCount: () => 1,
    options: emptyOptionSchema,
    secrets: emptyOptionSchema,
    setup: (_options, _secrets, rng) => ({
      v: 1,
      seq: 0,
      rng: [...rng],
      pending: [{ id: 0, seat: 0, kind: 'guess' }],
      outcome: null,
      seen: [],
      score: 0,
    }),
    clone: (state) => ({ ...state, rng: [...state.rng], pending: clonePending(state.pending), seen: [...state.seen] }),
    copy: (from, to) => Object.assign(to, structuredClone(from)),
    moves(_state, _seat, out) {
      out[0] = legal[0]!
      out[1] = legal[1]!
      return 2
    },
    check: ({ pending, outcome }, seat, move) =>
      !outcome && decisionOf(pending, seat) && legal.some(({ guess }) => guess === (move as { guess?: unknown } | null)?.guess)
        ? null
        : reject('solo.no'),
    apply(state, _seat, { guess }, table) {
      const coin = randomInt(state.rng, 2)
      state.seen.push(coin)
      if (coin === guess) state.score++
      table.emit({ kind: 'shown', coin })
      passTurn(state, 0, 'guess')
      if (state.seen.length === length) setOutcome(state, { scores: [state.score], ranks: [1], reason: 'done' })
    },
    fallback: () => legal[0]!,
    view: ({ seq, pending, outcome, seen, score }) => ({ seq, pending: clonePending(pending), outcome, seen: [...seen], score }),
    advance: (view, { coin }) => ({ ...view, seen: [...view.seen, coin] }),
    determinize(view, _seat, rng) {
      const rngState: StateCore['rng'] = [0, 0, 0, 0]
      copyRngInto(rng, rngState)
      return { v: 1, rng: rngState, ...view, pending: clonePending(view.pending), seen: [...view.seen] }
    },
    notation: {
      writeMove: ({ guess }) => String(guess),
      readMove: (text) => legal[Number(text)] ?? reject('solo.no'),
      writeState: ({ seen }) => seen.join(''),
      readState: () => reject('solo.no'),
    },
    resign: ({ score }) => ({ scores: [score], ranks: [1] }),
  },
  strategy: {
    evaluate: () => 0,
    policies: { sight: { sees: 'view', choose: () => legal[0]! }, peek: { sees: 'state', choose: () => legal[0]! } },
    levels: [
      { id: 'coin', kind: 'random' },
      { id: 'sight', kind: 'policy', policy: 'sight' },
      { id: 'peek', kind: 'policy', policy: 'peek' },
      { id: 'search', kind: 'greedy' },
    ],
  },
  text: { sentences: () => [], move: () => ({ key: 'solo.move' }) },
}
