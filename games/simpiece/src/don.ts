import type { Seat } from '@parlor/kernel'
import { activeDonPick, restedDonPick } from './choice.ts'
import { queueAbilitiesOfSide } from './effect-queue.ts'
import { findOnSide } from './find-card.ts'
import type { FieldCard, SimPieceState } from './types.ts'
import type { SimPieceEventSink } from './move-cards.ts'

/** Rests active DON!! of the cost area. */
export function restDon(state: SimPieceState, seat: Seat, count: number, sink: SimPieceEventSink): void {
  if (count === 0) return
  const side = state.sides[seat]!
  side.donActive -= count
  side.donRested += count
  if (!sink.quiet) sink.emit({ kind: 'don', seat, from: 'active', to: 'rested', count, handle: -1, card: null })
}

/** Sets rested DON!! of the cost area active. */
export function standDon(state: SimPieceState, seat: Seat, count: number, sink: SimPieceEventSink): void {
  if (count === 0) return
  const side = state.sides[seat]!
  side.donRested -= count
  side.donActive += count
  if (!sink.quiet) sink.emit({ kind: 'don', seat, from: 'rested', to: 'active', count, handle: -1, card: null })
}

/** Puts DON!! from the DON!! deck into the cost area, as many as there are. */
export function addDon(state: SimPieceState, seat: Seat, wanted: number, rested: boolean, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const count = Math.min(wanted, side.donDeck)
  if (count === 0) return
  side.donDeck -= count
  if (rested) side.donRested += count
  else side.donActive += count
  if (!sink.quiet) sink.emit({ kind: 'don', seat, from: 'deck', to: rested ? 'rested' : 'active', count, handle: -1, card: null })
}

/** Gives DON!! of the cost area to a card. */
export function giveDon(
  state: SimPieceState,
  seat: Seat,
  one: FieldCard,
  from: 'active' | 'rested',
  count: number,
  sink: SimPieceEventSink,
): void {
  if (count === 0) return
  const side = state.sides[seat]!
  if (from === 'active') side.donActive -= count
  else side.donRested -= count
  one.don += count
  for (let i = 0; i < count; i++) queueAbilitiesOfSide(state, seat, 'donGiven')
  if (!sink.quiet) sink.emit({ kind: 'don', seat, from, to: 'given', count, handle: one.handle, card: one.card })
}

/** Returns one DON!! to the DON!! deck from where the pick says: the cost area, or under a card. */
export function returnDon(state: SimPieceState, seat: Seat, pick: number, sink: SimPieceEventSink): void {
  const side = state.sides[seat]!
  const one = pick >= 0 ? findOnSide(side, pick) : null
  if (pick === activeDonPick) side.donActive--
  else if (pick === restedDonPick) side.donRested--
  else if (one !== null) one.don--
  else return
  side.donDeck++
  const from = pick === activeDonPick ? 'active' : pick === restedDonPick ? 'rested' : 'given'
  if (!sink.quiet) sink.emit({ kind: 'don', seat, from, to: 'deck', count: 1, handle: pick < 0 ? -1 : pick, card: one ? one.card : null })
}
