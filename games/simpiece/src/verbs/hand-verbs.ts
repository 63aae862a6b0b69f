import type { InstructionOf } from '../card-definition.ts'
import { cards } from '../card-pool.ts'
import { fillChoice, type PickChoice } from '../choice.ts'
import { cardMatches } from '../filter-matching.ts'
import { isPlayerBarred } from '../permissions.ts'
import { queueAbilitiesOfSide } from '../effect-queue.ts'
import { takeLife, takenBits } from '../life-cards.ts'
import { indexInHand } from '../find-card.ts'
import { publiclyKnown, publiclyOneOfSeveral, type EffectFrame, type SimPieceState } from '../types.ts'
import {
  checkDeckOut,
  drawCards,
  shuffleHand,
  removeFromHand,
  emitCardMoved,
  putAtDeckBottom,
  trashUnderDeck,
  type SimPieceEventSink,
} from '../move-cards.ts'
import { powerVerb } from './modifier-verbs.ts'
import { fillTargetChoice, type VerbDefinition } from './verb-definition.ts'

export const drawVerb: VerbDefinition<InstructionOf<'draw'>> = {
  choice: ({ count, upTo }, state, frame, choice) =>
    upTo === true && frame.stage < count && !isPlayerBarred(state, frame.seat, 'draw') && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ count, upTo }, state, frame, sink) => {
    if (isPlayerBarred(state, frame.seat, 'draw') || (upTo && frame.picked.length === 0)) return true
    drawCards(state, frame.seat, upTo ? 1 : count, 'draw', sink)
    return !upTo
  },
}

/** First the cards, then, where it is one of several, whose power it is. */
export const discardAnyVerb: VerbDefinition<InstructionOf<'discardAny'>> = {
  choice: ({ filter, target }, state, frame, choice) => {
    const { length } = state.sides[frame.seat]!.hand
    return frame.stage === 0
      ? length > 0 && fillChoice(choice, frame.seat, 'hand', 0, length, filter)
      : fillTargetChoice(target, frame, choice)
  },
  perform: ({ target, by, until }, state, frame, sink) => {
    if (frame.stage === 0) {
      frame.left = frame.picked.length
      trashPickedCards(state, frame.seat, frame, 'trash', sink)
      if (frame.left === 0) return true
      if (target.of === 'some') return false
    }
    return powerVerb.perform({ verb: 'power', target, by: by * frame.left, until }, state, frame, sink)
  },
}

export const drawToVerb: VerbDefinition<InstructionOf<'drawTo'>> = {
  perform: ({ hand }, state, frame, sink) => {
    const missing = hand - state.sides[frame.seat]!.hand.length
    if (missing > 0 && !isPlayerBarred(state, frame.seat, 'draw')) drawCards(state, frame.seat, missing, 'draw', sink)
    return true
  },
}

/** Whose hand it is about at this stage. */
function trimmedSeat(who: 'you' | 'both', { active }: SimPieceState, { seat, stage }: EffectFrame): number {
  if (who === 'you') return seat
  return stage === 0 ? active : 1 - active
}

export const discardToVerb: VerbDefinition<InstructionOf<'discardTo'>> = {
  choice: ({ who, left }, state, frame, choice) => {
    const seat = trimmedSeat(who, state, frame)
    return fillHandChoice(state, seat, Math.max(0, state.sides[seat]!.hand.length - left), choice)
  },
  perform: ({ who }, state, frame, sink) => {
    trashPickedCards(state, trimmedSeat(who, state, frame), frame, 'trash', sink)
    return who === 'you' || frame.stage === 1
  },
}

/** Trashes picked cards of a hand, face up. */
export function trashPickedCards(
  state: SimPieceState,
  seat: number,
  frame: EffectFrame,
  cause: 'trash' | 'cost',
  sink: SimPieceEventSink,
): void {
  const side = state.sides[seat]!
  for (const handle of frame.picked) {
    const card = removeFromHand(side, indexInHand(side, handle), true)
    side.trash.push(card)
    if (!sink.quiet) emitCardMoved(sink, seat, card, 'hand', 'trash', { handle }, cause, 'all')
  }
  if (frame.picked.length > 0) queueAbilitiesOfSide(state, seat, 'yourHandTrashed')
}

/** Places picked cards of a hand at the bottom of its owner's deck, or on its top, in the order they were picked. */
export function placePickedCards(
  state: SimPieceState,
  seat: number,
  frame: EffectFrame,
  cause: 'return' | 'cost',
  sink: SimPieceEventSink,
  toTop = false,
): void {
  const side = state.sides[seat]!
  for (const handle of frame.picked) {
    const handIndex = indexInHand(side, handle)
    const seen = side.shown[handIndex] === publiclyKnown ? 3 : 1 << seat
    const card = removeFromHand(side, handIndex, false)
    if (toTop) {
      side.deck.push(card)
      side.deckSeen.push(seen)
    } else putAtDeckBottom(side, card, seen)
    if (!sink.quiet) emitCardMoved(sink, seat, card, 'hand', 'deck', { handle }, cause, 'owner')
  }
  checkDeckOut(state, sink)
}

