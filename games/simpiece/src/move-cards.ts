import { everyoneExcept, setOutcome, shuffle, type Audience, type Seat, type EventSink } from '@parlor/kernel'
import { findOnSide } from './find-card.ts'
import { isNegated } from './continuous-effects.ts'
import { cards, type CardIndex } from './card-pool.ts'
import { drawOutcome, lossOutcome } from './score.ts'
import { queueAbilities, queueAbilitiesOfSide } from './effect-queue.ts'
import { forgetLasting } from './lasting-effects.ts'
import { newFieldCard } from './new-state.ts'
import {
  publiclyUnknown,
  publiclyKnown,
  publiclyOneOfSeveral,
  type CardMoveReason,
  type FieldCard,
  type HandCardView,
  type CardHandle,
  type Side,
  type SimPieceEvent,
  type SimPieceState,
  type Zone,
} from './types.ts'

export type SimPieceEventSink = EventSink<SimPieceEvent>

const only: readonly Audience[] = [[0], [1]]
const others: readonly Audience[] = [everyoneExcept(0, 2), everyoneExcept(1, 2)]

/** Emits a card movement: its face to those who may see it, its back to the rest. */
export function emitCardMoved(
  sink: SimPieceEventSink,
  seat: Seat,
  card: CardIndex,
  from: Zone,
  to: Zone,
  names: { readonly handle?: CardHandle; readonly as?: CardHandle; readonly known?: true; readonly unseen?: true; readonly rested?: true },
  cause: CardMoveReason,
  seenBy: 'all' | 'owner' | 'nobody',
): void {
  const event = (face: CardIndex | null): SimPieceEvent => ({
    kind: 'moved',
    seat,
    card: face,
    from,
    to,
    handle: names.handle ?? -1,
    as: names.as ?? -1,
    cause,
    ...(names.known && { known: true }),
    ...(names.unseen && { unseen: true }),
    ...(names.rested && { rested: true }),
  })
  if (seenBy === 'all') {
    sink.emit(event(card))
    if (from === 'hand' || from === 'deck' || from === 'life') sink.reveal()
  } else if (seenBy === 'nobody') sink.emit(event(null))
  else {
    sink.emit(event(card), only[seat]!)
    sink.emit(event(null), others[seat]!)
  }
}

/** Emits an event to its owner with the content, and to everybody else without it. */
function emitPrivately(sink: SimPieceEventSink, seat: Seat, mine: SimPieceEvent, theirs: SimPieceEvent): void {
  sink.emit(mine, only[seat]!)
  sink.emit(theirs, others[seat]!)
}

/** Ends the match at once for a seat whose deck is empty; both at the same time draw. */
export function checkDeckOut(state: SimPieceState, sink: SimPieceEventSink): void {
  if (state.rules.deckOut !== 'atOnce' || state.outcome !== null) return
  const [mine, theirs] = [state.sides[0].deck.length === 0, state.sides[1].deck.length === 0]
  if (!mine && !theirs) return
  const winner = winnerByEmptyDeck(state, mine, theirs)
  concludeMatch(state, winner, 'outcome.deckOut', sink)
}

/** Who wins by an empty deck: the other, unless the Leader says that it wins. */
function winnerByEmptyDeck(state: SimPieceState, mine: boolean, theirs: boolean): Seat | null {
  const wins = [0, 1].map((seat) => {
    const { leader } = state.sides[seat]!
    return cards[leader.card]!.rules.some(({ rule }) => rule === 'emptyDeckWins') && !isNegated(state, seat, leader)
  })
  const [first, second] = [mine && wins[0] === false, theirs && wins[1] === false]
  if (first !== second) return first ? 1 : 0
  return first || (mine && theirs) ? null : mine ? 0 : 1
}

/** Ends the match. */
export function concludeMatch(state: SimPieceState, winner: Seat | null, reason: string, sink: SimPieceEventSink): void {
  setOutcome(state, winner === null ? drawOutcome(reason) : lossOutcome(1 - winner, reason))
  if (!sink.quiet) sink.emit({ kind: 'over', reason, winner })
}

