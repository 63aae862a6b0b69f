import {
  nextRandomWord,
  emptyOptionSchema,
  reject,
  rngFrom,
  type StateCore,
  type Game,
  type GamePackage,
  type BotStrategy,
  type GameTypes,
  type Outcome,
  type Rng,
  type Seat,
  type ViewCore,
} from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'

/** A small game: its own fields are in `board`, its moves are texts or numbers. */
export interface ToyState<B> extends StateCore {
  board: B
}

export interface ToyTypes<B, M> extends GameTypes {
  State: ToyState<B>
  Move: M
  View: ViewCore & { readonly board: B }
  Options: Record<string, never>
  Secret: Record<string, never>
}

/** Definition of a toy game; the rest of a game package is derived. */
export interface Toy<B, M extends string | number> {
  readonly id: string
  readonly seats: number
  readonly zeroSum: boolean
  deal(rng: Rng): B
  /** Seats with a decision, one or several at once; none once it is over. */
  asked(board: B): Seat[]
  moves(board: B, seat: Seat): readonly M[]
  play(board: B, seat: Seat, move: M, rng: Rng): void
  scores(board: B): readonly number[] | null
  evaluate?(board: B, seat: Seat): number
  readonly sides?: readonly number[]
  /** Hides what a seat may not see; absent in open games. */
  hide?(board: B, seat: Seat | 'watcher'): B
  /** Fills in hidden values at random. */
  guess?(board: B, seat: Seat, rng: Rng): B
  readonly strategy?: Partial<BotStrategy<ToyTypes<B, M>>>
}

/** The game package of a toy. */
export function packageOf<B, M extends string | number>(toy: Toy<B, M>): GamePackage<ToyTypes<B, M>> {
  const strategy: BotStrategy<ToyTypes<B, M>> = {
    evaluate: (state, seat) => toy.evaluate?.(state.board, seat) ?? 0,
    policies: {},
    levels: [],
    ...toy.strategy,
  }
  return { game: gameOf(toy), strategy, text: { sentences: () => [], move: (move) => ({ key: String(move) }) } }
}

function gameOf<B, M extends string | number>(toy: Toy<B, M>): Game<ToyTypes<B, M>> {
  return {
    id: toy.id,
    version: 1,
    seats: [toy.seats, toy.seats],
    information: toy.hide ? 'hidden' : 'open',
    zeroSum: toy.zeroSum,
    maxMoves: () => 1000,
    seatCount: () => toy.seats,
    options: emptyOptionSchema,
    secrets: emptyOptionSchema,
    setup: (_options, _secrets, rng) => stateOf(toy, toy.deal(rng), 0, rng),
    clone: (state) => copied(state),
    copy: (from, to) => void Object.assign(to, copied(from)),
    moves(state, seat, out) {
      const moves = toy.moves(state.board, seat)
      moves.forEach((move, i) => (out[i] = move))
      return moves.length
    },
    check: (state, seat, move) => (toy.moves(state.board, seat).includes(move as M) ? null : reject('toy.illegal')),
    apply(state, seat, move) {
      toy.play(state.board, seat, move, state.rng)
      Object.assign(state, stateOf(toy, state.board, state.seq + 1, state.rng))
    },
    fallback: (state, seat) => toy.moves(state.board, seat)[0]!,
    view: ({ seq, pending, outcome, board }, viewer) => copied({ seq, pending, outcome, board: toy.hide?.(board, viewer) ?? board }),
    advance: (view) => view,
    ...(toy.sides ? { sides: () => toy.sides! } : {}),
    determinize: (view, seat, rng) =>
      stateOf(toy, copied(toy.guess?.(view.board, seat, rng) ?? view.board), view.seq, rngFrom(`fresh ${nextRandomWord(rng)}`)),
    notation: {
      writeMove: String,
      readMove: (text) => text as M,
      writeState: (state) => canonicalJson(state.board),
      readState: (text, rng) => stateOf(toy, JSON.parse(text) as B, 0, rng),
    },
  }
}

/** The state of a board. */
export function stateOf<B, M extends string | number>(toy: Toy<B, M>, board: B, seq: number, rng: Rng): ToyState<B> {
  const scores = toy.scores(board)
  const outcome: Outcome | null = scores && {
    scores,
    ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    reason: 'over',
  }
  const pending = outcome ? [] : toy.asked(board).map((seat) => ({ id: seq * 16 + seat, seat, kind: 'move' }))
  return { v: 1, seq, rng: [rng[0], rng[1], rng[2], rng[3]], pending, outcome, board }
}

/** A deep copy of plain JSON; several times faster than structuredClone, which would slow the searches down. */
export function copied<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copied) as T
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copied(value[key])
  return copy as T
}
