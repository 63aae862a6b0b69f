import { useLayoutEffect, useState, type CSSProperties } from 'react'

/** Measures of a grid whose rows are equally high, and the rows to be rendered. */
interface GridWindow {
  readonly columns: number
  readonly rowHeight: number
  readonly gap: number
  /** First row, and the row after the last one. */
  readonly from: number
  readonly to: number
}

interface WindowedGrid {
  readonly attach: (list: HTMLUListElement | null) => void
  /** The grid's own height, whatever is rendered. */
  readonly style: CSSProperties
  /** Indices to be rendered, in order. */
  readonly shown: readonly number[]
  /** Where the grid places an item. */
  readonly placeOf: (index: number) => CSSProperties
}

/** Items that are rendered before anything is measured. */
const firstItems = 60
/** Screens above and below that are rendered as well: one is scrolled through before a frame is drawn. */
const spareScreens = 1

/** A long grid of equal tiles in a `ul`, of which only those near the screen are rendered; `stop` always is, so that it keeps its focus. */
export function useWindowedGrid(length: number, stop: number): WindowedGrid {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const [grid, setGrid] = useState<GridWindow | null>(null)
  useLayoutEffect(() => {
    if (list === null) return
    const measure = (): void => setGrid((before) => sameWindow(before, measureGrid(list)))
    measure()
    let frame = 0
    const measureSoon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const observer = new ResizeObserver(measureSoon)
    observer.observe(list)
    // Whichever ancestor scrolls.
    document.addEventListener('scroll', measureSoon, { capture: true, passive: true })
    window.addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('scroll', measureSoon, { capture: true })
      window.removeEventListener('resize', measureSoon)
    }
  }, [list, length])
  const rows = grid === null ? 0 : Math.ceil(length / grid.columns)
  return {
    attach: setList,
    style:
      grid === null ? {} : { gridAutoRows: `${grid.rowHeight}px`, minHeight: Math.max(0, rows * (grid.rowHeight + grid.gap) - grid.gap) },
    shown: shownIndices(grid, length, stop),
    placeOf: (index) => (grid === null ? {} : { gridRow: Math.floor(index / grid.columns) + 1, gridColumn: (index % grid.columns) + 1 }),
  }
}

/** Null where nothing is rendered that could be measured. */
function measureGrid(list: HTMLUListElement): GridWindow | null {
  const tile = list.querySelector('li')
  const rowHeight = tile?.offsetHeight ?? 0
  if (rowHeight === 0) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const gap = Number.parseFloat(rowGap) || 0
  return {
    ...visibleRows({ top: list.getBoundingClientRect().top, screen: window.innerHeight, step: rowHeight + gap }),
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    rowHeight,
    gap,
  }
}

/** The rows near the screen of a grid that begins at `top`. */
export function visibleRows({ top, screen, step }: { top: number; screen: number; step: number }): Pick<GridWindow, 'from' | 'to'> {
  const spare = screen * spareScreens
  return { from: Math.max(0, Math.floor((-top - spare) / step)), to: Math.max(0, Math.ceil((screen - top + spare) / step)) }
}

export function shownIndices(grid: GridWindow | null, length: number, stop: number): number[] {
  const first = grid === null ? 0 : Math.min(grid.from * grid.columns, length)
  const last = Math.min(length, grid === null ? firstItems : grid.to * grid.columns)
  const near = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
  if (stop >= length || (stop >= first && stop < last)) return near
  return stop < first ? [stop, ...near] : [...near, stop]
}

function sameWindow(before: GridWindow | null, now: GridWindow | null): GridWindow | null {
  if (now === null || before === null) return now ?? before
  const keys = ['columns', 'rowHeight', 'gap', 'from', 'to'] as const
  return keys.every((key) => before[key] === now[key]) ? before : now
}
