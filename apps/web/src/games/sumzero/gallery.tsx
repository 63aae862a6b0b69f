import { canBuy, libraryOfState, suggestPurchase, type Piece, type SumZeroKinds, type SumZeroView } from '@parlor/sumzero'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '../../house/button.tsx'
import type { TableProps } from '../door.ts'
import { board } from './board.ts'
import { Plan } from './plan.tsx'
import { Shape } from './shape.tsx'
import { useTell } from './tell.ts'

/** The pieces to buy as a plate of parts: each with its name, its price and how many are left; the one looked at is drawn large. */
export function Gallery({ view, moves, nameOf, onMove }: TableProps<SumZeroKinds>): ReactElement {
  const { tell } = useTell(nameOf)
  const { pointed, playing } = board.useScene()
  const library = libraryOfState(view)
  const { pieces } = library
  const [looked, setLooked] = useState<string | null>(null)
  const mayPass = moves.some(({ kind }) => kind === 'pass')
  const mine = moves.length > 0
  const seat = view.pending[0]!.seat
  const [automatic, setAutomatic] = useAutomatic(mine ? view : null, () => onMove(suggestPurchase(view, seat)))
  const hinted = pointed?.kind === 'buy' ? pointed.piece : null
  const shown = pieces.findIndex(({ id }) => id === (hinted ?? looked))
  const bought = playing.find((event) => event.kind === 'bought')

  function tile(piece: Piece, index: number): ReactElement {
    const { id, cost, cells } = piece
    const left = view.stock[index]!
    const able = mine && canBuy(view, library, seat, index)
    const count = Math.max(left, 0)
    return (
      <li key={id}>
        <button
          type="button"
          className="sz-tile"
          data-gone={left === 0}
          data-bought={bought?.piece === id}
          data-pointed={hinted === id}
          aria-disabled={!able}
          aria-label={tell(left < 0 ? 'draft.pieceEndless' : 'draft.piece', { piece: id, size: cells.length, cost, count })}
          onClick={() => onMove({ kind: 'buy', piece: id })}
          onPointerEnter={() => setLooked(id)}
          onFocus={() => setLooked(id)}
        >
          <span className="sz-tile-shape">
            <Shape cells={cells} seat={able ? seat : null} />
          </span>
          <span className="sz-tile-name">{id}</span>
          <span className="sz-tile-cost">{cost}</span>
          <span className="sz-tile-left">{left < 0 ? '∞' : `×${left}`}</span>
        </button>
      </li>
    )
  }

  return (
    <div className="sz-draft" data-single={view.stock.every((left) => left === 0 || left === 1)}>
      <Closeup view={view} index={Math.max(shown, 0)} tell={tell} />
      <ul className="sz-gallery" aria-label={tell('draft.gallery')}>
        {pieces.map(tile)}
      </ul>
      <div className="sz-draft-acts">
        <Button aria-disabled={!mayPass} data-pointed={pointed?.kind === 'pass'} onClick={() => onMove({ kind: 'pass' })}>
          {tell('draft.pass')}
        </Button>
        <Button aria-pressed={automatic} icon="bot" onClick={() => setAutomatic(!automatic)}>
          {tell(automatic ? 'draft.autoStop' : 'draft.auto')}
        </Button>
      </div>
    </div>
  )
}

/** The piece looked at, large, with every way it can lie; and the sheet it is for. */
function Closeup(props: { view: SumZeroView; index: number; tell: ReturnType<typeof useTell>['tell'] }): ReactElement {
  const { view, index, tell } = props
  const { id, cells, cost, poses } = libraryOfState(view).pieces[index]!
  const left = view.stock[index]!
  return (
    <div className="sz-closeup" aria-hidden="true">
      <div className="sz-closeup-shape">
        <Shape cells={cells} seat={view.pending[0]!.seat} />
      </div>
      <p className="sz-closeup-words">
        <b>{id}</b>
        <span>{tell('draft.cost', { count: cost })}</span>
        <span>{tell('draft.size', { count: cells.length })}</span>
        <span>{tell('draft.poses', { count: poses.length })}</span>
        <span>{left < 0 ? tell('draft.leftEndless') : tell('draft.left', { count: left })}</span>
      </p>
      <div className="sz-closeup-poses">
        {poses.map((pose) => (
          <Shape key={pose.cells.join()} cells={pose.cells} seat={null} />
        ))}
      </div>
      <Plan view={view} tell={tell} />
    </div>
  )
}

/** Buys by itself whenever it is this device's turn, once for each view of it, until it is told to stop. */
function useAutomatic(turn: SumZeroView | null, buy: () => void): [on: boolean, set: (on: boolean) => void] {
  const [on, set] = useState(false)
  const latest = useRef(buy)
  useEffect(() => {
    latest.current = buy
  })
  useEffect(() => {
    if (on && turn) latest.current()
  }, [on, turn])
  return [on, set]
}
