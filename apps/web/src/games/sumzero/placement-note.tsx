import type { Seat } from '@parlor/kernel'
import { seatName } from '@parlor/kernel'
import type { SumZeroView } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import type { HeldPiece } from './held-piece.ts'
import type { PlacementCheck } from './check-placement.ts'
import type { useTranslate } from './use-translate.ts'

interface PlacementNoteProps {
  readonly view: SumZeroView
  readonly mover: Seat | null
  readonly held: HeldPiece | null
  readonly verdict: PlacementCheck | null
  readonly preview: boolean
  readonly tell: ReturnType<typeof useTranslate>
}

/** In the lower margin, in a few words: what laying the piece here would mean, else what to do. Screen readers hear it from the squares. */
export function PlacementNote({ mover, held, verdict, preview, tell: { tell, why } }: PlacementNoteProps): ReactElement {
  function words(): string {
    if (mover === null) return ''
    if (!held || !verdict) return tell('panel.advice')
    if (held.away) return tell('panel.carry')
    if (!verdict.legal) return why(verdict.why)
    if (!preview) return ''
    return verdict.replies === 0 ? tell('sheet.wins') : tell('sheet.leaves', { count: verdict.replies, who: seatName(1 - mover) })
  }
  const tone = !held || held.away || !verdict ? 'plain' : verdict.legal ? 'yes' : 'no'
  return (
    <p className="sz-note" data-tone={tone} aria-hidden="true">
      {words()}
    </p>
  )
}
