import { nextRandomWord, rngFrom, type Seat } from '@parlor/kernel'
import { maxEndgameCells, reduceToEndgame, type Endgame, type EndgamePlacement } from './endgame.ts'
import type { Placement, SumZeroState } from './types.ts'

/** Result of a position for the side to move. */
interface EndgameSolution {
  readonly result: 'won' | 'lost' | 'unknown'
  /** A winning placement, where one is known. */
  readonly move: Placement | null
  readonly nodes: number
}

const unknown = 0
const won = 1
const lost = 2

const rng = rngFrom('sumzero')
const words = Array.from({ length: 128 + 64 * 64 }, () => nextRandomWord(rng) | 0)

/** Solves a late position exactly within a node limit: who wins, and with which placement. */
export function solveEndgame(state: SumZeroState, seat: Seat, nodes: number): EndgameSolution {
  const endgame = state.outcome === null && state.pending[0]!.kind === 'place' ? reduceToEndgame(state, seat) : null
  if (endgame === null) return { result: 'unknown', move: null, nodes: 0 }
  const search = new Search(endgame, nodes)
  const value = search.decide(Infinity)
  return {
    result: value === won ? 'won' : value === lost ? 'lost' : 'unknown',
    move: value === won ? search.best!.placement : null,
    nodes: search.nodes,
  }
}

/** In how many of its own placements the side to move can force the win; null when it cannot, or the node limit was reached. */
export function shortestForcedWin(
  state: SumZeroState,
  seat: Seat,
  nodes: number,
): { readonly moves: number; readonly move: Placement } | null {
  if (solveEndgame(state, seat, nodes).result !== 'won') return null
  const endgame = reduceToEndgame(state, seat)!
  for (let moves = 1, left = nodes; left > 0; moves++) {
    const search = new Search(endgame, left)
    const value = search.decide(moves)
    if (value === won) return { moves, move: search.best!.placement }
    left -= search.nodes
  }
  return null
}

/** Buffers of a ply; reused. */
class Ply {
  readonly own: EndgamePlacement[] = []
  readonly other: EndgamePlacement[] = []
  owns = 0
  others = 0
  readonly ranks: number[] = []
}

class Search {
  nodes = 0
  best: EndgamePlacement | null = null
  readonly #limit: number
  readonly #plies: Ply[] = [new Ply()]
  /** Copies each side holds; the first side is the one to move at even plies. */
  readonly #held: readonly [number[], number[]]
  readonly #table = new Map<number, number>()
  readonly #weights = new Int32Array(maxEndgameCells)

  constructor({ placements, held }: Endgame, limit: number) {
    this.#limit = limit
    this.#held = [held[0].slice(), held[1].slice()]
    const root = this.#plies[0]!
    placements[0].forEach((placement, i) => (root.own[i] = placement))
    placements[1].forEach((placement, i) => (root.other[i] = placement))
    root.owns = placements[0].length
    root.others = placements[1].length
  }

  /** Whether the mover wins, within a maximum number of its own placements. */
  decide(moves: number): number {
    return this.#search(0, moves)
  }

  #search(depth: number, moves: number): number {
    if (++this.nodes > this.#limit) return unknown
    const ply = this.#plies[depth]!
    if (ply.owns === 0) return lost
    const asked = (depth & 1) === 0
    if (moves === 0) return asked ? lost : won
    if (ply.others === 0) {
      if (depth === 0) this.best = ply.own[0]!
      return won
    }
    const early = depth > 0 ? this.#foretell(ply, depth, moves) : unknown
    if (early !== unknown) return early
    const key = this.#key(ply, depth, moves)
    const cached = depth > 0 ? this.#table.get(key) : undefined
    if (cached !== undefined) return cached
    const value = this.#tryAll(ply, depth, moves)
    if (value !== unknown) this.#table.set(key, value)
    return value
  }

  #tryAll(ply: Ply, depth: number, moves: number): number {
    this.#rank(ply)
    const next = (this.#plies[depth + 1] ??= new Ply())
    const held = this.#held[(depth & 1) as 0 | 1]
    let worst = lost
    for (let i = 0; i < ply.owns; i++) {
      const placement = pick(ply, i)
      held[placement.piece]!--
      follow(ply, next, placement, held[placement.piece]! > 0)
      const value = this.#search(depth + 1, (depth & 1) === 0 ? moves - 1 : moves)
      held[placement.piece]!++
      if (value === lost) {
        if (depth === 0) this.best = placement
        return won
      }
      if (value === unknown) {
        worst = unknown
        if (this.nodes > this.#limit) return unknown
      }
    }
    return worst
  }

  /**
   * Counts instead of searching: placements on cells the other side cannot reach are safe for later, and nobody places more pieces than it has
   * room for. Only for who wins at all: counting says nothing about how soon.
   */
  #foretell(ply: Ply, depth: number, moves: number): number {
    if (moves !== Infinity) return unknown
    const mine = this.#held[(depth & 1) as 0 | 1]
    const theirs = this.#held[(1 - (depth & 1)) as 0 | 1]
    if (safe(ply.own, ply.owns, ply.other, ply.others, mine) > most(ply.other, ply.others, theirs)) return won
    return safe(ply.other, ply.others, ply.own, ply.owns, theirs) >= most(ply.own, ply.owns, mine) ? lost : unknown
  }

