import { previewMove, whyNotPlaceable, type Placement, type SumZeroView } from '@parlor/sumzero'
import type { Rejection, Seat } from '@parlor/kernel'
import type { HeldPiece } from './held-piece.ts'

/** Result of placing the held piece here. */
export type PlacementCheck = { readonly legal: true; readonly replies: number } | { readonly legal: false; readonly why: Rejection }

export function placementOf({ piece, pose, x, y }: HeldPiece): Placement {
  return { kind: 'place', piece, pose, x, y }
}

export function checkPlacement(view: SumZeroView, seat: Seat, held: HeldPiece): PlacementCheck {
  const placement = placementOf(held)
  const why = whyNotPlaceable(view, seat, placement)
  return why ? { legal: false, why } : { legal: true, replies: previewMove(view, seat, placement).theirs }
}
