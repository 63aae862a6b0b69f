import type { AbilityCost, CardFilter, Target } from './card-definition.ts'
import { cards } from './card-pool.ts'
import { activeDonPick, fillChoice, type PickChoice } from './choice.ts'
import { giveDon, restDon, returnDon } from './don.ts'
import { isFaceUp, lifeToHand, trashLife, turnLife } from './life-cards.ts'
import { queueAbilitiesOfSide } from './effect-queue.ts'
import { countDonOnField, findOnField, findOnSide, ownerOf } from './find-card.ts'
import { cardMatches, fieldCardMatches } from './filter-matching.ts'
import { isBarred, isPlayerBarred } from './permissions.ts'
import { knockOut, putUnderDeck, returnToHand, trashFromField } from './leave-field.ts'
import { costInHand } from './current-values.ts'
import { setRested, trashFromDeck, trashUnderDeck, type SimPieceEventSink } from './move-cards.ts'
import type { EffectFrame, FieldCard, SimPieceState } from './types.ts'
import { placePickedCards, revealPickedCards, trashPickedCards } from './verbs/hand-verbs.ts'
import { fillTargetChoice, ownSide } from './verbs/verb-definition.ts'

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
      queueReturned(state, frame)
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
  restCards: {
    payable: ({ count, filter, orDon }, state, frame) => {
      const { leader, characters, stage, donActive } = ownSide(state, frame)
      let found = orDon ? donActive : 0
      for (const one of [leader, ...characters, ...(stage === null ? [] : [stage])])
        if (canBeRested(state, frame.seat, one) && fieldCardMatches(state, frame.seat, one, filter, frame)) found++
      return found >= count
    },
    choice: ({ count, filter, orDon = false }, _state, frame, choice) => {
      fillChoice(choice, frame.seat, 'field', count, count, filter)
      choice.anyKind = true
      choice.orDon = orDon
      return (choice.toRest = true)
    },
    pay: (_, state, frame, sink) => {
      for (const pick of frame.picked)
        if (pick === activeDonPick) restDon(state, frame.seat, 1, sink)
        else setRested(state, frame.seat, findOnSide(ownSide(state, frame), pick)!, true, sink)
    },
  },
  giveOpponentDon: {
    payable: ({ count }, { sides }, { seat }) => sides[1 - seat]!.donRested >= count && sides[1 - seat]!.characters.length > 0,
    choice: (_, _state, frame, choice) => {
      fillChoice(choice, frame.seat, 'field', 1, 1)
      choice.whose = 'opponents'
      return true
    },
    pay: ({ count }, state, frame, sink) => {
      const seat = 1 - frame.seat
      for (const handle of frame.picked) giveDon(state, seat, findOnSide(state.sides[seat]!, handle)!, 'rested', count, sink)
    },
  },
  returnSomeDon: {
    payable: ({ least }, state, frame) => countDonOnField(ownSide(state, frame)) >= least,
    choice: ({ least }, state, frame, choice) => fillChoice(choice, frame.seat, 'don', least, countDonOnField(ownSide(state, frame))),
    pay: (_, state, frame, sink) => {
      for (const pick of frame.picked) returnDon(state, frame.seat, pick, sink)
      queueReturned(state, frame)
    },
  },
  trashLife: {
    payable: ({ count }, state, frame) => ownSide(state, frame).life.length >= count,
    choice: fillEndOfLife,
    pay: ({ count }, state, frame, sink) => {
      for (let i = 0; i < count; i++) trashLife(state, frame.seat, 'cost', sink, frame.picked[0] === 0)
    },
  },
  fieldToDeck: {
    payable: ({ target }, state, frame) => countTargets(state, frame, target) >= target.most,
    choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) putUnderDeck(state, ownerOf(state, handle), handle, sink)
    },
  },
  giveDon: {
    payable: ({ count, target }, state, frame) => ownSide(state, frame).donActive >= count && countTargets(state, frame, target) > 0,
    choice: ({ target }, _state, frame, choice) => fillTargetChoice(target, frame, choice),
    pay: ({ count }, state, frame, sink) => {
      for (const handle of frame.picked) giveDon(state, frame.seat, findOnSide(ownSide(state, frame), handle)!, 'active', count, sink)
    },
  },
  turnLife: {
    payable: ({ up }, state, frame) => {
      const { length } = ownSide(state, frame).life
      return length > 0 && isFaceUp(state, frame.seat, length - 1) !== up
    },
    pay: ({ up }, state, frame, sink) => turnLife(state, frame.seat, up, sink),
  },
  trashThis: {
    payable: isOnOwnField,
    pay: (_, state, frame, sink) => trashFromField(state, frame.seat, frame.source, 'cost', sink),
  },
  weaken: {
    payable: ({ who, active }, state, frame) => {
      const one = who === 'leader' ? ownSide(state, frame).leader : findOnSide(ownSide(state, frame), frame.source)
      return one !== null && !(active && one.rested)
    },
    pay: ({ who, by }, state, frame, sink) => {
      const one = who === 'leader' ? ownSide(state, frame).leader : findOnSide(ownSide(state, frame), frame.source)
      if (one === null) return
      one.turnPower += by
      if (!sink.quiet) sink.emit({ kind: 'power', seat: frame.seat, handle: one.handle, card: one.card, by, until: 'turn' })
    },
  },
  returnThis: {
    payable: isOnOwnField,
    pay: (_, state, frame, sink) => returnToHand(state, frame.seat, frame.source, sink),
  },
  thisToDeck: {
    payable: isOnOwnField,
    pay: (_, state, frame, sink) => putUnderDeck(state, frame.seat, frame.source, sink),
  },
  restCharacters: {
    payable: ({ count, filter }, state, frame) => countOwn(state, frame, filter, true) >= count,
    choice: ({ count, filter }, _state, frame, choice) => {
      fillChoice(choice, frame.seat, 'field', count, count, filter)
      return (choice.toRest = true)
    },
    pay: (_, state, frame, sink) => {
      for (const handle of frame.picked) setRested(state, frame.seat, findOnSide(ownSide(state, frame), handle)!, true, sink)
    },
  },
  returnCharacters: ofCharacters((state, frame, sink) => {
    for (const handle of frame.picked) returnToHand(state, frame.seat, handle, sink)
  }),
  trashCharacters: ofCharacters((state, frame, sink) => {
    for (const handle of frame.picked) trashFromField(state, frame.seat, handle, 'cost', sink)
  }),
  koCharacters: ofCharacters((state, frame, sink) => knockOut(state, frame.picked, sink)),
  charactersToDeck: ofCharacters((state, frame, sink) => {
    for (const handle of frame.picked) putUnderDeck(state, frame.seat, handle, sink)
  }),
  trashHand: {
    payable: ({ count, filter }, state, frame) => countMatchingInHand(state, frame, filter) >= count,
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count, filter),
    pay: (_, state, frame, sink) => trashPickedCards(state, frame.seat, frame, 'cost', sink),
  },
  handToDeck: {
    payable: ({ count }, state, frame) => ownSide(state, frame).hand.length >= count,
    choice: ({ count }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count),
    pay: (_, state, frame, sink) => placePickedCards(state, frame.seat, frame, 'cost', sink),
  },
  lifeToHand: {
    payable: ({ count }, state, frame) => ownSide(state, frame).life.length >= count && !isPlayerBarred(state, frame.seat, 'lifeToHand'),
    choice: fillEndOfLife,
    pay: ({ count }, state, frame, sink) => {
      for (let i = 0; i < count; i++) lifeToHand(state, frame.seat, 'cost', sink, frame.picked[0] === 0)
    },
  },
  revealHand: {
    payable: ({ count, filter }, state, frame) => countMatchingInHand(state, frame, filter) >= count,
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'hand', count, count, filter),
    pay: (_, state, frame, sink) => revealPickedCards(state, frame.seat, frame, sink),
  },
  mill: {
    payable: ({ count }, state, frame) => ownSide(state, frame).deck.length >= count,
    pay: ({ count }, state, frame, sink) => trashFromDeck(state, frame.seat, count, 'cost', sink),
  },
  trashToDeck: {
    payable: ({ count, filter }, state, frame) => {
      let found = 0
      for (const no of ownSide(state, frame).trash) if (cardMatches(no, cards[no]!.cost ?? 0, filter, -1)) found++
      return found >= count
    },
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'trash', count, count, filter),
    pay: (_, state, frame, sink) => {
      for (const no of frame.picked) trashUnderDeck(state, frame.seat, no, 'cost', sink)
    },
  },
}

