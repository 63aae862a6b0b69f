import { quietTable, type Seat } from '@parlor/kernel'
import { apply } from '../apply.ts'
import { canAttack } from '../battle.ts'
import { copy } from '../copy.ts'
import { inHand, onSide } from '../field.ts'
import { moves } from '../moves.ts'
import { cards, rushBit } from '../pool.ts'
import { clone } from '../state.ts'
import type { Fielded, SimPieceMove, SimPieceState } from '../types.ts'
import { advise } from './advise.ts'
import { positionKey } from './key.ts'

/** What came of looking for a win this turn: the move that begins it; null where there is none; undefined where the search gave up. */
export type Lethal = SimPieceMove | null | undefined

/** Positions that may still be looked at; several searches may share it. */
export interface Patience {
  left: number
}

/** Looks for a win in this very turn against every defence, with all cards known; gives up after so many positions. */
export function findLethal(state: SimPieceState, seat: Seat, patience: number | Patience): Lethal {
  return new Hunt(seat, state.turn, typeof patience === 'number' ? { left: patience } : patience).begin(state)
}

/** Whether this move begins a win in this very turn against every defence; undefined where the search gave up. */
export function isLethal(state: SimPieceState, seat: Seat, move: SimPieceMove, patience: Patience): boolean | undefined {
  return new Hunt(seat, state.turn, patience).tries(state, move)
}

/** Thrown from deep inside where patience is at its end. */
class Spent extends Error {}

class Hunt {
  readonly #seat: Seat
  readonly #turn: number
  readonly #patience: Patience
  readonly #known = new Map<string, boolean>()
  readonly #states: SimPieceState[] = []
  readonly #lists: SimPieceMove[][] = []

  constructor(seat: Seat, turn: number, patience: Patience) {
    this.#seat = seat
    this.#turn = turn
    this.#patience = patience
  }

  begin(state: SimPieceState): Lethal {
    try {
      for (const move of this.#list(state, 0)) if (this.#after(state, move, 0)) return move
      return null
    } catch (error) {
      if (error instanceof Spent) return undefined
      throw error
    }
  }

  tries(state: SimPieceState, move: SimPieceMove): boolean | undefined {
    try {
      return this.#after(state, move, 0)
    } catch (error) {
      if (error instanceof Spent) return undefined
      throw error
    }
  }

  #after(state: SimPieceState, move: SimPieceMove, depth: number): boolean {
    const next = (this.#states[depth] ??= clone(state))
    copy(state, next)
    apply(next, next.pending[0]!.seat, move, quietTable)
    return this.#wins(next, depth + 1)
  }

  /** Whether the attacker wins from here: by one of their own moves, against all of the other's. */
  #wins(state: SimPieceState, depth: number): boolean {
    if (state.outcome !== null) return state.outcome.scores[this.#seat]! > 0
    if (state.turn !== this.#turn) return false
    const key = positionKey(state)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (--this.#patience.left < 0) throw new Spent()
    const mine = state.pending[0]!.seat === this.#seat
    let wins = !mine
    if (state.pending[0]!.kind !== 'main' || reach(state, this.#seat) > state.sides[1 - this.#seat]!.life.length) {
      for (const move of this.#list(state, depth))
        if (this.#after(state, move, depth) === mine) {
          wins = mine
          break
        }
    } else wins = false
    this.#known.set(key, wins)
    return wins
  }

  /** Moves that can matter, the guide's first; copies of a card once. */
  #list(state: SimPieceState, depth: number): readonly SimPieceMove[] {
    const list = (this.#lists[depth] ??= [])
    const { seat, kind } = state.pending[0]!
    list.length = moves(state, seat, list)
    const guide = advise(state, seat)
    const seen = new Set<string>()
    const kept = [guide, ...list].filter((move) => {
      if (kind === 'main' && (move.kind === 'end' || (move.kind === 'give' && !canUse(state, seat, move.card)))) return false
      if (move.kind === 'counter' && move.target !== state.battle!.target) return false
      const name = nameOf(state, seat, move)
      return seen.has(name) ? false : seen.add(name)
    })
    list.length = 0
    for (const move of kept) list.push(move)
    return kind === 'main' ? list.sort((a, b) => rank(a) - rank(b)) : list
  }
}

const ranks: Partial<Record<SimPieceMove['kind'], number>> = { attack: 0, give: 1, activate: 2, play: 3 }

function rank({ kind }: SimPieceMove): number {
  return ranks[kind] ?? 4
}

function nameOf(state: SimPieceState, seat: Seat, move: SimPieceMove): string {
  if (move.kind !== 'play' && move.kind !== 'counter')
    return 'card' in move
      ? `${move.kind}${move.card}.${'target' in move ? move.target : ''}.${'ability' in move ? move.ability : ''}`
      : move.kind
  const side = state.sides[seat]!
  return `${move.kind}:${side.hand[inHand(side, move.card)]}`
}

/** A DON!! is wasted on a card that can neither attack any more nor has an effect of its own. */
function canUse(state: SimPieceState, seat: Seat, handle: number): boolean {
  const one = onSide(state.sides[seat]!, handle)!
  return canAttack(state, seat, one) || cards[one.card]!.abilities.length > 0 || standing(state, seat) > 0
}

/** How many cards of this side may set a rested card active again. */
function standing({ sides }: SimPieceState, seat: Seat): number {
  const { leader, characters, hand } = sides[seat]!
  return (stands(leader.card) ? 1 : 0) + characters.filter(({ card }) => stands(card)).length + hand.filter(stands).length
}

function stands(no: number): boolean {
  return cards[no]!.abilities.some(({ do: deeds }) => deeds?.some(({ verb }) => verb === 'stand'))
}

/**
 * A generous guess at the hits this turn can bring: every card that can attack or could yet be played, woken or sped up counts twice.
 * What it might draw, and a Rush Character taken back to be played again, are left out: wins by those are not looked for.
 */
function reach(state: SimPieceState, seat: Seat): number {
  const { leader, characters, hand } = state.sides[seat]!
  let hits = attacks(state, seat, leader)
  let more = 2 * standing(state, seat)
  for (const one of characters) hits += attacks(state, seat, one)
  for (const no of hand) if (cards[no]!.kind === 'character' && (cards[no]!.mask & rushBit || cards[no]!.at.onPlay.length > 0)) more += 2
  return hits + more
}

/** Hits, two for each since a card may come to deal double damage. */
function attacks(state: SimPieceState, seat: Seat, one: Fielded): number {
  return canAttack(state, seat, one) ? 2 : 0
}
