import { everyoneBut, finish, shuffle, type Audience, type Seat, type Table } from '@parlor/kernel'
import { onSide } from './field.ts'
import type { CardNo } from './pool.ts'
import { drawn, lostBy } from './score.ts'
import { newFielded } from './state.ts'
import {
  hidden,
  open,
  pooled,
  type Cause,
  type Fielded,
  type Handle,
  type Side,
  type SimPieceEvent,
  type SimPieceState,
  type Zone,
} from './types.ts'

export type SimPieceTable = Table<SimPieceEvent>

const only: readonly Audience[] = [[0], [1]]
const others: readonly Audience[] = [everyoneBut(0, 2), everyoneBut(1, 2)]

/** Reports a card that moved: its face to those who may see it, its back to the rest. */
export function tellMoved(
  table: SimPieceTable,
  seat: Seat,
  card: CardNo,
  from: Zone,
  to: Zone,
  names: { readonly handle?: Handle; readonly as?: Handle },
  cause: Cause,
  seenBy: 'all' | 'owner' | 'nobody',
): void {
  const event = (face: CardNo | null): SimPieceEvent => ({
    kind: 'moved',
    seat,
    card: face,
    from,
    to,
    handle: names.handle ?? -1,
    as: names.as ?? -1,
    cause,
  })
  if (seenBy === 'all') {
    table.emit(event(card))
    if (from === 'hand' || from === 'deck' || from === 'life') table.reveal()
  } else if (seenBy === 'nobody') table.emit(event(null))
  else {
    table.emit(event(card), only[seat]!)
    table.emit(event(null), others[seat]!)
  }
}

/** Reports what only its owner may see, and that something was seen to everybody else. */
export function tellPrivately(table: SimPieceTable, seat: Seat, mine: SimPieceEvent, theirs: SimPieceEvent): void {
  table.emit(mine, only[seat]!)
  table.emit(theirs, others[seat]!)
}

/** Ends the match for a seat whose deck is empty, at once; both together draw. */
export function checkDecks(state: SimPieceState, table: SimPieceTable): void {
  if (state.rules.deckOut !== 'atOnce' || state.outcome !== null) return
  const [mine, theirs] = [state.sides[0].deck.length === 0, state.sides[1].deck.length === 0]
  if (!mine && !theirs) return
  conclude(state, mine && theirs ? null : mine ? 1 : 0, 'outcome.deckOut', table)
}

/** Ends the match. */
export function conclude(state: SimPieceState, winner: Seat | null, reason: string, table: SimPieceTable): void {
  finish(state, winner === null ? drawn(reason) : lostBy(1 - winner, reason))
  if (!table.quiet) table.emit({ kind: 'over', reason, winner })
}

/** Adds a card to a hand under a new handle. */
export function intoHand(side: Side, state: SimPieceState, card: CardNo, shown: number): Handle {
  const handle = state.nextHandle++
  side.hand.push(card)
  side.handles.push(handle)
  side.shown.push(shown)
  return handle
}

/** Takes the card at a place out of a hand; when its face becomes known, what was known of the pool shrinks, else it is forgotten. */
export function outOfHand(side: Side, place: number, faceUp: boolean): CardNo {
  const card = side.hand[place]!
  if (side.shown[place] === pooled) {
    const known = side.pool.indexOf(card)
    if (!faceUp) side.pool.length = 0
    else if (known >= 0) side.pool.splice(known, 1)
  }
  removeAt(side.hand, place)
  removeAt(side.handles, place)
  removeAt(side.shown, place)
  return card
}

function removeAt(list: number[], place: number): void {
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}

/** Draws so many cards, one by one. */
export function draw(state: SimPieceState, seat: Seat, count: number, cause: Cause, table: SimPieceTable): void {
  const side = state.sides[seat]!
  for (let i = 0; i < count && state.outcome === null; i++) {
    if (side.deck.length === 0) return conclude(state, 1 - seat, 'outcome.deckOut', table)
    const card = side.deck.pop()!
    const seen = side.deckSeen.pop()!
    const handle = intoHand(side, state, card, seen === 3 ? open : hidden)
    if (!table.quiet) tellMoved(table, seat, card, 'deck', 'hand', { as: handle }, cause, 'owner')
    checkDecks(state, table)
  }
}

/** Puts a card under a deck; `seen` are the seats that know it. */
export function underDeck(side: Side, card: CardNo, seen: number): void {
  side.deck.unshift(card)
  side.deckSeen.unshift(seen)
}

/** Shuffles a deck; what everybody knew to be in it is remembered as being in the list. */
export function shuffleDeck(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  const side = state.sides[seat]!
  remember(state, seat)
  shuffle(state.rng, side.deck)
  side.deckSeen.fill(0)
  if (!table.quiet) table.emit({ kind: 'shuffled', seat, zone: 'deck' })
}

