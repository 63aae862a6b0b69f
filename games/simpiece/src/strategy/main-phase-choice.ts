import type { Seat } from '@parlor/kernel'
import { maxCharacters, findOnSide } from '../find-card.ts'
import * as move from '../interned-moves.ts'
import { cards, rushBit, type CardIndex } from '../card-pool.ts'
import { costInHand } from '../current-values.ts'
import type { SimPieceMove, SimPieceState } from '../types.ts'
import { bestAttack, mayWinThisTurn, attackPlanMove } from './attack-choice.ts'
import { abilityGain } from './ability-value.ts'
import { abilityCostValue } from './cost-value.ts'
import { heuristicWeights } from './heuristic-weights.ts'
import { fieldCardWorth, handCardWorth, leastWorthCard } from './card-worth.ts'

/** Main Phase: go for the win, play cards on curve, use effects, attack where that is favourable. */
export function chooseMainPhaseMove(state: SimPieceState, seat: Seat, moves: readonly SimPieceMove[], count: number): SimPieceMove {
  const all = mayWinThisTurn(state, seat)
  let best: SimPieceMove = move.endMove
  let highest = 0
  for (let i = 0; i < count; i++) {
    const one = moves[i]!
    const score =
      one.kind === 'play'
        ? playScore(state, seat, one.card, all)
        : one.kind === 'activate'
          ? activateScore(state, seat, one.card, one.ability)
          : 0
    if (score > highest) {
      highest = score
      best = one
    }
  }
  if (best !== move.endMove) return best
  const plan = bestAttack(state, seat, all, all ? 0.01 : heuristicWeights.donGive)
  return plan === null ? move.endMove : attackPlanMove(plan)
}

/** Value of playing a card over keeping it and its DON!!. */
function playScore(state: SimPieceState, seat: Seat, handle: number, all: boolean): number {
  const side = state.sides[seat]!
  const no = side.hand[side.handles.indexOf(handle)]!
  const cost = costInHand(state, seat, no)
  const worth = cards[no]!.kind === 'event' ? eventWorth(state, seat, no) : characterWorth(state, seat, no, all)
  return worth - handCardWorth(no) * heuristicWeights.kept - cost * heuristicWeights.donPlay - reserve(state, seat, no, cost)
}

function eventWorth(state: SimPieceState, seat: Seat, no: CardIndex): number {
  let sum = 0
  for (const abilityIndex of cards[no]!.at.main) {
    const { cost } = cards[no]!.abilities[abilityIndex]!
    sum += abilityGain(state, seat, -1, no, abilityIndex) - abilityCostValue(state, seat, cost)
  }
  return sum
}

function characterWorth(state: SimPieceState, seat: Seat, no: CardIndex, all: boolean): number {
  const { characters } = state.sides[seat]!
  const card = cards[no]!
  if (all && !(card.mask & rushBit) && card.at.onPlay.length === 0) return 0
  let worth = fieldCardWorth(no) + (card.mask & rushBit ? heuristicWeights.rush : 0) + (card.cost ?? 0) * heuristicWeights.curve
  for (const abilityIndex of card.at.onPlay) {
    const { cost } = card.abilities[abilityIndex]!
    worth += Math.max(cost === undefined ? -9 : 0, abilityGain(state, seat, -1, no, abilityIndex) - abilityCostValue(state, seat, cost))
  }
  return characters.length < maxCharacters ? worth : worth - fieldCardWorth(leastWorthCard(characters)!.card) - 0.2
}

/** Loss when a [Counter] Event in hand can no longer be paid for. */
function reserve({ sides }: SimPieceState, seat: Seat, playing: CardIndex, cost: number): number {
  const { hand, donActive, life } = sides[seat]!
  for (const no of hand)
    if (no !== playing && cards[no]!.at.counter.length > 0) {
      const due = cards[no]!.cost ?? 0
      if (donActive >= due && donActive - cost < due) return life.length <= 2 ? 0.35 : 0.12
    }
  return 0
}

function activateScore(state: SimPieceState, seat: Seat, handle: number, ability: number): number {
  const one = findOnSide(state.sides[seat]!, handle)!
  return abilityGain(state, seat, handle, one.card, ability) - abilityCostValue(state, seat, cards[one.card]!.abilities[ability]!.cost)
}
