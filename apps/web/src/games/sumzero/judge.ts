import { previewMove, whyNot, type Placement, type SumZeroView } from '@parlor/sumzero'
import type { Rejection, Seat } from '@parlor/kernel'
import type { Held } from './hand.ts'

/** What laying the held piece here would mean. */
export type Verdict = { readonly legal: true; readonly replies: number } | { readonly legal: false; readonly why: Rejection }

export function placementOf({ piece, pose, x, y }: Held): Placement {
  return { kind: 'place', piece, pose, x, y }
}

export function judge(view: SumZeroView, seat: Seat, held: Held): Verdict {
  const placement = placementOf(held)
  const why = whyNot(view, seat, placement)
  return why ? { legal: false, why } : { legal: true, replies: previewMove(view, seat, placement).theirs }
}
