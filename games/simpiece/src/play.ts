import type { Seat } from '@parlor/kernel'
import { mostCharacters } from './field.ts'
import { cards, type CardNo } from './pool.ts'
import { announce } from './queue.ts'
import { trashFromField } from './removal.ts'
import { newFielded, newFrame } from './state.ts'
import type { Cause, Fielded, Handle, SimPieceState, Zone } from './types.ts'
import { ontoField, tellMoved, type SimPieceTable } from './zones.ts'

/** Where a card that is played comes from. */
export interface Origin {
  readonly zone: Zone
  readonly handle: Handle
}

/** Plays a Character or Stage onto the field; where five Characters stand already, it waits until one has made room. */
export function enterField(
  state: SimPieceState,
  seat: Seat,
  card: CardNo,
  rested: boolean,
  from: Origin,
  cause: Cause,
  table: SimPieceTable,
): void {
  const side = state.sides[seat]!
  if (cards[card]!.kind === 'stage') {
    if (side.stage) trashFromField(state, seat, side.stage.handle, 'room', table)
    side.stage = newFielded(state.nextHandle++, card, state.turn)
    return arrive(state, seat, side.stage, from, cause, table)
  }
  if (side.characters.length < mostCharacters) return arrive(state, seat, ontoField(state, seat, card, rested), from, cause, table)
  const frame = newFrame('room', seat, -1, card, -1)
  frame.left = rested ? 1 : 0
  state.stack.push(frame)
  if (!table.quiet) tellMoved(table, seat, card, from.zone, 'none', { handle: from.handle }, cause, 'all')
}

/** One Character makes room, as rules have it: nothing speaks up for it. */
export function makeRoom(state: SimPieceState, handle: Handle, table: SimPieceTable): void {
  const { seat, card, left } = state.stack.pop()!
  trashFromField(state, seat, handle, 'room', table)
  arrive(state, seat, ontoField(state, seat, card, left === 1), { zone: 'none', handle: -1 }, 'play', table)
}

function arrive(state: SimPieceState, seat: Seat, one: Fielded, from: Origin, cause: Cause, table: SimPieceTable): void {
  if (!table.quiet) tellMoved(table, seat, one.card, from.zone, 'field', { handle: from.handle, as: one.handle }, cause, 'all')
  announce(state, seat, one, 'onPlay')
}
