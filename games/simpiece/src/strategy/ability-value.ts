import type { Seat } from '@parlor/kernel'
import type { Condition, Instruction, Target } from '../card-definition.ts'
import { allConditionsHold } from '../condition.ts'
import { maxCharacters } from '../find-card.ts'
import { cardMatches, fieldCardMatches } from '../filter-matching.ts'
import { blockerBit, cards, type CardIndex } from '../card-pool.ts'
import { newFrame } from '../new-state.ts'
import type { FieldCard, EffectFrame, Side, SimPieceState } from '../types.ts'
import { fieldCardWorth, handCardWorth, leastWorthCard } from './card-worth.ts'
import { abilityCostValue } from './cost-value.ts'

const probe = newFrame('effect', 0, -1, 0, 0)

/** Value of an ability for its player now, without costs. Reads open cards and the player's own hand only. */
export function abilityGain(state: SimPieceState, seat: Seat, source: number, no: CardIndex, abilityIndex: number): number {
  const ability = cards[no]!.abilities[abilityIndex]!
  probe.seat = seat
  probe.source = source
  probe.card = no
  probe.ability = abilityIndex
  probe.memo = -1
  if (ability.if !== undefined && !allConditionsHold(ability.if, state, probe)) return 0
  if (ability.replaces !== undefined) return savedWorth(state, seat)
  let sum = 0
  for (const instruction of ability.do ?? []) {
    if (instruction.if !== undefined && !isSeenLater(instruction.if) && !allConditionsHold(instruction.if, state, probe)) break
    sum += instructionGain(instruction, state, seat, probe)
  }
  return sum
}

/** Conditions about what comes of the effect itself. */
function isSeenLater([first]: readonly Condition[]): boolean {
  return first !== undefined && (first.test === 'revealed' || first.test === 'thatMatches' || first.test === 'done')
}

/** What the cards of a side are worth that are about to leave the field. */
function savedWorth({ stack, sides }: SimPieceState, seat: Seat): number {
  const leaving = stack.findLast(({ kind }) => kind === 'leave')?.last ?? []
  let sum = 0
  for (const one of sides[seat]!.characters) if (leaving.includes(one.handle)) sum += fieldCardWorth(one.card)
  return sum
}

