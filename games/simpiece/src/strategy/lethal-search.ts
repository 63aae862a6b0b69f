import { quietSink, type Seat } from '@parlor/kernel'
import { apply } from '../apply.ts'
import { canAttack } from '../battle.ts'
import { clone, copyInto } from '../copy-state.ts'
import { indexInHand, findOnSide } from '../find-card.ts'
import { moves } from '../moves.ts'
import { cards, doubleAttackBit, rushBit } from '../card-pool.ts'
import { keywordsOf } from '../continuous-effects.ts'
import type { FieldCard, SimPieceMove, SimPieceState } from '../types.ts'
import { heuristicMove } from './heuristic-move.ts'
import { positionKey } from './position-key.ts'

/** Result of the search for a win this turn: its first move; null where there is none; undefined where the limit was reached. */
type LethalSearchResult = SimPieceMove | null | undefined

/** Remaining positions; several searches may share it. */
export interface SearchBudget {
  left: number
}

/** Searches for a win in this turn against every defence, with all cards known, up to a position limit. */
export function findLethal(state: SimPieceState, seat: Seat, budget: number | SearchBudget): LethalSearchResult {
  return new LethalSearch(seat, state.turn, typeof budget === 'number' ? { left: budget } : budget).begin(state)
}

/** Whether this move starts a win in this turn against every defence; undefined where the limit was reached. */
export function isLethalMove(state: SimPieceState, seat: Seat, move: SimPieceMove, budget: SearchBudget): boolean | undefined {
  return new LethalSearch(seat, state.turn, budget).tries(state, move)
}

/** Thrown where the position limit is reached. */
class BudgetSpent extends Error {}

class LethalSearch {
  readonly #seat: Seat
  readonly #turn: number
  readonly #budget: SearchBudget
  readonly #known = new Map<string, boolean>()
  readonly #states: SimPieceState[] = []
  readonly #lists: SimPieceMove[][] = []

  constructor(seat: Seat, turn: number, budget: SearchBudget) {
    this.#seat = seat
    this.#turn = turn
    this.#budget = budget
  }

  begin(state: SimPieceState): LethalSearchResult {
    if (isShort(state, this.#seat)) return null
    try {
      for (const move of this.#list(state, 0)) if (this.#after(state, move, 0)) return move
      return null
    } catch (error) {
      if (error instanceof BudgetSpent) return undefined
      throw error
    }
  }

  tries(state: SimPieceState, move: SimPieceMove): boolean | undefined {
    try {
      return this.#after(state, move, 0)
    } catch (error) {
      if (error instanceof BudgetSpent) return undefined
      throw error
    }
  }

  #after(state: SimPieceState, move: SimPieceMove, depth: number): boolean {
    const next = (this.#states[depth] ??= clone(state))
    copyInto(state, next)
    apply(next, next.pending[0]!.seat, move, quietSink)
    return this.#wins(next, depth + 1)
  }

  /** And-or search: whether the attacker wins from here, by one of its own moves, against all of the other's. */
  #wins(state: SimPieceState, depth: number): boolean {
    if (state.outcome !== null) return state.outcome.scores[this.#seat]! > 0
    if (state.turn !== this.#turn) return false
    const key = positionKey(state)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (--this.#budget.left < 0) throw new BudgetSpent()
    const mine = state.pending[0]!.seat === this.#seat
    let wins = !mine
    if (isShort(state, this.#seat)) wins = false
    else
      for (const move of this.#list(state, depth))
        if (this.#after(state, move, depth) === mine) {
          wins = mine
          break
        }
    this.#known.set(key, wins)
    return wins
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

/** Number of cards of this side that may set a rested card active again. */
function countReactivators({ sides }: SimPieceState, seat: Seat): number {
  const { leader, characters, hand } = sides[seat]!
  return (
    (mayReactivate(leader.card) ? 1 : 0) + characters.filter(({ card }) => mayReactivate(card)).length + hand.filter(mayReactivate).length
  )
}

function mayReactivate(no: number): boolean {
  return usesVerb(no, reactivates)
}

/** Whether an effect of the card on its own side's turn uses one of these verbs. */
function usesVerb(no: number, verbs: ReadonlySet<string>): boolean {
  return cards[no]!.abilities.some(
    ({ when, do: instructions }) => when.some((one) => onOwnTurn.has(one)) && instructions?.some(({ verb }) => verbs.has(verb)),
  )
}

const onOwnTurn: ReadonlySet<string> = new Set(['onPlay', 'main', 'activateMain', 'whenAttacking', 'youActivateEvent', 'onKO'])
const reactivates: ReadonlySet<string> = new Set(['stand'])
/** Verbs that may add an attacker (cards to the hand or from it, a Rush Character back to be played again, Rush), or take Life without a hit. */
const addsAttackers: ReadonlySet<string> = new Set(['draw', 'look', 'search', 'salvage', 'toHand', 'deploy', 'grant', 'lifeToDeck'])

/** Pruning between battles: whether even the maximum number of hits would not be enough. */
function isShort(state: SimPieceState, seat: Seat): boolean {
  return state.pending[0]!.kind === 'main' && reach(state, seat) <= state.sides[1 - seat]!.life.length
}

/**
 * Upper bound for the hits of this turn: one for every card that can attack, two where it may deal double damage, and two for each that could
 * yet be played to attack, sets somebody active or brings such a one.
 */
function reach(state: SimPieceState, seat: Seat): number {
  const { leader, characters, hand } = state.sides[seat]!
  let hits = attacks(state, seat, leader)
  let more = 2 * countReactivators(state, seat)
  if (usesVerb(leader.card, addsAttackers)) more += 2
  for (const one of characters) {
    hits += attacks(state, seat, one)
    if (usesVerb(one.card, addsAttackers)) more += 2
  }
  for (const no of hand) if (cards[no]!.mask & rushBit || usesVerb(no, addsAttackers)) more += 2
  return hits + more
}

function attacks(state: SimPieceState, seat: Seat, one: FieldCard): number {
  return canAttack(state, seat, one) ? (keywordsOf(state, seat, one) & doubleAttackBit || doubling.has(one.card) ? 2 : 1) : 0
}

/** Cards that may gain double damage by an effect of their own. */
const doubling: ReadonlySet<number> = new Set(
  cards.filter(({ abilities }) => JSON.stringify(abilities).includes('doubleAttack')).map(({ no }) => no),
)
