import type { AbilityCost } from './card-definition.ts'
import { fillChoice, type PickChoice } from './choice.ts'
import { restDon, returnDon } from './don.ts'
import { isFaceUp, lifeToHand, trashLife, turnTopLife } from './life-cards.ts'
import { queueAbilitiesOfSide } from './effect-queue.ts'
import { countDonOnField, indexInHand, findOnField, findOnSide } from './find-card.ts'
import { cardMatches } from './filter-matching.ts'
import { isBarred, isPlayerBarred } from './permissions.ts'
import { returnToHand, trashFromField } from './leave-field.ts'
import { costInHand } from './current-values.ts'
import { publiclyKnown, type EffectFrame, type FieldCard, type SimPieceState } from './types.ts'
import {
  checkDeckOut,
  trashFromDeck,
  removeFromHand,
  emitCardMoved,
  setRested,
  putAtDeckBottom,
  type SimPieceEventSink,
} from './move-cards.ts'
import { trashPickedCards } from './verbs/hand-verbs.ts'
import { ownSide } from './verbs/verb-definition.ts'

type Pay = AbilityCost['pay']
type Of<P extends Pay> = Extract<AbilityCost, { pay: P }>

/** A cost: whether it can be paid, its choice, and the payment. */
interface CostEntry<C> {
  readonly payable: (cost: C, state: SimPieceState, frame: EffectFrame) => boolean
  readonly choice?: (cost: C, state: SimPieceState, frame: EffectFrame, choice: PickChoice) => boolean
  readonly pay: (cost: C, state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink) => void
}

function countMatchingInHand(state: SimPieceState, frame: EffectFrame, filter: Of<'trashHand'>['filter']): number {
  let count = 0
  for (const no of ownSide(state, frame).hand) if (cardMatches(no, costInHand(state, frame.seat, no), filter, -1)) count++
  return count
}

const entries: { readonly [P in Pay]: CostEntry<Of<P>> } = {
  restDon: {
    payable: ({ count }, state, frame) => ownSide(state, frame).donActive >= count,
    pay: ({ count }, state, frame, sink) => restDon(state, frame.seat, count, sink),
  },
  returnDon: {
    payable: ({ count }, state, frame) => countDonOnField(ownSide(state, frame)) >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'don', count, count),
    pay: (_, state, frame, sink) => {
      for (const pick of frame.picked) returnDon(state, frame.seat, pick, sink)
      queueAbilitiesOfSide(state, frame.seat, 'donReturned')
    },
  },
  restThis: {
    payable: (_, state, frame) => {
      const one = findOnField(state, frame.source)
      return one !== null && canBeRested(state, frame.seat, one)
    },
    pay: (_, state, frame, sink) => {
      const one = findOnSide(ownSide(state, frame), frame.source)
      if (one !== null) setRested(state, frame.seat, one, true, sink)
    },
  },
  trashLife: {
    payable: ({ count }, state, frame) => ownSide(state, frame).life.length >= count,
    pay: ({ count }, state, frame, sink) => {
      for (let i = 0; i < count; i++) trashLife(state, frame.seat, 'cost', sink)
    },
  },
  turnLife: {
    payable: ({ up }, state, frame) => {
      const { length } = ownSide(state, frame).life
      return length > 0 && isFaceUp(state, frame.seat, length - 1) !== up
    },
    pay: ({ up }, state, frame, sink) => turnTopLife(state, frame.seat, up, sink),
  },
  mill: {
    payable: ({ count }, state, frame) => ownSide(state, frame).deck.length >= count,
    pay: ({ count }, state, frame, sink) => trashFromDeck(state, frame.seat, count, 'cost', sink),
  },
  trashThis: {
    payable: (_, state, frame) => findOnSide(ownSide(state, frame), frame.source) !== null,
    pay: (_, state, frame, sink) => trashFromField(state, frame.seat, frame.source, 'cost', sink),
  },
  restCharacters: {
    payable: ({ count }, state, frame) =>
      ownSide(state, frame).characters.filter((one) => canBeRested(state, frame.seat, one)).length >= count,
    choice: ({ count }, _state, frame, choice) => {
      fillChoice(choice, frame.seat, 'field', count, count, active)
      return (choice.toRest = true)
    },
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) setRested(state, frame.seat, findOnSide(ownSide(state, frame), handle)!, true, sink)
    },
  },
  trashHand: {
    payable: ({ count, filter }, state, frame) => countMatchingInHand(state, frame, filter) >= count,
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count, filter),
    pay: (_, state, frame, sink) => trashPickedCards(state, frame.seat, frame, 'cost', sink),
  },
  handToDeck: {
    payable: ({ count }, state, frame) => ownSide(state, frame).hand.length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count),
    pay: (_, state, frame, sink) => {
      const side = ownSide(state, frame)
      for (const handle of frame.picked) {
        const handIndex = indexInHand(side, handle)
        const seen = side.shown[handIndex] === publiclyKnown ? 3 : 1 << frame.seat
        putAtDeckBottom(side, removeFromHand(side, handIndex, false), seen)
        if (!sink.quiet) emitCardMoved(sink, frame.seat, side.deck[0]!, 'hand', 'deck', { handle }, 'cost', 'owner')
      }
      checkDeckOut(state, sink)
    },
  },
  lifeToHand: {
    payable: ({ count }, state, frame) => ownSide(state, frame).life.length >= count && !isPlayerBarred(state, frame.seat, 'lifeToHand'),
    pay: ({ count }, state, frame, sink) => {
      for (let i = 0; i < count; i++) lifeToHand(state, frame.seat, 'cost', sink)
    },
  },
  returnCharacter: {
    payable: ({ count }, state, frame) => ownSide(state, frame).characters.length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'field', count, count),
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) returnToHand(state, frame.seat, handle, sink)
    },
  },
}

const active = { rested: false } as const

function canBeRested(state: SimPieceState, seat: number, one: FieldCard): boolean {
  return !one.rested && !isBarred(state, seat, one, 'rest')
}

function entryOf(cost: AbilityCost): CostEntry<AbilityCost> {
  return entries[cost.pay] as CostEntry<AbilityCost>
}

/** The names of all costs. */
export const abilityCostKinds = Object.keys(entries) as readonly Pay[]

/** Whether all costs can be paid now. No card has two costs that use the same resource, so each is checked alone. */
export function canPayCosts(costs: readonly AbilityCost[] | undefined, state: SimPieceState, frame: EffectFrame): boolean {
  if (costs === undefined) return true
  for (let i = 0; i < costs.length; i++) if (!entryOf(costs[i]!).payable(costs[i]!, state, frame)) return false
  return true
}

export function fillCostChoice(cost: AbilityCost, state: SimPieceState, frame: EffectFrame, choice: PickChoice): boolean {
  return entryOf(cost).choice?.(cost, state, frame, choice) ?? false
}

export function payCost(cost: AbilityCost, state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink): void {
  entryOf(cost).pay(cost, state, frame, sink)
}
