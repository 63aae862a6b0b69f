import { cellName, heatOf, type SumZeroKinds } from '@parlor/sumzero'
import { memo, useMemo, useRef, useState, type CSSProperties, type MouseEvent, type ReactElement } from 'react'
import { useBoardStyle } from '../../settings/store.ts'
import type { TableProps } from '../door.ts'
import { board } from './board.ts'
import { Carried } from './carried.tsx'
import { Drawing } from './drawing.tsx'
import { hold, useHeld } from './hand.ts'
import { judge } from './judge.ts'
import { useLabels } from './label.ts'
import { Note } from './note.tsx'
import { present } from './present.ts'
import { useSight } from './sight.ts'
import { useTell } from './tell.ts'
import { useHand } from './use-hand.ts'
import { useFinger, useMouse } from './use-pointer.ts'

/** The sheet the pieces are laid on: a drawing, and over it a grid that keys and screen readers walk. */
export function Sheet(props: TableProps<SumZeroKinds>): ReactElement {
  const { view, moves, onMove, nameOf } = props
  const { rows, cols } = view
  const { preview } = useBoardStyle('sumzero')
  const sight = useSight()
  const scene = board.useScene()
  const tell = useTell(nameOf)
  const held = useHeld()
  const field = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  const mover = moves.length > 0 ? view.pending[0]!.seat : null
  const heat = useMemo(() => (preview || sight.heat ? heatOf(view) : null), [preview, sight.heat, view])
  const picture = useMemo(() => present(view, heat, sight.heat), [view, heat, sight.heat])
  const verdict = useMemo(() => (held && mover !== null ? judge(view, mover, held) : null), [view, mover, held])
  const labels = useLabels(props, heat?.dead ?? nothing)
  const { cursor, visit, lay } = useHand({ view, moves, onMove, mover, labels, field })
  useMouse(field, view, held !== null, lay)
  const hands = {
    ...useFinger(view),
    onClick(event: MouseEvent) {
      if (!held) takeHinted()
      else if (!held.dragged && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') lay()
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }

  /** A hint is taken up where it lies. */
  function takeHinted(): void {
    if (mover === null || scene.pointed?.kind !== 'place') return
    const { piece, pose, x, y } = scene.pointed
    const hinted = { piece, pose, x, y, away: false, dragged: false }
    if (judge(view, mover, hinted).legal) hold(hinted)
  }

  const label = focused && held && verdict ? labels.held(held, verdict) : labels.cells[cursor]!
  const ghost = held && !held.away && verdict ? { held, tone: !preview ? 'plain' : verdict.legal ? 'yes' : 'no' } : null
  return (
    <div className="sz-sheet" data-grid={sight.grid} style={{ '--rows': rows, '--cols': cols } as CSSProperties}>
      <Ruler count={cols} side="top" />
      <Ruler count={rows} side="left" />
      <div className="sz-field" ref={field} data-cols={cols} data-holding={held !== null} {...hands}>
        <Drawing view={view} picture={picture} scene={scene} ghost={ghost} />
        <Grid labels={labels.cells} cols={cols} cursor={cursor} label={label} name={labels.board} onVisit={visit} />
      </div>
      <Note view={view} mover={mover} held={held} verdict={verdict} preview={preview} tell={tell} />
      {held?.away && mover !== null && <Carried view={view} held={held} seat={mover} />}
    </div>
  )
}

const nothing: readonly number[] = []

/** Letters along the top, numbers down the side: all of them while there is room. */
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

/** As in the names of squares, which are a letter or two for the column and a number for the row. */
function columnName(column: number): string {
  return cellName(column, 0).replace(/\d+$/, '')
}

/** The squares for keys and screen readers; one of them is in the tab order. */
const Grid = memo(function Grid(props: {
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
