import { rngFrom, type Seat } from '@parlor/kernel'
import { cardsAllowedFor } from '../deck.ts'
import { determinize } from '../determinize.ts'
import { cards, type CardIndex } from '../card-pool.ts'
import { costInHand } from '../current-values.ts'
import { clone } from '../copy-state.ts'
import { publiclyKnown, type SimPieceMove, type SimPieceState, type SimPieceView } from '../types.ts'
import { findLethal, isLethalMove, type SearchBudget } from './lethal-search.ts'
import { distanceToWin } from './win-bounds.ts'

/**
 * Certainty of a win in this turn. `certain`: against the strongest counters that the hidden cards could be, and against every kind of
 * [Trigger] that Life could hold; `barringTrigger`: against those counters; `uncountered`: only where hidden cards do not help.
 */
const winCertainties = ['certain', 'barringTrigger', 'uncountered'] as const
interface WinThisTurn {
  readonly result: 'win'
  readonly move: SimPieceMove
  readonly certainty: (typeof winCertainties)[number]
}

/** There is no win that needs no luck, or it is not known whether there is one. `near`: it was worth searching for. */
interface NoWinThisTurn {
  readonly result: 'none' | 'unknown'
  readonly near: boolean
}

/** Searches for a win in this turn from the seat's view. */
export function findWinThisTurn(view: SimPieceView, seat: Seat, positions: number): WinThisTurn | NoWinThisTurn {
  if (view.active !== seat || view.phase !== 'main' || view.outcome !== null || view.pending[0]?.seat !== seat)
    return { result: 'unknown', near: false }
  const budget = { left: positions }
  const weakest = worldWith(view, seat, 'least')
  const uncountered = findLethal(weakest, seat, budget)
  if (uncountered.result !== 'win') return { result: uncountered.result, near: distanceToWin(weakest, seat) === 'near' }
  const { move } = uncountered
  const strongestDefence = worldWith(view, seat, 'most')
  const sure = isLethalMove(strongestDefence, seat, move, budget) === 'win' ? uncountered : findLethal(strongestDefence, seat, budget)
  if (sure.result !== 'win') return { result: 'win', move, certainty: 'uncountered' }
  const all = holdsAgainstAll(view, seat, strongestDefence, sure.move, budget)
  return { result: 'win', move: sure.move, certainty: all ? 'certain' : 'barringTrigger' }
}

/** Position limit that suffices for a single attack: against Life it takes two. */
const oneAttack = 100

/** A move that wins in this turn, whatever is hidden. */
export function findCertainWinThisTurn(view: SimPieceView, seat: Seat, positions: number): SimPieceMove | null {
  if (positions <= oneAttack && view.sides[1 - seat]!.life > 0) return null
  const win = findWinThisTurn(view, seat, positions)
  return win.result === 'win' && win.certainty === 'certain' ? win.move : null
}

/** Whether the win holds against Events that do more than give power, and every [Trigger]. */
function holdsAgainstAll(
  view: SimPieceView,
  seat: Seat,
  strongestDefence: SimPieceState,
  move: SimPieceMove,
  budget: SearchBudget,
): boolean {
  const other = 1 - seat
  const allowed = cardsAllowedFor(view.sides[other]!.leader.card)
  const { life } = view.sides[other]!
  const hides = life > 0 || view.sides[other]!.hand.some(({ card }) => card === null)
  const { donActive } = strongestDefence.sides[other]!
  const tricky = allowed.some((no) => hasSideEffect(no) && costInHand(strongestDefence, other, no) <= donActive)
  if (hides && tricky) return false
  if (life === 0) return true
  return allowed
    .filter((no) => cards[no]!.at.trigger.length > 0)
    .every((no) => {
      const world = clone(strongestDefence)
      world.sides[other]!.life.fill(no)
      return isLethalMove(world, seat, move, budget) === 'win'
    })
}

/** A [Counter] Event with an additional effect on the field. */
function hasSideEffect(no: CardIndex): boolean {
  return cards[no]!.at.counter.some((abilityIndex) => cards[no]!.abilities[abilityIndex]!.do!.some(({ verb }) => !harmlessVerbs.has(verb)))
}

