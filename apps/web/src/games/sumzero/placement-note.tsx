import type { Seat } from '@parlor/kernel'
import { seatNameMessage } from '@parlor/kernel'
import type { SumZeroView } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import type { HeldPiece } from './held-piece.ts'
import type { PlacementCheck } from './check-placement.ts'
import type { useTranslate } from './use-translate.ts'

interface PlacementNoteProps {
  readonly view: SumZeroView
  readonly mover: Seat | null
  readonly held: HeldPiece | null
  readonly check: PlacementCheck | null
  readonly preview: boolean
  readonly translate: ReturnType<typeof useTranslate>
}

/** Short text below the board: the result of placing the piece here, else what to do. Screen readers get it from the squares. */
export function PlacementNote({ mover, held, check, preview, translate: { translate, why } }: PlacementNoteProps): ReactElement {
  function noteText(): string {
    if (mover === null) return ''
    if (!held || !check) return translate('panel.advice')
    if (held.away) return translate('panel.carry')
    if (!check.legal) return why(check.why)
    if (!preview) return ''
    return check.replies === 0
      ? translate('sheet.wins')
      : translate('sheet.leaves', { count: check.replies, who: seatNameMessage(1 - mover) })
  }
  const tone = !held || held.away || !check ? 'plain' : check.legal ? 'yes' : 'no'
  return (
    <p className="sz-note" data-tone={tone} aria-hidden="true">
      {noteText()}
    </p>
  )
}
