import { quietSink, type Seat } from '@parlor/kernel'
import { apply } from '../apply.ts'
import { canAttack } from '../battle.ts'
import { clone, copyInto } from '../copy-state.ts'
import { indexInHand, findOnSide } from '../find-card.ts'
import { moves } from '../moves.ts'
import { cards } from '../card-pool.ts'
import type { SimPieceMove, SimPieceState } from '../types.ts'
import { heuristicMove } from './heuristic-move.ts'
import { positionKey } from './position-key.ts'
import { countReactivators, distanceToWin } from './win-bounds.ts'

/** Whether the turn can be won against every defence; `unknown` where the position limit was reached or the win is too far away to be searched for. */
type LethalResult = 'win' | 'none' | 'unknown'

/** Result of the search for a win this turn, with its first move. */
type LethalSearchResult = { readonly result: 'win'; readonly move: SimPieceMove } | { readonly result: 'none' | 'unknown' }

/** Remaining positions; several searches may share it. */
export interface SearchBudget {
  left: number
}

/** Searches for a win in this turn against every defence, with all cards known, up to a position limit. */
export function findLethal(state: SimPieceState, seat: Seat, budget: number | SearchBudget): LethalSearchResult {
  return new LethalSearch(seat, state.turn, typeof budget === 'number' ? { left: budget } : budget).begin(state)
}

/** Whether this move starts a win in this turn against every defence. */
export function isLethalMove(state: SimPieceState, seat: Seat, move: SimPieceMove, budget: SearchBudget): LethalResult {
  return new LethalSearch(seat, state.turn, budget).tries(state, move)
}

/** Thrown where the position limit is reached. */
class BudgetSpent extends Error {}

class LethalSearch {
  readonly #seat: Seat
  readonly #turn: number
  readonly #budget: SearchBudget
  readonly #known = new Map<string, LethalResult>()
  readonly #states: SimPieceState[] = []
  readonly #lists: SimPieceMove[][] = []

  constructor(seat: Seat, turn: number, budget: SearchBudget) {
    this.#seat = seat
    this.#turn = turn
    this.#budget = budget
  }

  begin(state: SimPieceState): LethalSearchResult {
    const far = resultByDistance(state, this.#seat)
    if (far) return { result: far }
    try {
      let result: 'none' | 'unknown' = 'none'
      for (const move of this.#list(state, 0)) {
        const found = this.#after(state, move, 0)
        if (found === 'win') return { result: found, move }
        if (found === 'unknown') result = found
      }
      return { result }
    } catch (error) {
      if (error instanceof BudgetSpent) return { result: 'unknown' }
      throw error
    }
  }

  tries(state: SimPieceState, move: SimPieceMove): LethalResult {
    try {
      return this.#after(state, move, 0)
    } catch (error) {
      if (error instanceof BudgetSpent) return 'unknown'
      throw error
    }
  }

  #after(state: SimPieceState, move: SimPieceMove, depth: number): LethalResult {
    const next = (this.#states[depth] ??= clone(state))
    copyInto(state, next)
    apply(next, next.pending[0]!.seat, move, quietSink)
    return this.#resultOf(next, depth + 1)
  }

  /** And-or search: whether the attacker wins from here, by one of its own moves, against all of the other's. */
  #resultOf(state: SimPieceState, depth: number): LethalResult {
    // The loss of whoever draws the last card in the next turn is no win in this one.
    if (state.turn !== this.#turn) return 'none'
    if (state.outcome !== null) return state.outcome.scores[this.#seat]! > 0 ? 'win' : 'none'
    const key = positionKey(state)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (--this.#budget.left < 0) throw new BudgetSpent()
    const result = resultByDistance(state, this.#seat) ?? this.#searched(state, depth)
    this.#known.set(key, result)
    return result
  }

  #searched(state: SimPieceState, depth: number): LethalResult {
    const mine = state.pending[0]!.seat === this.#seat
    let result: LethalResult = mine ? 'none' : 'win'
    for (const move of this.#list(state, depth)) {
      const found = this.#after(state, move, depth)
      // Whether a defence is one for certain makes no difference to the search for a win.
      if (mine ? found === 'win' : found !== 'win') return found
      if (found === 'unknown') result = found
    }
    return result
  }

  /** Relevant moves, the heuristic's first; copies of a card once. */
  #list(state: SimPieceState, depth: number): readonly SimPieceMove[] {
    const list = (this.#lists[depth] ??= [])
    const { seat, kind } = state.pending[0]!
    list.length = moves(state, seat, list)
    const heuristic = heuristicMove(state, seat)
    const seen = new Set<string>()
    const relevant = [heuristic, ...list].filter((move) => {
      if (kind === 'main' && (move.kind === 'end' || (move.kind === 'give' && !canUse(state, seat, move.card)))) return false
      if (move.kind === 'counter' && move.target !== state.battle!.target) return false
      const name = nameOf(state, seat, move)
      return seen.has(name) ? false : seen.add(name)
    })
    list.length = 0
    for (const move of relevant) list.push(move)
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
  return `${move.kind}:${side.hand[indexInHand(side, move.card)]}`
}

/** A DON!! is wasted on a card that can neither attack any more nor has an effect of its own. */
function canUse(state: SimPieceState, seat: Seat, handle: number): boolean {
  const one = findOnSide(state.sides[seat]!, handle)!
  return canAttack(state, seat, one) || cards[one.card]!.abilities.length > 0 || countReactivators(state, seat) > 0
}

/** Pruning between battles: nothing is searched where even the largest number of hits would not be enough. */
function resultByDistance(state: SimPieceState, seat: Seat): 'none' | 'unknown' | null {
  if (state.pending[0]!.kind !== 'main') return null
  const distance = distanceToWin(state, seat)
  return distance === 'near' ? null : distance === 'far' ? 'unknown' : 'none'
}
