import type { SumZeroKinds } from '@parlor/sumzero'
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import { useBoardStyle } from '../../settings/store.ts'
import { focusBoard } from '../../table/focus.ts'
import type { TableProps } from '../door.ts'
import { board } from './board.ts'
import './colours.css'
import './draft.css'
import { Gallery } from './gallery.tsx'
import { Sheet } from './sheet.tsx'
import './sumzero.css'
import { SwapQuestion } from './swap.tsx'
import { themes } from './themes.ts'

/** The table: the pieces to buy during the draft, the question who begins, then the sheet they are laid on. */
export function Mirror(props: TableProps<SumZeroKinds>): ReactElement {
  const { frozen, speed } = board.useScene()
  const { theme } = useBoardStyle('sumzero')
  const kind = props.view.pending[0]?.kind
  const phase = kind === 'draft' || kind === 'swap' ? kind : 'sheet'
  const within = useFocusKept(phase)
  return (
    <div
      className="sz-room"
      data-theme={theme || themes[0]}
      data-frozen={frozen}
      style={{ '--pace': speed === 0 ? 1000 : speed } as CSSProperties}
      {...within}
    >
      {phase === 'draft' ? <Gallery {...props} /> : phase === 'swap' ? <SwapQuestion {...props} /> : <Sheet {...props} />}
    </div>
  )
}

/** Whoever was on the table with the keyboard stays on it when one part of the match gives way to the next. */
function useFocusKept(phase: string): { onFocus(): void; onBlur(): void } {
  const here = useRef(false)
  useEffect(() => {
    if (here.current && (document.activeElement === null || document.activeElement === document.body)) focusBoard()
  }, [phase])
  return {
    onFocus() {
      here.current = true
    },
    // An element that is taken away while it has focus says nothing about it.
    onBlur() {
      here.current = false
    },
  }
}