const harmlessVerbs: ReadonlySet<string> = new Set(['power', 'arrange', 'addDon'])

/** A determinized state in which the hidden cards help the opponent not at all, or the most. */
function worldWith(view: SimPieceView, seat: Seat, help: 'least' | 'most'): SimPieceState {
  const state = determinize(view, seat, rngFrom('foresee'))
  const other = 1 - seat
  const side = state.sides[other]!
  const handIndices = side.hand.flatMap((_, i) => (view.sides[other]!.hand[i]!.card === null && side.shown[i] !== publiclyKnown ? [i] : []))
  const allowed = cardsAllowedFor(side.leader.card)
  const blank = allowed.find((no) => cards[no]!.at.trigger.length + cards[no]!.at.counter.length === 0 && !cards[no]!.counter)
  const strongest = help === 'least' ? [] : strongestHand(state, other, allowed, handIndices.length)
  const idle = blank ?? allowed[0]!
  for (const [i, handIndex] of handIndices.entries()) side.hand[handIndex] = strongest[i] ?? idle
  // A hit brings its Life card to the hand, and that may counter the next one.
  side.life.fill(help === 'least' ? idle : fightersIn(allowed)[0]!)
  blankOwn(state, view, seat)
  return state
}

/** Cards the seat would only learn by drawing are replaced by useless ones: a win must not depend on luck. */
function blankOwn({ sides }: SimPieceState, view: SimPieceView, seat: Seat): void {
  const { deck, life, leader } = sides[seat]!
  const { known, lifeSeen } = view.sides[seat]!
  const dull = cardsAllowedFor(leader.card).filter(
    (no) => cards[no]!.kind === 'character' && cards[no]!.abilities.length + cards[no]!.mask === 0,
  )
  const blank = dull.sort((a, b) => cards[b]!.cost! - cards[a]!.cost!)[0]!
  const knownIndices = new Set(known.map(([deckIndex]) => deck.length - 1 - deckIndex))
  for (let at = 0; at < deck.length; at++) if (!knownIndices.has(at)) deck[at] = blank
  if (lifeSeen.length < life.length) life.fill(blank)
}

/** Maximum counter power of that many cards: Events as far as the DON!! suffice, Characters for the rest. */
function strongestHand(state: SimPieceState, seat: Seat, allowed: readonly CardIndex[], size: number): CardIndex[] {
  const hand: CardIndex[] = []
  let { donActive } = state.sides[seat]!
  const fighters = fightersIn(allowed)
  const base = cards[fighters[0]!]!.counter ?? 0
  const events = allowed
    .map((no) => ({ no, cost: costInHand(state, seat, no), extra: powerIn(no) - base }))
    .filter(({ extra }) => extra > 0)
    .sort((a, b) => b.extra / (b.cost + 0.01) - a.extra / (a.cost + 0.01))
  for (const { no, cost } of events)
    for (; hand.length < size && cost <= donActive; donActive -= cost) {
      hand.push(no)
      if (cost === 0) break
    }
  while (hand.length < size) hand.push(fighters[0]!)
  return hand
}

/** Characters with Counter, the strongest first and none with a [Trigger]. */
function fightersIn(allowed: readonly CardIndex[]): CardIndex[] {
  const fighters = allowed.filter((no) => cards[no]!.counter !== null && cards[no]!.at.trigger.length === 0)
  return fighters.sort((a, b) => cards[b]!.counter! - cards[a]!.counter!)
}

/** Maximum power a [Counter] Event can give. */
function powerIn(no: CardIndex): number {
  const abilityIndex = cards[no]!.at.counter[0]
  if (abilityIndex === undefined || cards[no]!.abilities[abilityIndex]!.cost !== undefined) return 0
  let sum = 0
  for (const instruction of cards[no]!.abilities[abilityIndex]!.do!) if (instruction.verb === 'power') sum += Math.abs(instruction.by)
  return sum
}
