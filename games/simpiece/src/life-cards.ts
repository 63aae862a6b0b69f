import type { Seat } from '@parlor/kernel'
import type { CardIndex } from './card-pool.ts'
import { queueAbilitiesOfSide } from './effect-queue.ts'
import { dropEmptyExtra, faceUp, newExtraState } from './lasting-effects.ts'
import { addToHand, emitCardMoved, type SimPieceEventSink } from './move-cards.ts'
import { publiclyKnown, publiclyUnknown, type SimPieceState } from './types.ts'

/** The bits of a card that both players know. */
export const seenByAll = 3

/** What is known of the Life card at an index, counted from the bottom. */
export function lifeBits(state: SimPieceState, seat: Seat, index: number): number {
  return state.extra?.life[seat]![index] ?? 0
}

export function isFaceUp(state: SimPieceState, seat: Seat, index: number): boolean {
  return lifeBits(state, seat, index) === faceUp
}

/** What is known of each Life card, as a list to change; `settle` afterwards. */
function bitsToChange(state: SimPieceState, seat: Seat): number[] {
  state.extra ??= newExtraState()
  const bits = state.extra.life[seat]!
  while (bits.length < state.sides[seat]!.life.length) bits.push(0)
  return bits
}

/** A Life of which nothing is known has no list. */
function settle(state: SimPieceState, seat: Seat): void {
  const bits = state.extra!.life[seat]!
  if (bits.every((one) => one === 0)) bits.length = 0
  dropEmptyExtra(state)
}

/** Says what is known of a Life card. A card that is turned down stays known to all until Life is mixed up. */
export function setLifeBits(state: SimPieceState, seat: Seat, index: number, known: number): void {
  bitsToChange(state, seat)[index] = known
  settle(state, seat)
}

/** What was known of the card that was taken last. */
export let takenBits = 0

/** Takes a Life card, the top one unless an index is given. */
export function takeLife(state: SimPieceState, seat: Seat, faceToOwner: boolean, index = state.sides[seat]!.life.length - 1): CardIndex {
  const side = state.sides[seat]!
  takenBits = lifeBits(state, seat, index)
  if (state.extra !== undefined && state.extra.life[seat]!.length > 0) {
    state.extra.life[seat]!.splice(index, 1)
    settle(state, seat)
  }
  const [card] = index === side.life.length - 1 ? [side.life.pop()!] : side.life.splice(index, 1)
  const at = side.lifeSeen.indexOf(card!)
  if (!faceToOwner && (takenBits & (1 << seat)) === 0) side.lifeSeen.length = 0
  else if (at >= 0) side.lifeSeen.splice(at, 1)
  queueAbilitiesOfSide(state, seat, 'yourLifeLeaves')
  queueAbilitiesOfSide(state, 1 - seat, 'opponentLifeLeaves')
  if (side.life.length === 0) queueAbilitiesOfSide(state, seat, 'yourLifeIsZero')
  return card!
}

/** The top Life card goes under the others, with what is known of it. */
export function putTopLifeUnder(state: SimPieceState, seat: Seat): void {
  const { life } = state.sides[seat]!
  life.unshift(life.pop()!)
  const bits = bitsToChange(state, seat)
  bits.unshift(bits.pop()!)
  settle(state, seat)
}

/** Puts a card on top of Life, or under the others. */
export function addLife(state: SimPieceState, seat: Seat, card: CardIndex, known: number, under = false): void {
  const side = state.sides[seat]!
  if (known !== 0 || state.extra !== undefined) {
    const bits = bitsToChange(state, seat)
    if (under) bits.unshift(known)
    else bits.push(known)
  }
  if (under) side.life.unshift(card)
  else side.life.push(card)
  if ((known & (1 << seat)) !== 0 && side.lifeSeen.length === side.life.length - 1)
    side.lifeSeen = [...side.lifeSeen, card].sort((a, b) => a - b)
  if (state.extra !== undefined) settle(state, seat)
}

/** The index of the Life card on top, or at the bottom. */
function endIndex(state: SimPieceState, seat: Seat, bottom: boolean): number {
  return bottom ? 0 : state.sides[seat]!.life.length - 1
}

/** The top Life card, or the bottom one, goes to its owner's hand: hidden, unless all have seen it. */
export function lifeToHand(state: SimPieceState, seat: Seat, cause: 'cost' | 'life', sink: SimPieceEventSink, bottom = false): void {
  const card = takeLife(state, seat, true, endIndex(state, seat, bottom))
  const known = (takenBits & seenByAll) === seenByAll
  const as = addToHand(state.sides[seat]!, state, card, known ? publiclyKnown : publiclyUnknown)
  queueAbilitiesOfSide(state, seat, 'yourLifeToHand')
  if (sink.quiet) return
  if (known) emitCardMoved(sink, seat, card, 'life', 'hand', { as, known: true }, cause, 'all')
  else emitCardMoved(sink, seat, card, 'life', 'hand', { as }, cause, 'owner')
}

/** The top Life card, or the bottom one, goes to the trash, face up. */
export function trashLife(state: SimPieceState, seat: Seat, cause: 'cost' | 'life', sink: SimPieceEventSink, bottom = false): void {
  const card = takeLife(state, seat, true, endIndex(state, seat, bottom))
  state.sides[seat]!.trash.push(card)
  if (!sink.quiet) emitCardMoved(sink, seat, card, 'life', 'trash', {}, cause, 'all')
  sink.reveal()
}

/** Turns the top Life card face up or face down, or the one at an index. */
export function turnLife(
  state: SimPieceState,
  seat: Seat,
  up: boolean,
  sink: SimPieceEventSink,
  index = state.sides[seat]!.life.length - 1,
): void {
  const side = state.sides[seat]!
  if (index < 0 || isFaceUp(state, seat, index) === up) return
  setLifeBits(state, seat, index, up ? faceUp : seenByAll)
  if (!up) return
  if (!sink.quiet) sink.emit({ kind: 'revealed', seat, from: 'lifeArea', cards: [side.life[index]!], handles: [] })
  sink.reveal()
}
