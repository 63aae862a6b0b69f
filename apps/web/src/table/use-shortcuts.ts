import { useEffect } from 'react'
import { useSettings } from '../platform/settings/settings-store.ts'
import type { Shortcut } from './table-actions.ts'

const controls = 'a[href], button, input, select, textarea, summary, [contenteditable], [role="button"]'

const writing = 'input, select, textarea, [contenteditable]'

/**
 * Whether a shortcut may act: no window is open and no control has focus. A square of the board's mirror is no control in this
 * sense, except for the keys that press it.
 */
export function isShortcutActive(key: string, focused: Element | null, modal: boolean): boolean {
  if (modal) return false
  if (!focused?.closest(controls)) return true
  // No button or link means anything by this sign, and help is wanted most by those who are not on the board.
  if (key === '?') return focused.closest(writing) === null
  return focused.closest('.stage-mirror') !== null && key !== ' ' && key !== 'enter'
}

/** Listens for the keys of these actions. Esc always acts; single signs can be switched off in the settings. */
export function useShortcuts<A extends Shortcut>(actions: readonly A[], perform: (action: A) => void): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const key = event.key.toLowerCase()
      const chord = event.ctrlKey || event.metaKey
      if (chord) return withControl(event, key)
      const action = actions.find((one) => one.key === key)
      if (!action) return
      const modal = document.querySelector('dialog:modal') !== null
      const single = key.length === 1 && key !== ' '
      if (single && !useSettings.getState().letterKeys) return
      if (key === 'escape' ? modal : !isShortcutActive(key, document.activeElement, modal)) return
      event.preventDefault()
      perform(action)
    }
    /** As in any editor: wherever no text is being written, whatever has focus. */
    function withControl(event: KeyboardEvent, key: string): void {
      const name = key === 'z' && event.shiftKey ? 'y' : key
      const action = actions.find(({ chord }) => chord === name)
      const elsewhere = document.querySelector('dialog:modal') !== null || document.activeElement?.closest(writing)
      if (!action || elsewhere) return
      event.preventDefault()
      perform(action)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [actions, perform])
}