  /** Placements that take much from the other side and little from one's own come first. */
  #rank(ply: Ply): void {
    const weights = this.#weights.fill(0)
    for (let i = 0; i < ply.owns; i++) for (const cell of ply.own[i]!.cells) weights[cell]!--
    for (let i = 0; i < ply.others; i++) for (const cell of ply.other[i]!.cells) weights[cell]! += 2
    for (let i = 0; i < ply.owns; i++) {
      let rank = 0
      for (const cell of ply.own[i]!.cells) rank += weights[cell]!
      ply.ranks[i] = rank
    }
  }

  /** Hash of the living cells, each side's usable arsenal, the side to move and the placement limit. */
  #key(ply: Ply, depth: number, moves: number): number {
    let low = 0
    let high = 0
    let used = 0
    let usedOther = 0
    for (let i = 0; i < ply.owns; i++) {
      const { low: l, high: h, piece } = ply.own[i]!
      low |= l
      high |= h
      used |= 1 << (piece & 31)
    }
    for (let i = 0; i < ply.others; i++) {
      const { low: l, high: h, piece } = ply.other[i]!
      low |= l
      high |= h
      usedOther |= 1 << (piece & 31)
    }
    const mover = depth & 1
    let a = mix(low ^ words[mover]!, high)
    let b = mix(high ^ words[2 + mover]!, low ^ (moves === Infinity ? 0 : words[4 + moves]!))
    const [even, odd] = this.#held
    const evenUsed = mover === 0 ? used : usedOther
    const oddUsed = mover === 0 ? usedOther : used
    for (let piece = 0; piece < even.length; piece++) {
      const at = 128 + piece * 64
      const one = even[piece]! > 0 && (evenUsed >>> (piece & 31)) & 1 ? even[piece]! : 0
      const two = odd[piece]! > 0 && (oddUsed >>> (piece & 31)) & 1 ? odd[piece]! : 0
      a ^= words[at + one]! ^ words[at + 32 + two]!
      b ^= words[at + 16 + one]! ^ words[at + 48 + two]!
    }
    return (b >>> 11) * 4294967296 + (a >>> 0)
  }
}

function mix(one: number, other: number): number {
  let word = Math.imul(one ^ (other >>> 15), 0x9e3779b1)
  word ^= word >>> 15
  word = Math.imul(word ^ other, 0x85ebca77)
  return word ^ (word >>> 13)
}

/** Selection sort step: brings the best-ranked untried placement to index i. */
function pick(ply: Ply, i: number): EndgamePlacement {
  const { own, ranks } = ply
  let top = i
  for (let j = i + 1; j < ply.owns; j++) if (ranks[j]! > ranks[top]!) top = j
  const placement = own[top]!
  const rank = ranks[top]!
  own[top] = own[i]!
  ranks[top] = ranks[i]!
  own[i] = placement
  ranks[i] = rank
  return placement
}

/** The lists after a placement, for the other side: without those that overlap or need a piece that has run out. */
function follow(ply: Ply, next: Ply, { low, high, piece }: EndgamePlacement, more: boolean): void {
  let owns = 0
  for (let i = 0; i < ply.others; i++) {
    const placement = ply.other[i]!
    if ((placement.low & low) === 0 && (placement.high & high) === 0) next.own[owns++] = placement
  }
  let others = 0
  for (let i = 0; i < ply.owns; i++) {
    const placement = ply.own[i]!
    if ((placement.low & low) === 0 && (placement.high & high) === 0 && (more || placement.piece !== piece))
      next.other[others++] = placement
  }
  next.owns = owns
  next.others = others
}

const counts: number[] = []

/** Upper bound: no side places more pieces than it holds of those that fit somewhere. */
function most(placements: readonly EndgamePlacement[], count: number, held: readonly number[]): number {
  for (let piece = 0; piece < held.length; piece++) counts[piece] = 0
  let low = 0
  let high = 0
  let sum = 0
  for (let i = 0; i < count; i++) {
    const placement = placements[i]!
    low |= placement.low
    high |= placement.high
    if (counts[placement.piece] === 0) sum += counts[placement.piece] = held[placement.piece]!
  }
  let cells = 0
  for (; low !== 0; low &= low - 1) cells++
  for (; high !== 0; high &= high - 1) cells++
  return Math.min(sum, Math.floor(cells / smallest(placements, count)))
}

function smallest(placements: readonly EndgamePlacement[], count: number): number {
  let size = 99
  for (let i = 0; i < count; i++) if (placements[i]!.cells.length < size) size = placements[i]!.cells.length
  return size
}

/** Lower bound: disjoint placements that the other side cannot prevent, chosen greedily. */
function safe(
  placements: readonly EndgamePlacement[],
  count: number,
  others: readonly EndgamePlacement[],
  otherCount: number,
  held: readonly number[],
): number {
  let low = 0
  let high = 0
  for (let i = 0; i < otherCount; i++) {
    low |= others[i]!.low
    high |= others[i]!.high
  }
  for (let piece = 0; piece < held.length; piece++) counts[piece] = held[piece]!
  let sum = 0
  for (let i = 0; i < count; i++) {
    const placement = placements[i]!
    if ((placement.low & low) !== 0 || (placement.high & high) !== 0 || counts[placement.piece] === 0) continue
    counts[placement.piece]!--
    low |= placement.low
    high |= placement.high
    sum++
  }
  return sum
}
