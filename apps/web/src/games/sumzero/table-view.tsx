import type { SumZeroTypes } from '@parlor/sumzero'
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { useBoardStyle } from '../../platform/settings/settings-store.ts'
import { focusBoard } from '../../table/focus-board.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import './colours.css'
import './draft-gallery.css'
import './draft-responsive.css'
import './swap-question.css'
import { DraftGallery } from './draft-gallery.tsx'
import { PlacementBoard } from './placement-board.tsx'
import './table-view.css'
import './placement-board.css'
import './board-drawing.css'
import { SwapQuestion } from './swap-question.tsx'
import { themeIds } from './theme-ids.ts'

/** The table: the draft gallery, the swap question, then the board. */
export function TableView(props: GameTableProps<SumZeroTypes>): ReactElement {
  const { frozen, speed } = board.useBoardState()
  const { theme } = useBoardStyle('sumzero')
  const kind = props.view.pending[0]?.kind
  const phase = kind === 'draft' || kind === 'swap' ? kind : 'sheet'
  const within = useKeepFocus(phase)
  return (
    <div
      className="sz-table-view"
      data-theme={theme || themeIds[0]}
      data-frozen={frozen}
      style={{ '--pace': speed === 0 ? 1000 : speed } as CSSProperties}
      {...within}
    >
      {phase === 'draft' ? <DraftGallery {...props} /> : phase === 'swap' ? <SwapQuestion {...props} /> : <PlacementBoard {...props} />}
    </div>
  )
}

/** Keyboard focus stays on the table when one phase of the match replaces another. */
function useKeepFocus(phase: string): { onFocus(): void; onBlur(): void } {
  const here = useRef(false)
  useEffect(() => {
    if (here.current && (document.activeElement === null || document.activeElement === document.body)) focusBoard()
  }, [phase])
  return {
    onFocus() {
      here.current = true
    },
    // No blur event fires for an element that is removed while it has focus.
    onBlur() {
      here.current = false
    },
  }
}