function instructionGain(instruction: Instruction, state: SimPieceState, seat: Seat, frame: EffectFrame): number {
  const mine = state.sides[seat]!
  const theirs = state.sides[1 - seat]!
  switch (instruction.verb) {
    case 'power':
      return powerGain(instruction.target, instruction.by, state, seat, frame)
    case 'grant':
      return instruction.keyword === 'rush' ? 0.5 : 0.25
    case 'give':
      return changeGain(instruction, state, seat, frame)
    case 'barPlayer':
      return instruction.who === 'you' ? -0.2 : 0.4
    case 'mill':
      return instruction.whose === 'yours' ? (mine.deck.length > instruction.count + 2 ? 0.05 : -5) : 0.1
    case 'damage':
      return instruction.count
    case 'deckToLife':
    case 'handToLife':
      return (instruction.verb === 'deckToLife' ? 0.9 : 0.3) * instruction.most
    case 'takeLife':
      return instruction.whose === 'yours' ? -0.3 : -0.2
    case 'trashLife':
      return instruction.whose === 'yours' ? -1 : 0.9
    case 'toLife':
      return 0.9 * bestTarget(instruction.target, state, seat, frame)
    case 'turnLife':
    case 'lookAtLife':
      return 0.1
    case 'extraTurn':
      return 3
    case 'win':
      return 100
    case 'redirect':
      return 0.4
    case 'choose': {
      const gains = instruction.options.map((list) => list.reduce((sum, one) => sum + instructionGain(one, state, seat, frame), 0))
      return instruction.who === 'you' ? Math.max(...gains) : Math.min(...gains)
    }
    case 'mayPay': {
      const gain = instruction.do.reduce((sum, one) => sum + instructionGain(one, state, seat, frame), 0)
      return Math.max(0, gain - abilityCostValue(state, seat, instruction.cost))
    }
    case 'later':
      return instruction.do.reduce((sum, one) => sum + instructionGain(one, state, seat, frame), 0)
    case 'copyPower':
      return 0.3
    case 'trashLifeTo':
      return -Math.max(0, mine.life.length - instruction.left)
    case 'zeroPower':
      return 0.5 * bestTarget(instruction.target, state, seat, frame)
    case 'barAttack':
      return 0.35 * bestTarget(instruction.target, state, seat, frame)
    case 'barBlockers':
      return 0.2
    case 'ko':
      return instruction.target.of === 'all' ? sweepValue(state, seat, frame) : bestTarget(instruction.target, state, seat, frame)
    case 'trash':
      return bestTarget(instruction.target, state, seat, frame)
    case 'toHand':
    case 'toDeck':
      return targets(instruction.target, 'yours')
        ? 0
        : (instruction.verb === 'toHand' ? 0.7 : 1.05) * bestTarget(instruction.target, state, seat, frame)
    case 'rest':
      return 0.35 * bestTarget(instruction.target, state, seat, frame, true)
    case 'stand':
      return standGain(instruction.target, state, seat, frame)
    case 'standDon':
      return 0.2 * Math.min(instruction.most, mine.donRested)
    case 'giveDon':
      return 0.18 * Math.min(instruction.most, mine.donRested)
    case 'giveDonEach':
      return 0.18 * Math.min(mine.characters.length, mine.donRested)
    case 'addDon':
      return 0.4 * Math.min(instruction.most, mine.donDeck)
    case 'draw':
      return mine.deck.length > instruction.count + 2 ? 0.85 * instruction.count : -5
    case 'drawTo':
      return 0.85 * Math.max(0, instruction.hand - mine.hand.length)
    case 'discardAny':
      return 0.1
    case 'discardTo': {
      const lost = Math.max(0, mine.hand.length - instruction.left)
      return -0.5 * lost + (instruction.who === 'both' ? 0.6 * Math.max(0, theirs.hand.length - instruction.left) : 0)
    }
    case 'discard':
      return instruction.who === 'you' ? -0.5 : 0.6 * Math.min(instruction.count, theirs.hand.length)
    case 'handToDeck':
      return instruction.who === 'you' ? -0.45 * instruction.count : 0.55 * Math.min(instruction.count, theirs.hand.length)
    case 'restOpponentDon':
      return 0.15 * Math.min(instruction.most, theirs.donActive)
    case 'opponentReturnsDon':
      return 0.35 * instruction.count
    case 'thisToHand':
      return 0.6
    case 'discardBlind':
      if (instruction.whose === 'opponents') return 0.6 * Math.min(instruction.count, theirs.hand.length)
      return mine.hand.length > 0 ? -0.6 : 0
    case 'showTop':
      return 0
    case 'opponentTrashToDeck':
    case 'revealHand':
      return 0.1
    case 'lifeToDeck':
      return 0.4
    case 'look':
      return mine.deck.length > 4 ? (instruction.to === 'hand' ? 0.6 : 0.8) : 0
    case 'arrange':
      return 0.2
    case 'revealTop':
      return 0.4
    case 'search':
      return mine.deck.length > 2 ? 0.8 : 0
    case 'salvage':
      return bestIn(mine.trash, instruction.filter) * 0.8
    case 'deploy':
      return Math.max(
        instruction.from === undefined ? 0 : 0.9 * bestIn(mine.trash, instruction.filter),
        instruction.from === 'trash' ? 0 : 0.8 * bestDeploy(mine, instruction.filter),
      )
    case 'playThis':
      return mine.characters.length < maxCharacters ? fieldCardWorth(frame.card) : 0.1
    case 'useOwn': {
      const abilityIndex = cards[frame.card]!.at[instruction.timing][0]
      return abilityIndex === undefined
        ? 0
        : cards[frame.card]!.abilities[abilityIndex]!.do!.reduce((sum, one) => sum + instructionGain(one, state, seat, frame), 0)
    }
  }
}

