import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Roving tabindex in a grid of cards: one tab stop; arrows, Home and End move it. */
interface RovingFocus {
  /** Index of the tab stop. */
  readonly at: number
  readonly props: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    onFocus(event: FocusEvent<HTMLElement>): void
  }
}

/** The cards are the elements with `data-place` in the element that gets `props`; those far from the screen may be missing. */
export function useRovingFocus(length: number): RovingFocus {
  const [index, setIndex] = useState(0)
  const awaited = useRef<{ grid: HTMLElement; place: number } | null>(null)
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
      const grid = event.currentTarget
      const from = Number(event.target.dataset['place'] ?? -1)
      const to = from < 0 ? -1 : indexAfterKey(event.key, from, columnCount(grid.querySelectorAll<HTMLElement>('[data-place]')), length)
      if (to < 0) return
      event.preventDefault()
      const there = grid.querySelector<HTMLElement>(`[data-place="${to}"]`)
      if (!there) awaited.current = { grid, place: to }
      else there.focus()
      setIndex(to)
    },
    [length],
  )
  // The tab stop is always rendered, wherever the screen is.
  useLayoutEffect(() => {
    const { grid, place } = awaited.current ?? {}
    if (place !== index) return
    awaited.current = null
    grid!.querySelector<HTMLElement>(`[data-place="${index}"]`)?.focus()
  }, [index])
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const found = event.target.dataset['place']
    if (found !== undefined) setIndex(Number(found))
  }, [])
  return { at: Math.min(index, Math.max(0, length - 1)), props: { onKeyDown, onFocus } }
}

/** Number of columns, as laid out by the browser. */
function columnCount(cells: Iterable<HTMLElement>): number {
  const rows = new Map<number, number>()
  for (const cell of cells) {
    // Rows are further apart than that.
    const row = Math.round(cell.getBoundingClientRect().top / 8)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  return Math.max(1, ...rows.values())
}

/** The index a key moves to; −1 for other keys. */
export function indexAfterKey(key: string, from: number, columns: number, length: number): number {
  switch (key) {
    case 'ArrowRight':
      return Math.min(length - 1, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return from + columns < length ? from + columns : length - 1
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : 0
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return -1
  }
}
