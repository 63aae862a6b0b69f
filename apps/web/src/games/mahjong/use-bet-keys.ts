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

/** Arrows and letters bet, and in Stakes the arrows to the sides change the stake. Handled before the page's shortcuts, which use some of the same letters. */
export function useBetKeys(active: boolean, onBet: (bet: Bet) => void, onStake: (steps: number) => void): void {
  const latest = useRef({ onBet, onStake })
  useEffect(() => {
    latest.current = { onBet, onStake }
  })
  useEffect(() => {
    if (!active) return
    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const elsewhere = document.querySelector('dialog:modal') !== null || isField(event.target) || isScrolled(event)
      const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
      if (steps !== 0 && !elsewhere) return latest.current.onStake(steps)
      const bet = betForKey(event.key, useSettings.getState().letterKeys)
      if (!bet || elsewhere) return
      event.preventDefault()
      if (!event.repeat) latest.current.onBet(bet)
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
