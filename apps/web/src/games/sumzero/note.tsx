import type { Seat } from '@parlor/kernel'
import { seatName } from '@parlor/kernel'
import type { SumZeroView } from '@parlor/sumzero'
import type { ReactElement } from 'react'
import type { Held } from './hand.ts'
import type { Verdict } from './judge.ts'
import type { useTell } from './tell.ts'

interface NoteProps {
  readonly view: SumZeroView
  readonly mover: Seat | null
  readonly held: Held | null
  readonly verdict: Verdict | null
  readonly preview: boolean
  readonly tell: ReturnType<typeof useTell>
}

/** In the lower margin, in a few words: what laying the piece here would mean, else what to do. Screen readers hear it from the squares. */
export function Note({ mover, held, verdict, preview, tell: { tell, why } }: NoteProps): ReactElement {
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