/** Adds a card to a hand under a new handle. */
export function addToHand(side: Side, state: SimPieceState, card: CardIndex, shown: number): CardHandle {
  const handle = state.nextHandle++
  side.hand.push(card)
  side.handles.push(handle)
  side.shown.push(shown)
  return handle
}

/** Removes the card at an index of a hand; when its face becomes known, the known pool shrinks, else it is forgotten. */
export function removeFromHand(side: Side, handIndex: number, faceUp: boolean): CardIndex {
  const card = side.hand[handIndex]!
  if (side.shown[handIndex] === publiclyOneOfSeveral) {
    const known = side.pool.indexOf(card)
    if (!faceUp) side.pool.length = 0
    else if (known >= 0) side.pool.splice(known, 1)
  }
  removeAt(side.hand, handIndex)
  removeAt(side.handles, handIndex)
  removeAt(side.shown, handIndex)
  return card
}

function removeAt(list: number[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}

/** Draws so many cards, one by one. */
export function drawCards(state: SimPieceState, seat: Seat, count: number, cause: CardMoveReason, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  for (let i = 0; i < count && state.outcome === null; i++) {
    if (side.deck.length === 0) return concludeMatch(state, winnerByEmptyDeck(state, seat === 0, seat === 1), 'outcome.deckOut', sink)
    const card = side.deck.pop()!
    const seen = side.deckSeen.pop()!
    const handle = addToHand(side, state, card, seen === 3 ? publiclyKnown : publiclyUnknown)
    if (!sink.quiet) {
      if (seen === 3) emitCardMoved(sink, seat, card, 'deck', 'hand', { as: handle, known: true }, cause, 'all')
      else emitCardMoved(sink, seat, card, 'deck', 'hand', { as: handle }, cause, 'owner')
    }
    if (cause === 'draw' && state.phase !== 'draw') queueAbilitiesOfSide(state, seat, 'youDraw')
    checkDeckOut(state, sink)
  }
}

/** Puts a card of the trash under its owner's deck. */
export function trashUnderDeck(state: SimPieceState, seat: Seat, no: CardIndex, cause: CardMoveReason, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  side.trash.splice(side.trash.lastIndexOf(no), 1)
  putAtDeckBottom(side, no, 3)
  if (!sink.quiet) emitCardMoved(sink, seat, no, 'trash', 'deck', {}, cause, 'all')
}

/** Trashes cards from the top of a deck, face up, as many as there are. */
export function trashFromDeck(state: SimPieceState, seat: Seat, count: number, cause: CardMoveReason, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  for (let i = 0; i < count && side.deck.length > 0; i++) {
    const card = side.deck.pop()!
    side.deckSeen.pop()
    side.trash.push(card)
    if (!sink.quiet) emitCardMoved(sink, seat, card, 'deck', 'trash', {}, cause, 'all')
  }
  sink.reveal()
  checkDeckOut(state, sink)
}

/** Puts a card under a deck; `seen` are the seats that know it. */
export function putAtDeckBottom(side: Side, card: CardIndex, seen: number): void {
  side.deck.unshift(card)
  side.deckSeen.unshift(seen)
}

/** Shuffles a deck; cards publicly known to be in it are remembered in the deck list. */
export function shuffleDeck(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  remember(state, seat)
  shuffle(state.rng, side.deck)
  side.deckSeen.fill(0)
  if (!sink.quiet) sink.emit({ kind: 'shuffled', seat, zone: 'deck' })
}

/** All cards of a side whose faces are public. */
function publicCards(state: SimPieceState, seat: Seat): CardIndex[] {
  const side = state.sides[seat]!
  const out = [...side.trash, ...side.pool, ...side.characters.map(({ card }) => card)]
  if (side.stage) out.push(side.stage.card)
  for (let i = 0; i < side.hand.length; i++) if (side.shown[i] === publiclyKnown) out.push(side.hand[i]!)
  for (let i = 0; i < side.deck.length; i++) if (side.deckSeen[i] === 3) out.push(side.deck[i]!)
  const known = state.extra === undefined ? [] : state.extra.life[seat]!
  for (let i = 0; i < known.length; i++) if ((known[i]! & 3) === 3) out.push(side.life[i]!)
  for (const { kind, seat: owner, card, stage, picked } of state.stack)
    if (owner === seat) {
      if (kind === 'room') out.push(card)
      else if (kind === 'damage' && (stage > 0 || picked.length > 0)) out.push(...side.limbo)
    }
  return out
}

/** Raises `atLeast` to what is public now. */
function remember(state: SimPieceState, seat: Seat): void {
  const side = state.sides[seat]!
  if (!side.deckSeen.includes(3)) return
  side.atLeast = cardUnion(side.atLeast, publicCards(state, seat))
}

/** Multiset union of two lists of cards, in number order. */
export function cardUnion(some: readonly CardIndex[], more: readonly CardIndex[]): CardIndex[] {
  const left = [...some]
  const out = [...some]
  for (const card of more) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    else out.push(card)
  }
  return out.sort((a, b) => a - b)
}

