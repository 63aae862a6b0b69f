import type { Seat } from '@parlor/kernel'
import { faceUp } from './lasting-effects.ts'
import { addLife, seenByAll } from './life-cards.ts'
import { findOnSide } from './find-card.ts'
import { queueAbilities, queueAbilitiesOfSide } from './effect-queue.ts'
import { publiclyKnown, type CardMoveReason, type CardHandle, type SimPieceState } from './types.ts'
import { checkDeckOut, addToHand, removeFromField, emitCardMoved, putAtDeckBottom, type SimPieceEventSink } from './move-cards.ts'

/** K.O.s Characters simultaneously: triggers of others are queued before any of them is gone, and their own [On K.O.] resolves from the trash. */
export function knockOut(state: SimPieceState, handles: readonly CardHandle[], sink: SimPieceEventSink): void {
  for (const handle of handles)
    for (let seat: Seat = 0; seat < 2; seat++) {
      const one = findOnSide(state.sides[seat]!, handle)
      if (one === null || one === state.sides[seat]!.leader) continue
      queueAbilities(state, seat, one, 'onKO')
      queueAbilities(state, seat, one, 'thisKO')
      queueAbilitiesOfSide(state, seat, 'yourCharacterKO', one)
      queueAbilitiesOfSide(state, 1 - seat, 'opponentCharacterKO', one)
      queueAbilitiesOfSide(state, seat, 'characterKO', one)
      queueAbilitiesOfSide(state, 1 - seat, 'characterKO', one)
    }
  for (const handle of handles) for (let seat: Seat = 0; seat < 2; seat++) trashFromField(state, seat, handle, 'ko', sink)
}

/** Trashes a card from the field. */
export function trashFromField(state: SimPieceState, seat: Seat, handle: CardHandle, cause: CardMoveReason, sink: SimPieceEventSink): void {
  const one = removeFromField(state, seat, handle, sink)
  if (one === null) return
  state.sides[seat]!.trash.push(one.card)
  if (!sink.quiet) emitCardMoved(sink, seat, one.card, 'field', 'trash', { handle }, cause, 'all')
}

/** Returns a card on the field to its owner's hand, where it stays publicly known. */
export function returnToHand(state: SimPieceState, seat: Seat, handle: CardHandle, sink: SimPieceEventSink): void {
  const one = removeFromField(state, seat, handle, sink)
  if (one === null) return
  const as = addToHand(state.sides[seat]!, state, one.card, publiclyKnown)
  if (!sink.quiet) emitCardMoved(sink, seat, one.card, 'field', 'hand', { handle, as }, 'return', 'all')
}

/** Puts a card on the field under its owner's deck. */
export function putUnderDeck(state: SimPieceState, seat: Seat, handle: CardHandle, sink: SimPieceEventSink): void {
  const one = removeFromField(state, seat, handle, sink)
  if (one === null) return
  putAtDeckBottom(state.sides[seat]!, one.card, 3)
  if (!sink.quiet) emitCardMoved(sink, seat, one.card, 'field', 'deck', { handle }, 'return', 'all')
  checkDeckOut(state, sink)
}

/** Puts a card on the field on top of its owner's Life, or under the others: all know it there. */
export function putInLife(
  state: SimPieceState,
  seat: Seat,
  handle: CardHandle,
  under: boolean,
  up: boolean,
  sink: SimPieceEventSink,
): void {
  const one = removeFromField(state, seat, handle, sink)
  if (one === null) return
  addLife(state, seat, one.card, up ? faceUp : seenByAll, under)
  if (!sink.quiet) emitCardMoved(sink, seat, one.card, 'field', 'life', { handle }, 'life', 'all')
}
