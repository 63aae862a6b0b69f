import { useEffect, useRef, type RefObject } from 'react'
import { controlSelector } from '../../ui/control-selectors.ts'

/** Where focus is when a key is pressed: on the board, in the panel, nowhere (`loose`), or elsewhere. */
export type FocusArea = 'sheet' | 'panel' | 'loose' | 'elsewhere'

/** Handles keys in the capture phase, and stops those for which `acted` returns true; inactive while a dialog is open. */
export function useTableKeyListener(
  board: RefObject<HTMLElement | null>,
  acted: (event: KeyboardEvent, focus: FocusArea) => boolean,
): void {
  const latest = useRef(acted)
  useEffect(() => {
    latest.current = acted
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.metaKey || event.ctrlKey || event.isComposing) return
      if (document.querySelector('dialog:modal') || !latest.current(event, focusAreaOf(document.activeElement, board.current))) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [board])
}

function focusAreaOf(focused: Element | null, board: HTMLElement | null): FocusArea {
  if (board?.contains(focused)) return 'sheet'
  if (focused?.closest('.sz-panel')) return 'panel'
  return focused?.closest(controlSelector) ? 'elsewhere' : 'loose'
}
