import {
  addDecision,
  randomInt,
  clonePending,
  copyPendingInto,
  copyRngInto,
  everyoneExcept,
  setOutcome,
  hasExactKeys,
  decisionOf,
  ranksOf,
  reject,
  type StateCore,
  type Game,
  type GameTypes,
  type OptionSchema,
  type Seat,
  type EventSink,
  type ViewCore,
} from '@parlor/kernel'
import { removeAnsweredDecision } from '@parlor/kernel/host'

interface CoinsOptions {
  seats: number
  rounds: number
}

/** Private value of a correct guess to the seat. */
interface CoinsSecret {
  stake: number
}

interface CoinsState extends StateCore {
  rounds: number
  stakes: number[]
  /** 1 for heads. */
  coins: number[]
  /** −1 until the seat has guessed; hidden from the others until all have. */
  guesses: number[]
  /** Who has seen whose coin: bits of `viewer * 4 + owner`. */
  seen: number
  points: number[]
}

interface CoinsView extends ViewCore {
  readonly rounds: number
  readonly stake: number | null
  /** −1 where the viewer sees no face. */
  readonly coins: readonly number[]
  readonly guessed: readonly boolean[]
  readonly points: readonly number[]
}

type CoinsMove = { readonly guess: number } | { readonly peek: Seat } | { readonly show: true }

type CoinsEvent =
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly face: number | null }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly at: Seat; readonly face: number | null }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'guessed'; readonly seat: Seat }
  | { readonly kind: 'counted'; readonly heads: number; readonly guesses: readonly number[] }

interface CoinsTypes extends GameTypes {
  State: CoinsState
  Move: CoinsMove
  Event: CoinsEvent
  View: CoinsView
  Options: CoinsOptions
  Secret: CoinsSecret
}

const options: OptionSchema<CoinsOptions> = {
  fields: {
    seats: { kind: 'integer', min: 2, max: 4, default: 3 },
    rounds: { kind: 'integer', min: 1, max: 5, default: 2 },
  },
  presets: [{ id: 'three', options: { seats: 3, rounds: 2 } }],
}

const secrets: OptionSchema<CoinsSecret> = {
  fields: { stake: { kind: 'integer', min: 1, max: 3, default: 1 } },
  presets: [{ id: 'low', options: { stake: 1 } }],
}

function clone(from: CoinsState): CoinsState {
  const { v, seq, rng, pending, outcome, rounds, stakes, coins, guesses, seen, points } = from
  return {
    v,
    seq,
    rng: [...rng],
    pending: clonePending(pending),
    outcome,
    rounds,
    stakes: [...stakes],
    coins: [...coins],
    guesses: [...guesses],
    seen,
    points: [...points],
  }
}

function sees({ seen }: CoinsState, viewer: Seat, owner: Seat): boolean {
  return viewer === owner || (seen & (1 << (viewer * 4 + owner))) !== 0
}

function deal(state: CoinsState, sink: EventSink<CoinsEvent> | null): void {
  const seats = state.points.length
  state.seen = 0
  for (let seat = 0; seat < seats; seat++) {
    const face = (state.coins[seat] = randomInt(state.rng, 2))
    state.guesses[seat] = -1
    addDecision(state, seat, 'guess')
    if (!sink || sink.quiet) continue
    sink.emit({ kind: 'flipped', seat, face }, [seat])
    sink.emit({ kind: 'flipped', seat, face: null }, everyoneExcept(seat, seats))
  }
}

function count(state: CoinsState, sink: EventSink<CoinsEvent>): void {
  const heads = state.coins.reduce((sum, face) => sum + face, 0)
  state.guesses.forEach((guess, seat) => {
    if (guess === heads) state.points[seat] = state.points[seat]! + state.stakes[seat]!
  })
  if (!sink.quiet) sink.emit({ kind: 'counted', heads, guesses: [...state.guesses] })
  sink.reveal()
  state.rounds--
  if (state.rounds > 0) deal(state, sink)
  else setOutcome(state, { scores: [...state.points], ranks: ranksOf(state.points), reason: 'counted' })
}

