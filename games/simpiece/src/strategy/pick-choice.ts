import type { Seat } from '@parlor/kernel'
import type { Instruction } from '../card-definition.ts'
import { activeDonPick, restedDonPick, emptyPickChoice } from '../choice.ts'
import { fillCurrentChoice } from '../run-effect.ts'
import { indexInHand, maxCharacters, findOnField, findOnSide, ownerOf } from '../find-card.ts'
import { doneMove, yesMove } from '../interned-moves.ts'
import { blockerBit, cards, type AbilityStep } from '../card-pool.ts'
import { powerOf } from '../current-values.ts'
import type { FieldCard, EffectFrame, SimPieceMove, SimPieceState } from '../types.ts'
import { abilityGain } from './ability-value.ts'
import { abilityCostValue } from './cost-value.ts'
import { fieldCardWorth, handCardWorth, leastWorthCard } from './card-worth.ts'

const choice = emptyPickChoice()

/** The pick for the effect on top of the stack. */
export function choosePick(state: SimPieceState, seat: Seat, moves: readonly SimPieceMove[], count: number): SimPieceMove {
  const frame = state.stack[state.stack.length - 1]!
  fillCurrentChoice(state, frame, choice)
  if (choice.zone === 'confirm') return moves[0] === yesMove && wanted(state, frame) ? yesMove : doneMove
  const step = cards[frame.card]!.steps[frame.ability]![frame.at]!
  let best: SimPieceMove = doneMove
  let highest = -Infinity
  for (let i = 0; i < count; i++) {
    const move = moves[i]!
    const score = move.kind === 'pick' ? scoreOf(state, seat, frame, step, move.card) : 0
    if (score > highest) {
      highest = score
      best = move
    }
  }
  return best
}

/** Whether to agree: to pay for an effect, or to one more optional pick. */
function wanted(state: SimPieceState, frame: EffectFrame): boolean {
  const ability = cards[frame.card]!.abilities[frame.ability]!
  if (frame.at < 0) {
    const gain = abilityGain(state, frame.seat, frame.source, frame.card, frame.ability)
    return gain > abilityCostValue(state, frame.seat, ability.cost)
  }
  const step = cards[frame.card]!.steps[frame.ability]![frame.at]!
  if ('instruction' in step && step.instruction.verb === 'revealTop') {
    const { deck, characters } = state.sides[frame.seat]!
    const top = deck[deck.length - 1]!
    return characters.length < maxCharacters || fieldCardWorth(top) > fieldCardWorth(leastWorthCard(characters)!.card)
  }
  return true
}

/** Value of a pick; above 0 where it is better than none. */
function scoreOf(state: SimPieceState, seat: Seat, frame: EffectFrame, step: AbilityStep, ref: number): number {
  switch (choice.zone) {
    case 'don':
      return donScore(state, seat, ref)
    case 'hand':
      return 'cost' in step || step.instruction.verb === 'discard' || step.instruction.verb === 'handToDeck'
        ? -heldWorth(state, seat, ref)
        : deployScore(state, seat, ref)
    case 'blind':
      return 1
    case 'trash':
    case 'deck':
      return 1 + handCardWorth(ref)
    case 'look':
      return lookScore(state, frame, step, ref)
    case 'place':
      return placeScore(state, seat, ref)
    case 'option':
      return 100 + (seat === frame.seat ? 1 : -1) * abilityGain(state, frame.seat, frame.source, frame.card, ref)
    default:
      if (ref === activeDonPick) return 'cost' in step ? -0.2 : 0.3
      return 'cost' in step
        ? -fieldCardWorth(findOnField(state, ref)!.card)
        : fieldScore(state, seat, step.instruction, findOnField(state, ref)!)
  }
}

/** DON!! to return: spent ones first. */
function donScore(state: SimPieceState, seat: Seat, ref: number): number {
  if (ref === restedDonPick) return 4
  if (ref === activeDonPick) return state.active === seat ? 2 : 1
  const one = findOnSide(state.sides[seat]!, ref)!
  return state.active !== seat || one.rested ? 3 : 1
}

function heldWorth(state: SimPieceState, seat: Seat, handle: number): number {
  const side = state.sides[seat]!
  return handCardWorth(side.hand[indexInHand(side, handle)]!)
}

function deployScore(state: SimPieceState, seat: Seat, handle: number): number {
  const side = state.sides[seat]!
  const no = side.hand[indexInHand(side, handle)]!
  const worth = fieldCardWorth(no)
  return side.characters.length < maxCharacters ? worth : worth - fieldCardWorth(leastWorthCard(side.characters)!.card)
}

/** Taking: the best. Putting back on top: the best last, since that is drawn first. */
function lookScore(state: SimPieceState, frame: EffectFrame, step: AbilityStep, no: number): number {
  const worth =
    'instruction' in step && step.instruction.verb === 'look' && step.instruction.to === 'field' ? fieldCardWorth(no) : handCardWorth(no)
  const taking = 'instruction' in step && step.instruction.verb === 'look' && frame.stage === 1
  if (taking) return state.sides[frame.seat]!.deck.length > 1 ? 1 + worth : -1
  return -worth
}

/** 1 is the top. Cards looked at stay there if they are better than the expected draw. */
function placeScore({ sides }: SimPieceState, seat: Seat, ref: number): number {
  const { deck, deckSeen } = sides[seat]!
  let [sum, count] = [0, 0]
  for (let i = deck.length - 1; i >= 0 && count < 3 && deckSeen[i]! & (1 << seat); i--) {
    sum += handCardWorth(deck[i]!)
    count++
  }
  const good = sum > 0.85 * count
  return (ref === 1) === good ? 1 : 0.5
}

function fieldScore(state: SimPieceState, seat: Seat, instruction: Instruction, one: FieldCard): number {
  const owner = ownerOf(state, one.handle)
  const worth = one === state.sides[owner]!.leader ? 0.6 : fieldCardWorth(one.card)
  const blocks = cards[one.card]!.mask & blockerBit ? 0.6 : 0
  switch (instruction.verb) {
    case 'power':
      return instruction.by > 0 ? boostScore(state, seat, owner, one) : weakenScore(state, seat, owner, one, instruction.by, worth)
    case 'stand':
      return owner === seat ? (one.rested ? 1 + powerOf(state, seat, one) / 10_000 : 0.01) : -1
    case 'rest':
      return owner === seat ? -1 : one.rested ? 0.01 : worth + blocks
    case 'grant':
      return owner === seat ? worth : -worth
    default:
      return owner === seat ? (choice.least > 0 ? -worth : -1) : worth + (one.rested ? 0 : 0.05)
  }
}

/** Power gain: for the attacked card, else for the strongest that can still attack. */
function boostScore(state: SimPieceState, seat: Seat, owner: Seat, one: FieldCard): number {
  if (owner !== seat) return -1
  if (state.battle !== null) return one.handle === (state.battle.seat === seat ? state.battle.attacker : state.battle.target) ? 9 : 0.5
  return (one.rested ? 0.1 : 1) + powerOf(state, seat, one) / 10_000
}

/** Power loss: for the attacker, else for a Character that can then be beaten. */
function weakenScore(state: SimPieceState, seat: Seat, owner: Seat, one: FieldCard, by: number, worth: number): number {
  if (owner === seat) return -1
  if (state.battle !== null && state.battle.seat !== seat) return one.handle === state.battle.attacker ? 9 : worth
  if (one === state.sides[owner]!.leader) return 0.8
  const power = powerOf(state, owner, one)
  return power + by <= 0 || one.rested ? worth + 0.5 : worth
}
