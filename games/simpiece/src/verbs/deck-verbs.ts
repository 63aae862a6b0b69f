import type { InstructionOf } from '../card-definition.ts'
import { fillChoice } from '../choice.ts'
import { enterField } from '../enter-field.ts'
import { cardMatches } from '../filter-matching.ts'
import { isPlayerBarred } from '../permissions.ts'
import { cards } from '../card-pool.ts'
import { publiclyKnown, publiclyUnknown, type EffectFrame, type SimPieceState } from '../types.ts'
import {
  checkDeckOut,
  addToHand,
  lookAtTop,
  shuffleDeck,
  removeFromDeckTop,
  emitCardMoved,
  trashFromDeck,
  type SimPieceEventSink,
} from '../move-cards.ts'
import { ownSide, type VerbDefinition } from './verb-definition.ts'

/** Whether cards may be taken there: who may not play Characters plays none. */
function mayTake(state: SimPieceState, { seat }: EffectFrame, to: 'hand' | 'field'): boolean {
  return to === 'hand' || !isPlayerBarred(state, seat, 'playCharacter')
}

/** Moves a card from the deck to the hand, revealed unless it is taken unseen, or onto the field. */
function takeCard(
  state: SimPieceState,
  frame: EffectFrame,
  no: number,
  to: 'hand' | 'field',
  unseen: true | undefined,
  rested: true | undefined,
  sink: SimPieceEventSink,
): void {
  if (to === 'field') enterField(state, frame.seat, no, rested ?? false, { zone: 'deck', handle: -1 }, 'play', sink)
  else {
    const as = addToHand(ownSide(state, frame), state, no, unseen ? publiclyUnknown : publiclyKnown)
    if (!sink.quiet) emitCardMoved(sink, frame.seat, no, 'deck', 'hand', unseen ? { as, unseen } : { as }, 'take', unseen ? 'owner' : 'all')
  }
  sink.reveal()
  checkDeckOut(state, sink)
}

/** Where the cards looked at go is public, though not in which order. */
function emitPlaced({ seat, left }: EffectFrame, to: 'top' | 'bottom', sink: SimPieceEventSink): void {
  if (left > 0 && !sink.quiet) sink.emit({ kind: 'placed', seat, count: left, to })
}

/** Shows the top cards of one's deck to everybody. */
function revealFromTop(state: SimPieceState, seat: number, count: number, sink: SimPieceEventSink): void {
  const { deck, deckSeen } = state.sides[seat]!
  for (let i = deck.length - count; i < deck.length; i++) deckSeen[i] = 3
  if (!sink.quiet) sink.emit({ kind: 'revealed', seat, from: 'deck', cards: deck.slice(deck.length - count).reverse(), handles: [] })
  sink.reveal()
}

/** Moves the picked one of the cards looked at to its destination; the last one needs no picking. */
function putBack(state: SimPieceState, frame: EffectFrame, toTop: boolean, seen: number, sink: SimPieceEventSink): void {
  const side = ownSide(state, frame)
  const no = frame.picked[0] ?? side.deck.at(-1)!
  removeFromDeckTop(side, no, frame.left)
  const at = toTop ? side.deck.length - frame.left + 1 : 0
  side.deck.splice(at, 0, no)
  side.deckSeen.splice(at, 0, seen)
  frame.left--
  if (!sink.quiet) emitCardMoved(sink, frame.seat, no, 'deck', 'deck', {}, 'order', 'owner')
}

