import { cellName, type BoardLayout, type DotsView } from '@parlor/dots'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { announce } from '../../../../ui/announcer.tsx'
import { useSettings } from '../../../../platform/settings/settings-store.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { cellLabel } from '../../aria-labels.ts'
import { cellAt, layOutBoard } from '../../screen-layout.ts'
import { useGridOverlayStyle } from '../../table-view.tsx'
import '../../table-view.css'
import { cellAfterKey } from '../../keyboard-navigation.ts'
import { PositionPicture } from '../../../../web-game/position-picture.tsx'
import { dishMargin } from '../../full-drawing.ts'
import { strings } from '../../strings.ts'
import { brushFromCell, layoutOfGrid, type Brush, type BoardGrid } from './level-draft.ts'
import { emptyBrush, sameBrush } from './brush.ts'

interface EditorBoardProps {
  readonly grid: BoardGrid
  readonly brush: Brush
  /** Name of the cell that breaks a rule. */
  readonly invalidCell: string | null
  readonly onPaint: (cell: number, brush: Brush) => void
  readonly onRest: () => void
  /** A shortcut key of a brush or a number of dots; true when handled. */
  readonly onKey: (key: string) => boolean
}

/** The editor's board: painted by pointer, or a grid of buttons for the keyboard. */
export function EditorBoard({ grid, brush, invalidCell, onPaint, onRest, onKey }: EditorBoardProps): ReactElement {
  const { rows, cols } = grid
  const translator = useTranslator()
  const own = strings[translator.language]
  const letters = useSettings((settings) => settings.letterKeys)
  const element = useRef<HTMLDivElement>(null)
  const gridStyle = useGridOverlayStyle(element, rows, cols)
  const position = useMemo(() => layoutOfGrid(grid), [grid])
  const view = useMemo(() => viewOfLayout(position), [position])
  const [chosen, setChosen] = useState(0)
  const active = Math.min(chosen, rows * cols - 1)
  const stroke = usePaintDrag(grid, brush, onPaint, onRest)

  function label(cell: number): string {
    const nameOf = (seat: number) => translator.say({ key: `seat.${seat}` }, own)
    const paintedCell = cellLabel(view, { cell, seat: null, danger: false, preview: null })
    return paintedCell.map((message) => translator.say(message, own, nameOf)).join(', ')
  }

  // After painting by keyboard the cell's new content is announced.
  const [paintedCell, setPaintedCell] = useState<{ readonly cell: number } | null>(null)
  useEffect(() => {
    if (paintedCell) announce(label(paintedCell.cell))
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each stroke, not again when the board is turned
  }, [paintedCell])

  function paint(cell: number, by: Brush): void {
    onPaint(cell, by)
    onRest()
    setPaintedCell({ cell })
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return
    const to = cellAfterKey(event.key, { cell: active, rows, cols, letters: false, whole: event.ctrlKey })
    if (to !== null) {
      event.preventDefault()
      element.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      paint(active, emptyBrush)
    } else if (!event.ctrlKey && letters && event.key.length === 1 && onKey(event.key.toLowerCase())) event.preventDefault()
  }

  return (
    <div className="editor-board" style={{ ...gridStyle, ...drawingSize(position) }} {...stroke}>
      <PositionPicture game="dots" position={position} />
      <CoordinateLabels {...position} />
      <div
        className="dots-table-view"
        role="grid"
        ref={element}
        aria-label={translator.say({ key: 'editor.board', params: { rows, cols } }, own)}
        aria-describedby="editor-keys"
        aria-rowcount={rows}
        aria-colcount={cols}
        onKeyDown={pressed}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div role="row" key={row} aria-rowindex={row + 1}>
            {Array.from({ length: cols }, (_, col) => {
              const cell = row * cols + col
              return (
                <div role="gridcell" key={cell} aria-colindex={col + 1}>
                  <button
                    type="button"
                    className="editor-cell"
                    data-cell={cell}
                    data-owner={grid.owner[cell]}
                    data-dots={grid.dots[cell]}
                    data-wrong={invalidCell === cellName(row, col)}
                    tabIndex={cell === active ? 0 : -1}
                    aria-label={label(cell)}
                    onFocus={() => setChosen(cell)}
                    onClick={({ detail }) => {
                      // Pointers paint by stroke; a click without a pointer comes from a key or a screen reader.
                      if (detail === 0) paint(cell, brush)
                    }}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p id="editor-keys" className="sr-only">
        {translator.say({ key: 'editor.keys' }, own)}
      </p>
    </div>
  )
}

/** A layout as a spectator's view, for the labels of its cells. */
function viewOfLayout({ rows, cols, shape, owner, dots }: BoardLayout): DotsView {
  const held = [0, 1].map((seat) => owner.filter((who) => who === seat).length)
  return { seq: 0, pending: [], outcome: null, rows, cols, shape, owner, dots, held }
}

/** The drawing is a square around the dish, in cells. */
function drawingSize({ rows, cols }: BoardLayout): CSSProperties {
  return { '--span': Math.max(rows, cols) + 2 * dishMargin, '--rows': rows } as CSSProperties
}

/** Numbers down the left and letters along the bottom, as at the table. */
function CoordinateLabels({ rows, cols }: BoardLayout): ReactElement {
  const places = [
    ...Array.from({ length: rows }, (_, row) => ({ text: cellName(row, 0).slice(1), side: 'left', at: row })),
    ...Array.from({ length: cols }, (_, col) => ({ text: cellName(0, col).charAt(0), side: 'below', at: col })),
  ]
  return (
    <div className="editor-coordinates" aria-hidden="true">
      {places.map(({ text, side, at }) => (
        <span key={text} data-side={side} style={{ '--at': at + 0.5 } as CSSProperties}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** Painting by drag: a stroke that starts on a cell which already matches the brush erases instead. */
function usePaintDrag(grid: BoardGrid, brush: Brush, onPaint: EditorBoardProps['onPaint'], onRest: () => void) {
  const going = useRef<{ readonly brush: Brush; x: number; y: number } | null>(null)

  function forEachCellOnPath(event: PointerEvent<HTMLElement>, each: (cell: number) => void): void {
    const box = event.currentTarget.getBoundingClientRect()
    const layout = layOutBoard(box.width, box.height, grid.rows, grid.cols)
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const from = going.current ?? { x, y }
    // A fast pointer skips cells: paints along its path.
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / (layout.pitch / 3)))
    for (let i = 1; i <= steps; i++) {
      const cell = cellAt(layout, from.x + ((x - from.x) * i) / steps, from.y + ((y - from.y) * i) / steps)
      if (cell !== null) each(cell)
    }
    if (going.current) [going.current.x, going.current.y] = [x, y]
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const box = event.currentTarget.getBoundingClientRect()
      forEachCellOnPath(event, (cell) => {
        const wipes = sameBrush(brushFromCell(grid, cell), brush)
        going.current = { brush: wipes ? emptyBrush : brush, x: event.clientX - box.left, y: event.clientY - box.top }
        onPaint(cell, going.current.brush)
      })
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const { current } = going
      if (current) forEachCellOnPath(event, (cell) => onPaint(cell, current.brush))
    },
    onPointerUp(): void {
      going.current = null
      onRest()
    },
    onPointerCancel(): void {
      going.current = null
      onRest()
    },
  }
}
