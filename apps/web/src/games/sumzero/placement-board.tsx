import { cellName, heatMapOf, type SumZeroTypes } from '@parlor/sumzero'
import { memo, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactElement } from 'react'
import { useBoardStyle } from '../../platform/settings/settings-store.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import { DraggedPiece } from './dragged-piece.tsx'
import { BoardDrawing } from './board-drawing.tsx'
import { setHeldPiece, useHeldPiece } from './held-piece.ts'
import { checkPlacement } from './check-placement.ts'
import { useTableLabels } from './aria-labels.ts'
import { PlacementNote } from './placement-note.tsx'
import { buildViewModel } from './view-model.ts'
import { useDisplayPreferences } from './preferences.ts'
import { useTranslate } from './use-translate.ts'
import { useBoardKeyboard } from './use-board-keyboard.ts'
import { useTouchPlacement, useMousePlacement } from './use-pointer-placement.ts'

/** The board pieces are placed on: a drawing, and over it a grid for keyboard and screen readers. */
export function PlacementBoard(props: GameTableProps<SumZeroTypes>): ReactElement {
  const { view, moves, onMove, nameOf } = props
  const { rows, cols } = view
  const { preview } = useBoardStyle('sumzero')
  const display = useDisplayPreferences()
  const scene = board.useBoardState()
  const translate = useTranslate(nameOf)
  const held = useHeldPiece()
  const field = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const mover = moves.length > 0 ? view.pending[0]!.seat : null
  const heat = useMemo(() => (preview || display.heat ? heatMapOf(view) : null), [preview, display.heat, view])
  const viewModel = useMemo(() => buildViewModel(view, heat, display.heat), [view, heat, display.heat])
  const check = useMemo(() => (held && mover !== null ? checkPlacement(view, mover, held) : null), [view, mover, held])
  const labels = useTableLabels(props, heat?.dead ?? noCells)
  const { cursor, visit, lay } = useBoardKeyboard({ view, moves, onMove, mover, labels, field })
  useMousePlacement(field, view, held !== null, lay)
  const hands = {
    ...useTouchPlacement(view),
    onClick(event: MouseEvent) {
      if (!held) pickUpHinted()
      else if (!held.dragged && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') lay()
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }

  /** Picks a hint's piece up at its place. */
  function pickUpHinted(): void {
    if (mover === null || scene.pointed?.kind !== 'place') return
    const { piece, pose, x, y } = scene.pointed
    const hinted = { piece, pose, x, y, away: false, dragged: false }
    if (checkPlacement(view, mover, hinted).legal) setHeldPiece(hinted)
  }

  const label = focused && held && check ? labels.held(held, check) : labels.cells[cursor]!
  const ghost = held && !held.away && check ? { held, tone: !preview ? 'plain' : check.legal ? 'yes' : 'no' } : null
  return (
    <div className="sz-sheet" data-grid={display.grid} style={{ '--rows': rows, '--cols': cols } as CSSProperties}>
      <Ruler count={cols} side="top" />
      <Ruler count={rows} side="left" />
      <div className="sz-field" ref={field} data-cols={cols} data-holding={held !== null} {...hands}>
        <BoardDrawing view={view} viewModel={viewModel} scene={scene} ghost={ghost} />
        <CellGrid labels={labels.cells} cols={cols} cursor={cursor} label={label} name={labels.board} onVisit={visit} />
      </div>
      <PlacementNote view={view} mover={mover} held={held} check={check} preview={preview} translate={translate} />
      {held?.away && mover !== null && <DraggedPiece view={view} held={held} seat={mover} />}
    </div>
  )
}

const noCells: readonly number[] = []

/** Letters along the top, numbers down the side: all of them where they fit. */
function Ruler({ count, side }: { count: number; side: 'top' | 'left' }): ReactElement {
  const every = count <= 14 ? 1 : count <= 25 ? 5 : 10
  return (
    <div className="sz-ruler" data-side={side} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i}>{(i + 1) % every === 0 ? (side === 'top' ? columnName(i) : i + 1) : ''}</span>
      ))}
    </div>
  )
}

/** As in square names: one or two letters for the column and a number for the row. */
function columnName(column: number): string {
  return cellName(column, 0).replace(/\d+$/, '')
}

/** The squares for keyboard and screen readers; roving tabindex. */
const CellGrid = memo(function CellGrid(props: {
  labels: readonly string[]
  cols: number
  cursor: number
  label: string
  name: string
  onVisit: (cell: number) => void
}): ReactElement {
  const { labels, cols, cursor, label, name, onVisit } = props
  const rows = labels.length / cols
  return (
    <div className="sz-grid" role="grid" aria-label={name} aria-rowcount={rows} aria-colcount={cols}>
      {Array.from({ length: rows }, (_, y) => (
        <div role="row" key={y} aria-rowindex={y + 1}>
          {Array.from({ length: cols }, (__, x) => {
            const cell = y * cols + x
            return (
              <div
                role="gridcell"
                key={x}
                aria-colindex={x + 1}
                data-cell={cell}
                tabIndex={cell === cursor ? 0 : -1}
                aria-label={cell === cursor ? label : labels[cell]}
                onFocus={() => onVisit(cell)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})
