import { useEffect } from 'react'
import { useSettings } from '../platform/settings/settings-store.ts'
import { controlSelector, fieldSelector } from '../ui/control-selectors.ts'
import type { TableAction } from './table-actions.ts'

/**
 * Whether a shortcut may act: no dialog is open and no control has focus. A cell of the table view counts as a control only for keys that
 * activate it.
 */
export function isShortcutActive(key: string, focused: Element | null, modal: boolean): boolean {
  if (modal) return false
  if (!focused?.closest(controlSelector)) return true
  // No control uses this key, and help is needed most outside the board.
  if (key === '?') return focused.closest(fieldSelector) === null
  return focused.closest('.table-view') !== null && key !== ' ' && key !== 'enter'
}

/** Handles the keys of these actions. Esc always acts; single-letter keys can be disabled in the settings. */
export function useShortcuts(actions: readonly TableAction[], perform: (action: TableAction) => void): void {
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
    /** With Ctrl or Cmd: anywhere except in text fields. */
    function withControl(event: KeyboardEvent, key: string): void {
      const name = key === 'z' && event.shiftKey ? 'y' : key
      const action = actions.find(({ chord }) => chord === name)
      const elsewhere = document.querySelector('dialog:modal') !== null || document.activeElement?.closest(fieldSelector)
      if (!action || elsewhere) return
      event.preventDefault()
      perform(action)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [actions, perform])
}
