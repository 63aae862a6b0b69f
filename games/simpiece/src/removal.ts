import type { Seat } from '@parlor/kernel'
import { onSide } from './field.ts'
import { announce, announceAll } from './queue.ts'
import { open, type Cause, type Handle, type SimPieceState } from './types.ts'
import { checkDecks, intoHand, offField, tellMoved, underDeck, type SimPieceTable } from './zones.ts'

/** K.O.s Characters together: who watches is asked before any of them is gone, and their own [On K.O.] resolves from the trash. */
export function knockOut(state: SimPieceState, handles: readonly Handle[], table: SimPieceTable): void {
  for (const handle of handles)
    for (let seat: Seat = 0; seat < 2; seat++) {
      const one = onSide(state.sides[seat]!, handle)
      if (one === null || one === state.sides[seat]!.leader) continue
      announce(state, seat, one, 'onKO')
      announceAll(state, 1 - seat, 'opponentCharacterKO')
    }
  for (const handle of handles) for (let seat: Seat = 0; seat < 2; seat++) trashFromField(state, seat, handle, 'ko', table)
}

/** Puts a card from the field into the trash. */
export function trashFromField(state: SimPieceState, seat: Seat, handle: Handle, cause: Cause, table: SimPieceTable): void {
  const one = offField(state, seat, handle, table)
  if (one === null) return
  state.sides[seat]!.trash.push(one.card)
  if (!table.quiet) tellMoved(table, seat, one.card, 'field', 'trash', { handle }, cause, 'all')
}

/** Returns a card on the field to its owner's hand, where everybody still knows it. */
export function returnToHand(state: SimPieceState, seat: Seat, handle: Handle, table: SimPieceTable): void {
  const one = offField(state, seat, handle, table)
  if (one === null) return
  const as = intoHand(state.sides[seat]!, state, one.card, open)
  if (!table.quiet) tellMoved(table, seat, one.card, 'field', 'hand', { handle, as }, 'return', 'all')
}

/** Puts a card on the field under its owner's deck. */
export function putUnderDeck(state: SimPieceState, seat: Seat, handle: Handle, table: SimPieceTable): void {
  const one = offField(state, seat, handle, table)
  if (one === null) return
  underDeck(state.sides[seat]!, one.card, 3)
  if (!table.quiet) tellMoved(table, seat, one.card, 'field', 'deck', { handle }, 'return', 'all')
  checkDecks(state, table)
}
