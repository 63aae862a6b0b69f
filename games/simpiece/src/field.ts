import type { Seat } from '@parlor/kernel'
import type { Fielded, Handle, Side, SimPieceState } from './types.ts'

/** The most Characters a side may have. */
export const mostCharacters = 5

/** The card of that name on a side, or null when it has left. */
export function onSide(side: Side, handle: Handle): Fielded | null {
  if (side.leader.handle === handle) return side.leader
  const { characters, stage } = side
  for (let i = 0; i < characters.length; i++) if (characters[i]!.handle === handle) return characters[i]!
  return stage !== null && stage.handle === handle ? stage : null
}

/** The card of that name on the table, or null. */
export function onField(state: SimPieceState, handle: Handle): Fielded | null {
  return onSide(state.sides[0], handle) ?? onSide(state.sides[1], handle)
}

/** Whose card on the table it is, or −1. */
export function seatOf(state: SimPieceState, handle: Handle): Seat {
  return onSide(state.sides[0], handle) ? 0 : onSide(state.sides[1], handle) ? 1 : -1
}

/** All DON!! of a side on the field, given ones included. */
export function donOnField(side: Side): number {
  let sum = side.donActive + side.donRested + side.leader.don
  for (const one of side.characters) sum += one.don
  return sum
}

/** The place of a handle in the hand, or −1. */
export function inHand(side: Side, handle: Handle): number {
  const { handles } = side
  for (let i = 0; i < handles.length; i++) if (handles[i] === handle) return i
  return -1
}
