import type { Seat } from '@parlor/kernel'
import type { FieldCard, CardHandle, Side, SimPieceState } from './types.ts'

/** Maximum number of Characters of a side. */
export const maxCharacters = 5

/** The card of that handle on a side, or null when it has left. */
export function findOnSide(side: Side, handle: CardHandle): FieldCard | null {
  if (side.leader.handle === handle) return side.leader
  const { characters, stage } = side
  for (let i = 0; i < characters.length; i++) if (characters[i]!.handle === handle) return characters[i]!
  return stage !== null && stage.handle === handle ? stage : null
}

/** The card of that handle on the field, or null. */
export function findOnField(state: SimPieceState, handle: CardHandle): FieldCard | null {
  return findOnSide(state.sides[0], handle) ?? findOnSide(state.sides[1], handle)
}

/** The seat of a card on the field, or −1. */
export function ownerOf(state: SimPieceState, handle: CardHandle): Seat {
  return findOnSide(state.sides[0], handle) ? 0 : findOnSide(state.sides[1], handle) ? 1 : -1
}

/** All DON!! of a side on the field, given ones included. */
export function countDonOnField(side: Side): number {
  let sum = side.donActive + side.donRested + side.leader.don
  for (const one of side.characters) sum += one.don
  return sum
}

/** Index of a handle in the hand, or −1. */
export function indexInHand(side: Side, handle: CardHandle): number {
  const { handles } = side
  for (let i = 0; i < handles.length; i++) if (handles[i] === handle) return i
  return -1
}
