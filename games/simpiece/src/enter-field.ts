import type { Seat } from '@parlor/kernel'
import { maxCharacters } from './find-card.ts'
import { cards, type CardIndex } from './card-pool.ts'
import { isHeard, queueAbilities, queueAbilitiesOfSide } from './effect-queue.ts'
import { trashFromField } from './leave-field.ts'
import { newFieldCard, newFrame } from './new-state.ts'
import type { CardMoveReason, FieldCard, CardHandle, SimPieceState, Zone } from './types.ts'
import { addToField, emitCardMoved, type SimPieceEventSink } from './move-cards.ts'

/** Where a card that is played comes from. */
interface CardOrigin {
  readonly zone: Zone
  readonly handle: CardHandle
  /** Where it waited for room meanwhile. */
  readonly fromHand?: boolean
}

/** The mark of a card that came from a hand and waits for room. */
const cameFromHand = 2

/** Plays a Character or Stage onto the field; with five Characters already, it waits until one is trashed. */
export function enterField(
  state: SimPieceState,
  seat: Seat,
  card: CardIndex,
  rested: boolean,
  from: CardOrigin,
  cause: CardMoveReason,
  sink: SimPieceEventSink,
): void {
  const side = state.sides[seat]!
  if (cards[card]!.kind === 'stage') {
    if (side.stage) trashFromField(state, seat, side.stage.handle, 'room', sink)
    side.stage = newFieldCard(state.nextHandle++, card, state.turn)
    return arrive(state, seat, side.stage, from, cause, sink)
  }
  if (side.characters.length < maxCharacters) return arrive(state, seat, addToField(state, seat, card, rested), from, cause, sink)
  const frame = newFrame('room', seat, -1, card, -1)
  frame.left = rested ? 1 : 0
  if (from.zone === 'hand' && isHeard(state, seat, 'youPlayFromHand')) frame.left += cameFromHand
  state.stack.push(frame)
  if (!sink.quiet) emitCardMoved(sink, seat, card, from.zone, 'none', { handle: from.handle }, cause, 'all')
}

/** Trashes one Character to make room for a sixth, by the rules: nothing triggers. */
export function makeRoom(state: SimPieceState, handle: CardHandle, sink: SimPieceEventSink): void {
  const { seat, card, left } = state.stack.pop()!
  trashFromField(state, seat, handle, 'room', sink)
  arrive(
    state,
    seat,
    addToField(state, seat, card, (left & 1) === 1),
    { zone: 'none', handle: -1, fromHand: left >= cameFromHand },
    'play',
    sink,
  )
}

function arrive(state: SimPieceState, seat: Seat, one: FieldCard, from: CardOrigin, cause: CardMoveReason, sink: SimPieceEventSink): void {
  if (!sink.quiet)
    emitCardMoved(
      sink,
      seat,
      one.card,
      from.zone,
      'field',
      { handle: from.handle, as: one.handle, ...(one.rested && { rested: true }) },
      cause,
      'all',
    )
  queueAbilities(state, seat, one, 'onPlay')
  if (cards[one.card]!.kind !== 'character') return
  queueAbilitiesOfSide(state, seat, 'youPlayCharacter', one)
  if (from.zone === 'hand' || from.fromHand) queueAbilitiesOfSide(state, seat, 'youPlayFromHand', one)
  queueAbilitiesOfSide(state, 1 - seat, 'opponentPlaysCharacter', one)
}
