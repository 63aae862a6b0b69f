import type { Bet } from '@parlor/mahjong'
import { useEffect, useRef } from 'react'
import { fieldSelector } from '../../ui/control-selectors.ts'
import { useSettings } from '../../platform/settings/settings-store.ts'

const byKey: Readonly<Record<string, Bet>> = { arrowup: 'higher', h: 'higher', arrowdown: 'lower', l: 'lower' }

/** The bet of a key; null for other keys. Key repeats are ignored. */
export function betForKey(key: string, letters: boolean): Bet | null {
  const name = key.toLowerCase()
  return name.length === 1 && !letters ? null : (byKey[name] ?? null)
}

/** True for a key repeat that would press the focused button again. */
export function isHeldEnter({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return repeat && key === 'Enter'
}

/** What the keys do. */
interface BetKeyActions {
  bet(bet: Bet): void
  stake(steps: number): void
  takeBack(): void
}

/**
 * Arrows and letters bet; in Stakes the arrows to the sides change the stake, and Backspace takes a chip back. Handled before the page's
 * shortcuts, which use some of the same letters.
 */
export function useBetKeys(active: boolean, actions: BetKeyActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!active) return
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const elsewhere = document.querySelector('dialog:modal') !== null || isField(event.target) || isScrolled(event)
      const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (steps !== 0 && !elsewhere) return latest.current.stake(steps)
      if (event.key === 'Backspace' && !elsewhere) return latest.current.takeBack()
      const bet = betForKey(event.key, useSettings.getState().letterKeys)
      if (!bet || elsewhere) return
      event.preventDefault()
      if (!event.repeat) latest.current.bet(bet)
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [active])
}

/** Arrows go through the lines of the log, up and down, and through the rounds so far, to the sides. */
function isScrolled({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || !key.startsWith('Arrow')) return false
  return key === 'ArrowLeft' || key === 'ArrowRight' ? target.closest('.hb-history') !== null : target.closest('[data-line]') !== null
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fieldSelector) !== null
}
