import type { Seat } from '@parlor/kernel'
import { countDonOnField } from '../find-card.ts'
import { blockerBit, cards } from '../card-pool.ts'
import type { Side, SimPieceState } from '../types.ts'
import { fieldCardWorth } from './card-worth.ts'

/** Weights of a side's features, in log odds of winning: a logistic regression over the turns of self-play games. */
interface Weights {
  /** For each Life card, from the first. */
  readonly life: readonly number[]
  /** For each card in hand, and more for each of the first two. */
  readonly hand: number
  readonly few: number
  /** For the value of Characters while active, and while rested. */
  readonly active: number
  readonly rested: number
  /** For each Character of 5000 power or more, and for each active Blocker. */
  readonly big: number
  readonly blocker: number
  readonly don: number
}

/** For the player whose turn begins, and for the other; from 74 000 turns of 6 000 games. */
const toMove: Weights = {
  life: [1.2, 1.08, 0.82, 0.51, 0.52],
  hand: 0.19,
  few: 0.11,
  active: 0.43,
  rested: 0.43,
  big: 0.35,
  blocker: 0,
  don: 0.31,
}
const otherPlayer: Weights = {
  life: [2.13, 1.46, 0.75, 0.56, 0.58],
  hand: 0.22,
  few: 0.21,
  active: 0.25,
  rested: 0.23,
  big: 0.25,
  blocker: 0.16,
  don: 0.27,
}
/** Weight of having the turn. */
const tempo = 1.37

function worthOf(side: Side, weights: Weights): number {
  const { life, characters, hand } = side
  let sum = hand.length * weights.hand + Math.min(2, hand.length) * weights.few + countDonOnField(side) * weights.don
  for (let i = 0; i < life.length && i < weights.life.length; i++) sum += weights.life[i]!
  for (let i = 0; i < characters.length; i++) {
    const { card, rested } = characters[i]!
    sum += fieldCardWorth(card) * (rested ? weights.rested : weights.active)
    if ((cards[card]!.power ?? 0) >= 5000) sum += weights.big
    if (!rested && cards[card]!.mask & blockerBit) sum += weights.blocker
  }
  return side.deck.length < 4 ? sum - 0.5 * (4 - side.deck.length) : sum
}

/** Between −1 and 1. */
export function evaluate(state: SimPieceState, seat: Seat): number {
  if (state.outcome !== null) return state.outcome.scores[seat]!
  const { active } = state
  const odds = tempo + worthOf(state.sides[active]!, toMove) - worthOf(state.sides[1 - active]!, otherPlayer)
  const value = Math.tanh(odds / 2)
  return active === seat ? value : -value
}
