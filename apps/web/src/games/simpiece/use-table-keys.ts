import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { useSettings } from '../../platform/settings/settings-store.ts'
import { controlSelector, fieldSelector } from '../../ui/control-selectors.ts'
import { isPreferenceOn, setPreference } from './preferences.ts'
import { idleMode, type InteractionMode } from './interaction-mode.ts'

interface TableKeysDeps {
  readonly root: RefObject<HTMLElement | null>
  readonly mode: InteractionMode
  readonly setMode: (mode: InteractionMode) => void
  /** Null where the turn cannot be ended. */
  readonly end: (() => void) | null
  /** A question is open: Escape clears the marks and answers nothing. */
  readonly asks: boolean
  /** The log is beside the table and can be collapsed. */
  readonly wide: boolean
}

const stops = '.st-card, button.st-pool, .st-trash'
const endButtons = '[data-control="phase"], [data-control="end"]'

/** Whether Space and Enter mean the end of the turn: no other control has the focus that uses them, and no press is half done. */
function endsTurn(focused: Element | null, { kind }: InteractionMode): boolean {
  const control = focused?.isConnected ? focused.closest(controlSelector) : null
  return (kind === 'calm' || kind === 'selected') && (!control || control.matches(endButtons))
}

/** The same for what a button says about its key. */
export function useEndsTurnByKey(mode: InteractionMode): boolean {
  const [focused, setFocused] = useState(() => document.activeElement)
  useEffect(() => {
    const look = (): void => setFocused(document.activeElement)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return endsTurn(focused, mode)
}

/** A press of a card or button by pointer leaves the focus on the table, whose keys then work as its buttons say. */
export function keepFocusOnTable(event: MouseEvent<HTMLElement>): void {
  const pressed = event.target as Element
  if (!pressed.closest('.st-card, button') || pressed.closest('dialog')) return
  event.preventDefault()
  event.currentTarget.closest<HTMLElement>('.table-view')?.focus({ preventScroll: true })
}

/**
 * Shortcuts of the table, before those of the page: Escape cancels, arrows move between cards, Space and Enter end the turn, L collapses
 * the log.
 */
export function useTableKeys(keys: TableKeysDeps): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { root, mode, setMode, end, wide, asks } = latest.current
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector('dialog:modal')) return
      const focused = document.activeElement
      if (focused?.closest(fieldSelector)) return
      const key = event.key.toLowerCase()
      const take = (): void => {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      if (key === 'escape' && (mode.kind !== 'calm' || asks)) {
        take()
        backTo(root.current, mode)
        return setMode(idleMode)
      }
      if (key === 'l' && wide && useSettings.getState().letterKeys) {
        take()
        return setPreference('log', !isPreferenceOn('log'))
      }
      if ((key === ' ' || key === 'enter') && end && !event.repeat && endsTurn(focused, mode)) {
        take()
        return end()
      }
      if (key.startsWith('arrow') && root.current && focused?.closest(stops)) {
        const next = nearestInDirection(root.current, focused.closest<HTMLElement>(stops)!, key)
        if (!next) return
        take()
        next.focus()
      }
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** After a cancel by key focus returns to the card that was selected. */
function backTo(root: HTMLElement | null, mode: InteractionMode): void {
  const handle = mode.kind === 'selected' ? mode.handle : mode.kind === 'targeting' ? mode.attacker : null
  const card = root?.querySelector<HTMLElement>(handle === null ? 'button.st-pool' : `[data-handle="${handle}"]`)
  if (document.activeElement?.closest('.st-actions, .st-card')) card?.focus()
}

/** The nearest card in that direction; straight ones before diagonal ones. */
function nearestInDirection(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const across = key === 'arrowleft' || key === 'arrowright'
  const sign = key === 'arrowleft' || key === 'arrowup' ? -1 : 1
  const [x, y] = centre(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of root.querySelectorAll<HTMLElement>(stops)) {
    if (one === from || !one.checkVisibility()) continue
    // A hand is an arc: its outer cards are lower, but none of its cards is above another.
    if (!across && one.closest('[data-list]') === from.closest('[data-list]')) continue
    const [ox, oy] = centre(one)
    const along = (across ? ox - x : oy - y) * sign
    const aside = Math.abs(across ? oy - y : ox - x)
    if (along < 6 || (across && aside > from.offsetHeight * 0.6)) continue
    const far = along + aside * (across ? 4 : 0.6)
    if (far < least) {
      least = far
      best = one
    }
  }
  return best
}

function centre(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
