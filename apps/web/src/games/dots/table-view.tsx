import { blockedCell, cellsInDanger, moveAt, previewMove, type DotsTypes } from '@parlor/dots'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent as KeyPress,
  type ReactElement,
  type RefObject,
} from 'react'
import { useBoardStyle, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { cellLabel } from './aria-labels.ts'
import { layOutBoard } from './screen-layout.ts'
import './table-view.css'
import { isDirectionKey, cellAfterKey } from './keyboard-navigation.ts'
import { strings } from './strings.ts'

/** The board as a grid of buttons, each where its cell is drawn: for keyboard, screen readers, and screens without a canvas. */
export function TableView({ view, moves, seat, nameOf, onMove, onPoint }: GameTableProps<DotsTypes>): ReactElement {
  const { rows, cols } = view
  const translator = useTranslator()
  const { preview } = useBoardStyle('dots')
  const letters = useSettings((settings) => settings.letterKeys)
  const grid = useRef<HTMLDivElement>(null)
  const gridStyle = useGridOverlayStyle(grid, rows, cols)
  const [chosen, setChosen] = useState(() => Math.floor(rows / 2) * cols + Math.floor(cols / 2))
  const [focused, setFocused] = useState(false)
  const active = Math.min(chosen, rows * cols - 1)
  const playable = useMemo(() => new Set(moves.map(({ row, col }) => row * cols + col)), [moves, cols])
  useArrowKeysToEnter(grid, active, letters, moves.length > 0)
  const mover = moves.length > 0 ? view.pending[0]!.seat : null
  const danger = useMemo(() => new Set(preview && mover !== null ? cellsInDanger(view, mover) : []), [preview, view, mover])

  function label(cell: number): string {
    const thinking = focused && cell === active && preview && mover !== null && playable.has(cell)
    const messages = cellLabel(view, {
      cell,
      seat,
      danger: danger.has(cell),
      preview: thinking ? previewMove(view, mover, moveOfCell(cell, cols)) : null,
    })
    return messages.map((message) => translator.say(message, strings[translator.language], nameOf)).join(', ')
  }

  function pressed(event: KeyPress): void {
    if (event.altKey || event.metaKey) return
    const to = cellAfterKey(event.key, { cell: active, rows, cols, letters: letters && !event.ctrlKey, whole: event.ctrlKey })
    if (to === null) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
  }

  function cellButton(cell: number): ReactElement {
    return (
      <div role="gridcell" key={cell} aria-colindex={(cell % cols) + 1}>
        <button
          type="button"
          data-cell={cell}
          data-owner={view.owner[cell]}
          tabIndex={cell === active ? 0 : -1}
          aria-label={label(cell)}
          aria-disabled={!playable.has(cell)}
          onClick={() => onMove(moveOfCell(cell, cols))}
          onFocus={(event) => {
            setChosen(cell)
            setFocused(true)
            // Pointer focus needs no marker.
            if (event.target.matches(':focus-visible')) onPoint(moveOfCell(cell, cols))
          }}
          onBlur={() => {
            setFocused(false)
            onPoint(null)
          }}
        >
          {view.owner[cell] === blockedCell ? '' : view.dots[cell]}
        </button>
      </div>
    )
  }

  return (
    <div
      className="dots-table-view"
      role="grid"
      ref={grid}
      style={gridStyle}
      aria-label={translator.say({ key: 'title' }, strings[translator.language])}
      aria-rowcount={rows}
      aria-colcount={cols}
      onKeyDown={pressed}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div role="row" key={row} aria-rowindex={row + 1}>
          {Array.from({ length: cols }, (_, col) => cellButton(row * cols + col))}
        </div>
      ))}
    </div>
  )
}

/** An arrow key, or its letter, focuses the board when nothing else has focus. */
function useArrowKeysToEnter(grid: RefObject<HTMLElement | null>, cell: number, letters: boolean, open: boolean): void {
  useEffect(() => {
    if (!open) return
    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || event.isComposing) return
      if (!isDirectionKey(event.key, letters) || !isFocusFree(document.activeElement) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [grid, cell, letters, open])
}

/** True when focus is on the page or on its heading, where navigation puts it. */
function isFocusFree(focused: Element | null): boolean {
  return !(focused instanceof HTMLElement) || focused === document.body || focused.matches('h1, main')
}

function moveOfCell(cell: number, cols: number): DotsTypes['Move'] {
  return moveAt(Math.floor(cell / cols), cell % cols)
}

/** Position of the grid over the canvas, updated on resize. */
export function useGridOverlayStyle(grid: RefObject<HTMLElement | null>, rows: number, cols: number): CSSProperties {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const holder = grid.current?.parentElement
    if (!holder) return
    const measure = () => setSize({ width: holder.clientWidth, height: holder.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(holder)
    return () => observer.disconnect()
  }, [grid])
  const { pitch, left, top } = layOutBoard(size.width, size.height, rows, cols)
  return { '--left': `${left}px`, '--top': `${top}px`, '--pitch': `${pitch}px`, '--cols': cols } as CSSProperties
}