export const lookVerb: VerbDefinition<InstructionOf<'look'>> = {
  choice: ({ most, filter, to, rest }, state, frame, choice) => {
    if (frame.stage === 0) return false
    if (frame.stage === 1) fillChoice(choice, frame.seat, 'look', 0, mayTake(state, frame, to) ? most : 0, filter)
    else if (rest === 'either' && frame.stage === 2) return fillChoice(choice, frame.seat, 'place', 1, 1)
    else if (frame.left < 2) return false
    else fillChoice(choice, frame.seat, 'look', 1, 1)
    choice.count = frame.left
    return true
  },
  perform: ({ count, to, rest, unseen, rested, shown }, state, frame, sink) => {
    const side = ownSide(state, frame)
    if (frame.stage === 0) {
      frame.left = Math.min(count, side.deck.length)
      if (frame.left > 0) (shown ? revealFromTop : lookAtTop)(state, frame.seat, frame.left, sink)
      return frame.left === 0
    }
    if (frame.stage === 1) {
      // Older records have the mark of other looks as it was.
      if (rest === 'either') frame.memo = 0
      for (const no of frame.picked) {
        removeFromDeckTop(side, no, frame.left--)
        takeCard(state, frame, no, to, unseen, rested, sink)
      }
      if (rest === 'trash') trashFromDeck(state, frame.seat, frame.left, 'trash', sink)
      else if (rest !== 'either') emitPlaced(frame, 'bottom', sink)
      return rest === 'trash' || frame.left === 0
    }
    if (rest === 'either' && frame.stage === 2) {
      frame.memo = frame.picked[0]!
      emitPlaced(frame, frame.memo === 1 ? 'top' : 'bottom', sink)
    } else putBack(state, frame, rest === 'either' && frame.memo === 1, shown ? 3 : 1 << frame.seat, sink)
    return frame.left === 0
  },
}

/** The top cards of one's own deck go to the trash. */
export const arrangeVerb: VerbDefinition<InstructionOf<'arrange'>> = {
  choice: (_, _state, frame, choice) => {
    if (frame.stage === 0 || (frame.stage > 1 && frame.left < 2)) return false
    if (frame.stage === 1) return fillChoice(choice, frame.seat, 'place', 1, 1)
    fillChoice(choice, frame.seat, 'look', 1, 1)
    choice.count = frame.left
    return true
  },
  perform: ({ count }, state, frame, sink) => {
    if (frame.stage === 0) {
      frame.left = Math.min(count, ownSide(state, frame).deck.length)
      if (frame.left > 0) lookAtTop(state, frame.seat, frame.left, sink)
      return frame.left === 0
    }
    if (frame.stage === 1) {
      frame.memo = frame.picked[0]!
      emitPlaced(frame, frame.memo === 1 ? 'top' : 'bottom', sink)
    } else putBack(state, frame, frame.memo === 1, 1 << frame.seat, sink)
    return frame.left === 0
  },
}

export const revealTopVerb: VerbDefinition<InstructionOf<'revealTop'>> = {
  choice: (_, _state, frame, choice) => frame.stage === 1 && fillChoice(choice, frame.seat, 'confirm', 0, 1),
  perform: ({ filter }, state, frame, sink) => {
    const side = ownSide(state, frame)
    const no = side.deck.at(-1)
    if (no === undefined) return true
    if (frame.stage === 0) {
      revealFromTop(state, frame.seat, 1, sink)
      return !cardMatches(no, cards[no]!.cost ?? 0, filter, -1) || !mayTake(state, frame, 'field')
    }
    if (frame.picked.length === 0) return true
    side.deck.pop()
    side.deckSeen.pop()
    enterField(state, frame.seat, no, true, { zone: 'deck', handle: -1 }, 'play', sink)
    checkDeckOut(state, sink)
    return true
  },
}

export const showTopVerb: VerbDefinition<InstructionOf<'showTop'>> = {
  perform: (_, state, frame, sink) => {
    frame.memo = ownSide(state, frame).deck.at(-1) ?? -1
    if (frame.memo >= 0) revealFromTop(state, frame.seat, 1, sink)
    return true
  },
}

export const searchVerb: VerbDefinition<InstructionOf<'search'>> = {
  choice: ({ most, filter, to }, state, frame, choice) =>
    frame.stage === 1 && fillChoice(choice, frame.seat, 'deck', 0, mayTake(state, frame, to) ? most : 0, filter),
  perform: ({ to }, state, frame, sink) => {
    const side = ownSide(state, frame)
    if (frame.stage === 0) {
      // Seeing the whole deck reveals by elimination what is in Life.
      side.lifeSeen = [...side.life].sort((a, b) => a - b)
      sink.reveal()
      return false
    }
    for (const no of frame.picked) {
      removeFromDeckTop(side, no, side.deck.length)
      takeCard(state, frame, no, to, undefined, undefined, sink)
    }
    if (state.outcome === null) shuffleDeck(state, frame.seat, sink)
    return true
  },
}
