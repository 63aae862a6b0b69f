import type { Seat } from '@parlor/kernel'
import { canBuy, pieceLibraryOfState, suggestPurchase, type Piece, type SumZeroTypes, type SumZeroView } from '@parlor/sumzero'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { board } from './board.ts'
import { EmptyBoardPreview } from './empty-board-preview.tsx'
import { PieceShape } from './piece-shape.tsx'
import { useTranslate } from './use-translate.ts'

/** The pieces to buy: each with its name, price and remaining count; the selected one is shown large. */
export function DraftGallery(props: GameTableProps<SumZeroTypes>): ReactElement {
  const { view, moves, nameOf, onMove } = props
  const { translate } = useTranslate(nameOf)
  const { pointed, playing, shown } = board.useBoardState()
  const library = pieceLibraryOfState(view)
  const { pieces } = library
  const [looked, setLooked] = useState<string | null>(null)
  const mayPass = moves.some(({ kind }) => kind === 'pass')
  const mine = moves.length > 0
  const seat = view.pending[0]!.seat
  const [automatic, toggleAutomatic] = useAutoBuy(props)
  const hinted = pointed?.kind === 'buy' ? pointed.piece : null
  const closeup = pieces.findIndex(({ id }) => id === (hinted ?? looked))
  const bought = playing.slice(shown).find((event) => event.kind === 'bought')

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
          aria-label={translate(left < 0 ? 'draft.pieceEndless' : 'draft.piece', { piece: id, size: cells.length, cost, count })}
          onClick={() => onMove({ kind: 'buy', piece: id })}
          onPointerEnter={() => setLooked(id)}
          onFocus={() => setLooked(id)}
        >
          <span className="sz-tile-shape">
            <PieceShape cells={cells} seat={able ? seat : null} />
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
      <PieceCloseup view={view} index={Math.max(closeup, 0)} translate={translate} />
      <ul className="sz-gallery" aria-label={translate('draft.gallery')}>
        {pieces.map(tile)}
      </ul>
      <p className="sz-draft-ask" data-asked={mine}>
        {translate('draft.ask')}
      </p>
      <div className="sz-draft-actions">
        <Button aria-disabled={!mayPass} data-pointed={pointed?.kind === 'pass'} onClick={() => onMove({ kind: 'pass' })}>
          {translate('draft.pass')}
        </Button>
        <Button aria-pressed={automatic} aria-disabled={!mine && !automatic} icon="bot" onClick={toggleAutomatic}>
          {translate(automatic ? 'draft.autoStop' : 'draft.auto')}
        </Button>
      </div>
    </div>
  )
}

/** The selected piece, large, with all its poses; and the board it is for. */
function PieceCloseup(props: { view: SumZeroView; index: number; translate: ReturnType<typeof useTranslate>['translate'] }): ReactElement {
  const { view, index, translate } = props
  const { id, cells, cost, poses } = pieceLibraryOfState(view).pieces[index]!
  const left = view.stock[index]!
  return (
    <div className="sz-closeup" aria-hidden="true">
      <div className="sz-closeup-shape">
        <PieceShape cells={cells} seat={view.pending[0]!.seat} />
      </div>
      <p className="sz-closeup-text">
        <b>{id}</b>
        <span>{translate('draft.cost', { count: cost })}</span>
        <span>{translate('draft.size', { count: cells.length })}</span>
        <span>{translate('draft.poses', { count: poses.length })}</span>
        <span>{left < 0 ? translate('draft.leftEndless') : translate('draft.left', { count: left })}</span>
      </p>
      <div className="sz-closeup-poses">
        {poses.map((pose) => (
          <PieceShape key={pose.cells.join()} cells={pose.cells} seat={null} />
        ))}
      </div>
      <EmptyBoardPreview view={view} translate={translate} />
    </div>
  )
}

/** Buys for the seat on the screen to the end of the draft, as one gesture, until it is stopped or taken back. */
function useAutoBuy({ view, moves, seat, onMove }: GameTableProps<SumZeroTypes>): [on: boolean, toggle: () => void] {
  const [gestures, setGestures] = useState<Readonly<Record<Seat, AbortController>>>({})
  const gesture = seat === null ? undefined : gestures[seat]
  const asked = moves.length > 0
  useEffect(() => {
    // A seat is not asked in the middle of its gesture: this one was taken back or refused.
    if (asked) gesture?.abort()
  }, [asked, gesture])
  const on = !asked && gesture?.signal.aborted === false

  function toggle(): void {
    if (on) gesture.abort()
    if (on) return setGestures({ ...gestures })
    if (!asked || seat === null) return
    const next = new AbortController()
    setGestures({ ...gestures, [seat]: next })
    onMove(suggestPurchase(view, seat), (now) =>
      next.signal.aborted || now.pending[0]?.kind !== 'draft' ? null : suggestPurchase(now, seat),
    )
  }
  return [on, toggle]
}