export const handToDeckVerb: VerbDefinition<InstructionOf<'handToDeck'>> = {
  choice: ({ who, count, to }, state, frame, choice) => {
    const seat = who === 'you' ? frame.seat : 1 - frame.seat
    if (to !== 'either' || frame.stage > 0) return fillHandChoice(state, seat, count, choice)
    return state.sides[seat]!.hand.length > 0 && fillChoice(choice, seat, 'place', 1, 1)
  },
  perform: ({ who, to }, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    const seat = who === 'you' ? frame.seat : 1 - frame.seat
    if (to === 'either' && frame.stage === 0) {
      frame.memo = frame.picked[0]!
      return false
    }
    placePickedCards(state, seat, frame, 'return', sink, to === 'top' || (to === 'either' && frame.memo === 1))
    return true
  },
}

/** So many cards of a hand, or all of a smaller one. */
function fillHandChoice(state: SimPieceState, seat: number, count: number, choice: PickChoice): boolean {
  const size = Math.min(count, state.sides[seat]!.hand.length)
  return size > 0 && fillChoice(choice, seat, 'hand', size, size)
}

export const discardVerb: VerbDefinition<InstructionOf<'discard'>> = {
  choice: ({ who, count, upTo }, state, frame, choice) => {
    const filled = fillHandChoice(state, who === 'you' ? frame.seat : 1 - frame.seat, count, choice)
    if (upTo) choice.least = 0
    return filled
  },
  perform: ({ who }, state, frame, sink) => {
    trashPickedCards(state, who === 'you' ? frame.seat : 1 - frame.seat, frame, 'trash', sink)
    return true
  },
}

/** First the hand is shuffled, then the other player picks backs. */
export const discardBlindVerb: VerbDefinition<InstructionOf<'discardBlind'>> = {
  choice: ({ count, whose }, state, frame, choice) => {
    const seat = whose === 'yours' ? frame.seat : 1 - frame.seat
    const size = Math.min(count, state.sides[seat]!.hand.length)
    return frame.stage === 1 && size > 0 && fillChoice(choice, 1 - seat, 'blind', size, size)
  },
  perform: ({ whose }, state, frame, sink) => {
    const seat = whose === 'yours' ? frame.seat : 1 - frame.seat
    if (frame.stage === 0) {
      shuffleHand(state, seat, sink)
      return false
    }
    trashPickedCards(state, seat, frame, 'trash', sink)
    return true
  },
}

export const revealOpponentHandVerb: VerbDefinition<InstructionOf<'revealHand'>> = {
  choice: ({ count }, state, frame, choice) => {
    const size = Math.min(count, state.sides[1 - frame.seat]!.hand.length)
    return frame.stage === 1 && size > 0 && fillChoice(choice, frame.seat, 'blind', size, size)
  },
  perform: (_, state, frame, sink) => {
    const seat = 1 - frame.seat
    if (frame.stage === 0) {
      shuffleHand(state, seat, sink)
      return false
    }
    frame.memo = -1
    if (frame.picked.length > 0) revealPickedCards(state, seat, frame, sink)
    return true
  },
}

/** Reveals picked cards of a hand; the first is stored for "the revealed card". */
export function revealPickedCards(state: SimPieceState, seat: number, frame: EffectFrame, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const shown = frame.picked.map((handle) => showCard(state, seat, indexInHand(side, handle)))
  frame.memo = shown[0]!
  if (!sink.quiet) sink.emit({ kind: 'revealed', seat, from: 'hand', cards: shown, handles: frame.picked.slice() })
  sink.reveal()
}

/** Reveals a card of a hand to everybody. */
function showCard(state: SimPieceState, seat: number, handIndex: number): number {
  const side = state.sides[seat]!
  const card = side.hand[handIndex]!
  const known = side.shown[handIndex] === publiclyOneOfSeveral ? side.pool.indexOf(card) : -1
  if (known >= 0) side.pool.splice(known, 1)
  side.shown[handIndex] = publiclyKnown
  return card
}

export const opponentLifeToDeckVerb: VerbDefinition<InstructionOf<'lifeToDeck'>> = {
  choice: ({ most }, state, frame, choice) =>
    frame.stage < most && state.sides[1 - frame.seat]!.life.length > 0 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: (_, state, frame, sink) => {
    if (frame.picked.length === 0) return true
    const seat = 1 - frame.seat
    const card = takeLife(state, seat, false)
    putAtDeckBottom(state.sides[seat]!, card, takenBits & 3)
    if (!sink.quiet) emitCardMoved(sink, seat, card, 'life', 'deck', {}, 'return', 'nobody')
    checkDeckOut(state, sink)
    return false
  },
}

/** The opponent chooses which; they lie in the order in which they were picked. */
export const opponentTrashToDeckVerb: VerbDefinition<InstructionOf<'opponentTrashToDeck'>> = {
  choice: ({ count, filter }, state, frame, choice) => {
    let fitting = 0
    for (const no of state.sides[1 - frame.seat]!.trash) if (cardMatches(no, cards[no]!.cost ?? 0, filter, -1)) fitting++
    const size = Math.min(count, fitting)
    return size > 0 && fillChoice(choice, 1 - frame.seat, 'trash', size, size, filter)
  },
  perform: (_, state, frame, sink) => {
    for (const no of frame.picked) trashUnderDeck(state, 1 - frame.seat, no, 'return', sink)
    return true
  },
}
