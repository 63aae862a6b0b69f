import type { CardHandle } from '@parlor/simpiece'
import { useCallback, useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import type { InteractionMode } from './interaction-mode.ts'
import { findCardItem, type ViewModel } from './view-model.ts'

/** Keyboard focus on the table. */
interface KeyboardFocus {
  /** The card that is the tab stop. */
  readonly cursor: CardHandle
  readonly onFocus: (event: FocusEvent) => void
  readonly to: (handle: CardHandle | undefined) => void
}

/**
 * Keeps focus on the table when the focused element is removed, and moves it on for keyboard players: to the actions, then to the
 * targets.
 */
export function useKeyboardFocus(
  root: RefObject<HTMLElement | null>,
  table: ViewModel,
  mode: InteractionMode,
  byKey: RefObject<boolean>,
): KeyboardFocus {
  const [last, setLast] = useState<CardHandle | null>(null)
  const first = table.halves[0].hand[0]?.handle ?? table.halves[0].leader.handle
  const cursor = last !== null && findCardItem(table.halves, last) ? last : first
  const { kind } = mode
  const handle = mode.kind === 'selected' ? mode.handle : null
  useEffect(() => {
    if (!byKey.current) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    if (kind === 'selected' || kind === 'don') find('.st-action:not([aria-disabled="true"])')?.focus({ preventScroll: true })
    else if (kind === 'targeting' || kind === 'attaching') find('.st-card[data-mark="target"]')?.focus({ preventScroll: true })
  }, [kind, handle, root, byKey])
  // A removed button loses its focus.
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body && root.current?.querySelector('.st-question') === null)
      focusCard(root, cursor)
  })
  // Behind the hand-over curtain the own hand is face down; when it is lifted, focus goes to its first card.
  const hidden = table.halves[0].hand.some(({ card }) => card === null)
  const before = useRef(hidden)
  useEffect(() => {
    if (before.current && !hidden && document.activeElement === document.body) focusCard(root, cursor)
    before.current = hidden
  }, [hidden, root, cursor])
  // Not for mouse players: a list would change with the arrows, a button would trigger with the space bar.
  const { asked } = table
  useEffect(() => {
    if (asked === 'counter' && !byKey.current && document.activeElement === document.body)
      root.current?.closest<HTMLElement>('.table-view')?.focus({ preventScroll: true })
  }, [asked, root, byKey])
  const onFocus = useCallback((event: FocusEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('.st-card')
    if (card) setLast(Number(card.dataset['handle']))
  }, [])
  return { cursor, onFocus, to: (card) => focusCard(root, card) }
}

function focusCard(root: RefObject<HTMLElement | null>, card: CardHandle | undefined): void {
  root.current?.querySelector<HTMLElement>(`[data-handle="${card}"]`)?.focus({ preventScroll: true })
}
