import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Roving tabindex in a grid of cards: one tab stop; arrows, Home and End move it. */
interface RovingFocus {
  /** Index of the tab stop. */
  readonly at: number
  readonly props: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    onFocus(event: FocusEvent<HTMLElement>): void
  }
}

/** The cards are the elements with `data-place` in the element that gets `props`. */
export function useRovingFocus(length: number): RovingFocus {
  const [index, setIndex] = useState(0)
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
    const from = cells.findIndex((cell) => cell === event.target)
    const to = from < 0 ? -1 : indexAfterKey(event.key, from, columnCount(cells), cells.length)
    if (to < 0) return
    event.preventDefault()
    cells[to]!.focus()
  }, [])
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const found = event.target.dataset['place']
    if (found !== undefined) setIndex(Number(found))
  }, [])
  return { at: Math.min(index, Math.max(0, length - 1)), props: { onKeyDown, onFocus } }
}

/** Number of columns, as laid out by the browser. */
function columnCount(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.getBoundingClientRect().top
  const second = cells.findIndex((cell) => Math.abs(cell.getBoundingClientRect().top - top!) > 8)
  return second < 0 ? cells.length : second
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