/** All cards of a side whose faces everybody knows. */
export function publicCards(state: SimPieceState, seat: Seat): CardNo[] {
  const side = state.sides[seat]!
  const out = [...side.trash, ...side.pool, ...side.characters.map(({ card }) => card)]
  if (side.stage) out.push(side.stage.card)
  for (let i = 0; i < side.hand.length; i++) if (side.shown[i] === open) out.push(side.hand[i]!)
  for (let i = 0; i < side.deck.length; i++) if (side.deckSeen[i] === 3) out.push(side.deck[i]!)
  for (const { kind, seat: owner, card, stage } of state.stack)
    if (owner === seat) {
      if (kind === 'room') out.push(card)
      else if (kind === 'damage' && stage > 0) out.push(...side.limbo)
    }
  return out
}

/** Raises `atLeast` to what everybody knows now. */
function remember(state: SimPieceState, seat: Seat): void {
  const side = state.sides[seat]!
  if (!side.deckSeen.includes(3)) return
  side.atLeast = mostOf(side.atLeast, publicCards(state, seat))
}

/** The union of two lists of cards, counting each card as often as the list that has more of it; in number order. */
export function mostOf(some: readonly CardNo[], more: readonly CardNo[]): CardNo[] {
  const left = [...some]
  const out = [...some]
  for (const card of more) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    else out.push(card)
  }
  return out.sort((a, b) => a - b)
}

/** Mixes a hand and names its cards anew, so that a blind choice is blind; what was known of single cards is known of the hand only. */
export function mixHand(state: SimPieceState, seat: Seat, table: SimPieceTable): void {
  const side = state.sides[seat]!
  for (let i = 0; i < side.hand.length; i++) if (side.shown[i] === open) side.pool.push(side.hand[i]!)
  side.pool.sort((a, b) => a - b)
  shuffle(state.rng, side.hand)
  const known = side.pool.length > 0 ? pooled : hidden
  for (let i = 0; i < side.hand.length; i++) {
    side.handles[i] = state.nextHandle++
    side.shown[i] = known
  }
  if (!table.quiet) table.emit({ kind: 'shuffled', seat, zone: 'hand' })
}

/** Puts a Character or Stage onto the field. */
export function ontoField(state: SimPieceState, seat: Seat, card: CardNo, rested: boolean): Fielded {
  const one = newFielded(state.nextHandle++, card, state.turn)
  one.rested = rested
  state.sides[seat]!.characters.push(one)
  return one
}

/** Takes a card off the field; its DON!! go to the cost area, rested. */
export function offField(state: SimPieceState, seat: Seat, handle: Handle, table: SimPieceTable): Fielded | null {
  const side = state.sides[seat]!
  const one = onSide(side, handle)
  if (one === null || one === side.leader) return null
  if (one === side.stage) side.stage = null
  else side.characters.splice(side.characters.indexOf(one), 1)
  if (one.don > 0) {
    side.donRested += one.don
    if (!table.quiet) table.emit({ kind: 'don', seat, from: 'given', to: 'rested', count: one.don, handle, card: one.card })
    one.don = 0
  }
  return one
}

/** Rests a card or stands it up; false when it was so already. */
export function turnCard(seat: Seat, one: Fielded, rested: boolean, table: SimPieceTable): boolean {
  if (one.rested === rested) return false
  one.rested = rested
  if (!table.quiet) table.emit({ kind: rested ? 'rested' : 'stood', seat, handle: one.handle, card: one.card })
  return true
}

/** Takes the top card of Life away. */
export function offLife(side: Side, faceToOwner: boolean): CardNo {
  const card = side.life.pop()!
  const at = side.lifeSeen.indexOf(card)
  if (!faceToOwner) side.lifeSeen.length = 0
  else if (at >= 0) side.lifeSeen.splice(at, 1)
  return card
}

/** The owner alone looks at the top cards of a deck; what others knew of their places is no longer sure. */
export function lookAtTop(state: SimPieceState, seat: Seat, count: number, table: SimPieceTable): void {
  const side = state.sides[seat]!
  const { deck, deckSeen } = side
  remember(state, seat)
  for (let i = deck.length - count; i < deck.length; i++) deckSeen[i] = 1 << seat
  if (!table.quiet)
    tellPrivately(
      table,
      seat,
      { kind: 'looked', seat, count, cards: deck.slice(deck.length - count).reverse() },
      { kind: 'looked', seat, count, cards: null },
    )
}

/** Takes a card of that number from among the top ones of a deck. */
export function takeFromTop(side: Side, no: CardNo, among: number): void {
  const at = side.deck.lastIndexOf(no)
  if (at < side.deck.length - among) throw new Error('a card was picked that does not lie there')
  removeAt(side.deck, at)
  removeAt(side.deckSeen, at)
}