/** What a change for a time is worth: what helps is wanted for one's own cards, what hinders for the other's. */
function changeGain(
  { target, change }: Extract<Instruction, { verb: 'give' }>,
  state: SimPieceState,
  seat: Seat,
  frame: EffectFrame,
): number {
  if (change.gives === 'proof') return targets(target, 'opponents') ? 0 : 0.3
  const hindered =
    change.gives === 'negated' || (change.gives === 'bar' && change.act !== 'blocked') || (change.gives === 'cost' && change.by < 0)
  return hindered ? 0.35 * bestTarget(target, state, seat, frame) : targets(target, 'opponents') ? 0 : 0.2
}

function targets(target: Target, whose: 'yours' | 'opponents'): boolean {
  return target.of === 'some' && target.whose === whose
}

function powerGain(target: Target, by: number, state: SimPieceState, seat: Seat, frame: EffectFrame): number {
  if (by < 0)
    return (by < -5000 ? 0.5 : 0.3) * (target.of === 'some' ? target.most : 1) * (hasTarget(target, state, 1 - seat, frame) ? 1 : 0)
  if (state.battle !== null && state.battle.seat !== seat) return 0.6
  return state.active === seat ? (0.12 * by) / 1000 : 0
}

function hasTarget(target: Target, state: SimPieceState, seat: Seat, frame: EffectFrame): boolean {
  if (target.of === 'leader') return true
  return (
    target.of === 'some' &&
    (target.leaders || state.sides[seat]!.characters.some((one) => fieldCardMatches(state, seat, one, target.filter, frame)))
  )
}

/** The best opposing cards of a target, up to its count. */
function bestTarget(target: Target, state: SimPieceState, seat: Seat, frame: EffectFrame, activeOnly = false): number {
  if (target.of !== 'some' || target.whose === 'yours') return 0
  const { characters } = state.sides[1 - seat]!
  let [first, second] = [0, 0]
  for (let i = 0; i < characters.length; i++) {
    const one = characters[i]!
    if ((activeOnly && one.rested) || !fieldCardMatches(state, 1 - seat, one, target.filter, frame)) continue
    const worth = fieldCardWorth(one.card) * (activeOnly && cards[one.card]!.mask & blockerBit ? 1.4 : 1)
    if (worth > first) [first, second] = [worth, first]
    else if (worth > second) second = worth
  }
  return target.most > 1 ? first + second : first
}

/** All other Characters gone. */
function sweepValue(state: SimPieceState, seat: Seat, frame: EffectFrame): number {
  let sum = 0
  for (const one of state.sides[1 - seat]!.characters) sum += fieldCardWorth(one.card)
  for (const one of state.sides[seat]!.characters) if (one.handle !== frame.source) sum -= fieldCardWorth(one.card)
  return sum
}

/** A card that can attack again, or defend. */
function standGain(target: Target, state: SimPieceState, seat: Seat, frame: EffectFrame): number {
  if (target.of !== 'some') return 0
  let best = 0
  for (const one of state.sides[seat]!.characters)
    if (one.rested && one.since < state.turn && fieldCardMatches(state, seat, one, target.filter, frame))
      best = Math.max(best, standWorth(one))
  return best
}

function standWorth(one: FieldCard): number {
  return (0.13 * (cards[one.card]!.power ?? 0)) / 1000 + 0.1 * one.don
}

function bestIn(list: readonly CardIndex[], filter: Parameters<typeof cardMatches>[2]): number {
  let best = 0
  for (const no of list) if (cardMatches(no, cards[no]!.cost ?? 0, filter, -1)) best = Math.max(best, handCardWorth(no))
  return best
}

function bestDeploy({ hand, characters }: Side, filter: Parameters<typeof cardMatches>[2]): number {
  let best = 0
  for (const no of hand) {
    const { kind, cost } = cards[no]!
    if (kind === 'character' && cardMatches(no, cost ?? 0, filter, -1)) best = Math.max(best, fieldCardWorth(no))
  }
  if (characters.length < maxCharacters) return best
  return Math.max(0, best - fieldCardWorth(leastWorthCard(characters)!.card))
}