/** Hidden coins, private stakes, simultaneous guesses, looks that only one seat gets. */
export const coins: Game<CoinsTypes> = {
  id: 'coins',
  version: 1,
  seats: [2, 4],
  information: 'hidden',
  zeroSum: false,
  maxMoves: ({ seats, rounds }) => rounds * seats * (seats + 2),
  seatCount: ({ seats }) => seats,
  options,
  secrets,
  setup({ seats, rounds }, brought, rng) {
    const none = Array.from({ length: seats }, () => 0)
    const state: CoinsState = {
      v: 1,
      seq: 0,
      rng,
      pending: [],
      outcome: null,
      rounds,
      stakes: brought.map(({ stake }) => stake),
      coins: [...none],
      guesses: [...none],
      seen: 0,
      points: none,
    }
    deal(state, null)
    return clone(state)
  },
  clone,
  copy(from, to) {
    const { stakes, coins: faces, guesses, points } = from
    to.v = from.v
    to.seq = from.seq
    copyRngInto(from.rng, to.rng)
    copyPendingInto(from.pending, to.pending)
    to.outcome = from.outcome
    to.rounds = from.rounds
    to.seen = from.seen
    for (let seat = 0; seat < points.length; seat++) {
      to.stakes[seat] = stakes[seat]!
      to.coins[seat] = faces[seat]!
      to.guesses[seat] = guesses[seat]!
      to.points[seat] = points[seat]!
    }
  },
  moves(state, seat, out) {
    let length = 0
    for (let guess = 0; guess <= state.points.length; guess++) out[length++] = { guess }
    for (let owner = 0; owner < state.points.length; owner++) if (!sees(state, seat, owner)) out[length++] = { peek: owner }
    if (state.coins.some((_, other) => !sees(state, other, seat))) out[length++] = { show: true }
    return length
  },
  check(state, seat, move) {
    if (!decisionOf(state.pending, seat)) return reject('match.notYourTurn')
    const last = state.points.length
    if (hasExactKeys(move, ['guess'])) return isWithin(move['guess'], last) ? null : reject('coins.badGuess', { last })
    if (hasExactKeys(move, ['peek']) && isWithin(move['peek'], last - 1))
      return sees(state, seat, move['peek'] as number) ? reject('coins.seen') : null
    if (!hasExactKeys(move, ['show']) || move['show'] !== true) return reject('coins.notAMove')
    return state.coins.some((_, other) => !sees(state, other, seat)) ? null : reject('coins.seen')
  },
  apply(state, seat, move, sink) {
    const seats = state.points.length
    const face = 'peek' in move ? state.coins[move.peek]! : state.coins[seat]!
    removeAnsweredDecision(state, seat)
    if ('guess' in move) {
      state.guesses[seat] = move.guess
      if (!sink.quiet) sink.emit({ kind: 'guessed', seat })
      if (state.pending.length === 0) count(state, sink)
      return
    }
    addDecision(state, seat, 'guess')
    if ('peek' in move) {
      state.seen |= 1 << (seat * 4 + move.peek)
      if (sink.quiet) return
      sink.emit({ kind: 'peeked', seat, at: move.peek, face }, [seat])
      sink.emit({ kind: 'peeked', seat, at: move.peek, face: null }, everyoneExcept(seat, seats))
      return
    }
    for (let other = 0; other < seats; other++) state.seen |= 1 << (other * 4 + seat)
    if (!sink.quiet) sink.emit({ kind: 'showed', seat, face })
    sink.reveal()
  },
  fallback: () => ({ guess: 0 }),
  view(state, viewer) {
    const { seq, pending, outcome, rounds, stakes, coins: faces, guesses, points } = state
    return {
      seq,
      pending: clonePending(pending),
      outcome,
      rounds,
      stake: viewer === 'watcher' ? null : stakes[viewer]!,
      coins: faces.map((face, owner) => (viewer !== 'watcher' && sees(state, viewer, owner) ? face : -1)),
      guessed: guesses.map((guess) => guess >= 0),
      points: [...points],
    }
  },
  advance: (view) => view,
  determinize(view, seat, rng, priors) {
    const { seq, pending, outcome, rounds, stake, points } = view
    return clone({
      v: 1,
      seq,
      rng,
      pending: [...pending],
      outcome,
      rounds,
      stakes: points.map((_, other) => (other === seat ? stake! : (priors?.[other]?.stake ?? 1 + randomInt(rng, 3)))),
      coins: view.coins.map((face) => (face >= 0 ? face : randomInt(rng, 2))),
      guesses: view.guessed.map((guessed) => (guessed ? randomInt(rng, points.length + 1) : -1)),
      seen: view.coins.reduce((bits, face, owner) => (face >= 0 ? bits | (1 << (seat * 4 + owner)) : bits), 0),
      points: [...points],
    })
  },
  notation: {
    writeMove: (move) => ('guess' in move ? `g${move.guess}` : 'peek' in move ? `p${move.peek}` : 'show'),
    readMove(text) {
      const [, kind, number] = /^([gp])(\d)$/.exec(text) ?? []
      if (number === undefined) return text === 'show' ? { show: true } : reject('coins.badMove')
      return kind === 'g' ? { guess: Number(number) } : { peek: Number(number) }
    },
    writeState: () => '',
    readState: () => reject('coins.noPositions'),
  },
  openingEvents: ({ coins: faces }) => faces.map((face, seat) => ({ kind: 'flipped', seat, face: face < 0 ? null : face })),
}

function isWithin(value: unknown, last: number): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= last
}