/** Whether the card is taken from the top or the bottom of Life, where both may be and differ. */
function fillEndOfLife({ from }: Of<'lifeToHand' | 'trashLife'>, state: SimPieceState, frame: EffectFrame, choice: PickChoice): boolean {
  return from === 'either' && ownSide(state, frame).life.length > 1 && fillChoice(choice, frame.seat, 'place', 1, 1)
}

/** One's own Characters, moved by the payment. */
function ofCharacters(
  pay: (state: SimPieceState, frame: EffectFrame, sink: SimPieceEventSink) => void,
): CostEntry<Of<'returnCharacters' | 'trashCharacters' | 'koCharacters' | 'charactersToDeck'>> {
  return {
    payable: ({ count, filter }, state, frame) => countOwn(state, frame, filter, false) >= count,
    choice: ({ count, filter }, _state, frame, choice) => fillChoice(choice, frame.seat, 'field', count, count, filter),
    pay: (_, state, frame, sink) => pay(state, frame, sink),
  }
}

function countOwn(state: SimPieceState, frame: EffectFrame, filter: CardFilter, toRest: boolean): number {
  let count = 0
  for (const one of ownSide(state, frame).characters) {
    if (toRest && !canBeRested(state, frame.seat, one)) continue
    if (fieldCardMatches(state, frame.seat, one, filter, frame)) count++
  }
  return count
}

/** How many cards on the field match a target. */
function countTargets(
  state: SimPieceState,
  frame: EffectFrame,
  { whose, leaders, stages, filter }: Extract<Target, { of: 'some' }>,
): number {
  let count = 0
  for (let seat = 0; seat < 2; seat++) {
    if (whose !== 'any' && (whose === 'yours') !== (seat === frame.seat)) continue
    const { leader, characters, stage } = state.sides[seat]!
    if (stages) {
      if (stage !== null && fieldCardMatches(state, seat, stage, filter, frame)) count++
      continue
    }
    if (leaders && fieldCardMatches(state, seat, leader, filter, frame)) count++
    for (const one of characters) if (fieldCardMatches(state, seat, one, filter, frame)) count++
  }
  return count
}

function isOnOwnField(_: unknown, state: SimPieceState, frame: EffectFrame): boolean {
  return findOnSide(ownSide(state, frame), frame.source) !== null
}

/** DON!! of one's own have been returned by one's own effect. */
function queueReturned(state: SimPieceState, { seat, picked }: EffectFrame): void {
  queueAbilitiesOfSide(state, seat, 'donReturned')
  queueAbilitiesOfSide(state, seat, 'donReturnedByYou')
  if (picked.length > 1) queueAbilitiesOfSide(state, seat, 'twoDonReturned')
}

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