/** Shuffles a hand and renews its handles, so that a blind choice is blind; knowledge of single cards becomes knowledge of the hand. */
export function shuffleHand(state: SimPieceState, seat: Seat, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  for (let i = 0; i < side.hand.length; i++) if (side.shown[i] === publiclyKnown) side.pool.push(side.hand[i]!)
  side.pool.sort((a, b) => a - b)
  shuffle(state.rng, side.hand)
  const known = side.pool.length > 0 ? publiclyOneOfSeveral : publiclyUnknown
  for (let i = 0; i < side.hand.length; i++) {
    side.handles[i] = state.nextHandle++
    side.shown[i] = known
  }
  if (sink.quiet) return
  const hand = side.hand.map((card, i): HandCardView => ({ handle: side.handles[i]!, card, shown: known }))
  const backs = hand.map((held): HandCardView => ({ ...held, card: null }))
  emitPrivately(sink, seat, { kind: 'shuffled', seat, zone: 'hand', hand }, { kind: 'shuffled', seat, zone: 'hand', hand: backs })
}

/** Puts a Character or Stage onto the field. */
export function addToField(state: SimPieceState, seat: Seat, card: CardIndex, rested: boolean): FieldCard {
  const one = newFieldCard(state.nextHandle++, card, state.turn)
  one.rested = rested
  state.sides[seat]!.characters.push(one)
  return one
}

/** Removes a card from the field; its DON!! go to the cost area, rested. */
export function removeFromField(state: SimPieceState, seat: Seat, handle: CardHandle, sink: SimPieceEventSink): FieldCard | null {
  const side = state.sides[seat]!
  const one = findOnSide(side, handle)
  if (one === null || one === side.leader) return null
  if (one === side.stage) side.stage = null
  else side.characters.splice(side.characters.indexOf(one), 1)
  forgetLasting(state, handle)
  if (one.don > 0) {
    side.donRested += one.don
    if (!sink.quiet) sink.emit({ kind: 'don', seat, from: 'given', to: 'rested', count: one.don, handle, card: one.card })
    one.don = 0
  }
  return one
}

/** Rests a card or sets it active; false when nothing changed. */
export function setRested(state: SimPieceState, seat: Seat, one: FieldCard, rested: boolean, sink: SimPieceEventSink): boolean {
  if (one.rested === rested) return false
  one.rested = rested
  if (rested) queueAbilities(state, seat, one, 'becomesRested')
  if (!sink.quiet) sink.emit({ kind: rested ? 'rested' : 'stood', seat, handle: one.handle, card: one.card })
  return true
}

/** The owner alone looks at the top cards of a deck; what others knew of their positions is invalidated. */
export function lookAtTop(state: SimPieceState, seat: Seat, count: number, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const { deck, deckSeen } = side
  remember(state, seat)
  for (let i = deck.length - count; i < deck.length; i++) deckSeen[i] = 1 << seat
  if (!sink.quiet)
    emitPrivately(
      sink,
      seat,
      { kind: 'looked', seat, count, cards: deck.slice(deck.length - count).reverse() },
      { kind: 'looked', seat, count, cards: null },
    )
}

/** Removes a card of that number from the top ones of a deck. */
export function removeFromDeckTop(side: Side, no: CardIndex, among: number): void {
  const at = side.deck.lastIndexOf(no)
  if (at < side.deck.length - among) throw new Error('a card was picked that does not lie there')
  removeAt(side.deck, at)
  removeAt(side.deckSeen, at)
}
