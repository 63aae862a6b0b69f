import { seatNameMessage, type Seat } from '@parlor/kernel'
import type { SumZeroTypes } from '@parlor/sumzero'
import { useMemo, type PointerEvent, type ReactElement } from 'react'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { focusBoard } from '../../table/focus-board.ts'
import { board } from './board.ts'
import { setHeldPiece, useHeldPiece } from './held-piece.ts'
import { laidCountOf, remainingPiecesOf } from './aria-labels.ts'
import './panel.css'
import { PieceShape } from './piece-shape.tsx'
import { heldPieceOnPickUp } from './keyboard-navigation.ts'
import { useTranslate } from './use-translate.ts'
import { PieceTools } from './piece-tools.tsx'

/** Side panel: pieces and budget of both sides; the pieces of the side to move can be picked up here. */
export function Panel(props: GameTableProps<SumZeroTypes>): ReactElement {
  const { view, moves } = props
  const kind = view.pending[0]?.kind
  const mover = moves.length > 0 && kind === 'place' ? view.pending[0]!.seat : null
  const near = props.seat ?? 0
  const held = useHeldPiece()
  const phase = kind === 'draft' || kind === 'swap' ? kind : 'sheet'
  const playing = props.seat !== null && view.outcome === null
  return (
    <div className="sz-panel" data-holding={held !== null} data-phase={phase} data-playing={playing}>
      <PlayerSide {...props} side={near} mover={mover} />
      {phase === 'sheet' && (playing || props.seat === null) && <PieceTools {...props} mover={mover} playing={playing} />}
      <PlayerSide {...props} side={1 - near} mover={mover} far />
    </div>
  )
}

function PlayerSide(props: GameTableProps<SumZeroTypes> & { side: Seat; mover: Seat | null; far?: boolean }): ReactElement {
  const { view, nameOf, clock, side, mover, far } = props
  const { translate } = useTranslate(nameOf)
  const pieces = remainingPiecesOf(view, side)
  const turn = view.pending[0]?.seat === side
  const drafting = view.pending[0]?.kind === 'draft'
  return (
    <section className="sz-side" data-seat={side} data-turn={turn} data-far={far ?? false} aria-label={nameOf(side)}>
      <header>
        <span className="sz-symbol" aria-hidden="true" />
        <b className="sz-name">{nameOf(side)}</b>
        {turn && <span className="sr-only">{translate('panel.turn')}</span>}
        <span className="sz-figure">
          {drafting
            ? translate('panel.budget', { count: view.budgets[side]! })
            : translate('panel.laid', { count: laidCountOf(view, side) })}
        </span>
        {clock?.(side)}
      </header>
      <ul className="sz-tray" aria-label={translate('panel.pieces', { who: seatNameMessage(side) })}>
        {pieces.map((piece, index) => (
          <li key={piece.id}>
            {mover === side ? <PieceButton {...props} piece={piece} index={index} /> : <PieceIcon piece={piece} side={side} />}
          </li>
        ))}
        {pieces.length === 0 && <li className="sz-none">{translate('panel.none')}</li>}
      </ul>
    </section>
  )
}

type OwnedPiece = ReturnType<typeof remainingPiecesOf>[number]

/** A piece that can be picked up: by mouse on press, so that it can be dragged; otherwise by click. */
function PieceButton(props: GameTableProps<SumZeroTypes> & { side: Seat; piece: OwnedPiece; index: number }): ReactElement {
  const { view, moves, nameOf, side, piece, index } = props
  const { id, count, cells } = piece
  const { translate } = useTranslate(nameOf)
  const { pointed } = board.useBoardState()
  const inHand = useHeldPiece()?.piece === id
  const fits = useMemo(() => moves.some((move) => move.kind === 'place' && move.piece === id), [moves, id])

  function pressed(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || event.pointerType !== 'mouse') return
    setHeldPiece({ ...heldPieceOnPickUp(moves, id, view), away: true, dragged: true })
  }

  function clicked(byKey: boolean): void {
    setHeldPiece(inHand ? null : heldPieceOnPickUp(moves, id, view))
    if (byKey && !inHand) focusBoard()
  }

  return (
    <button
      type="button"
      className="sz-token"
      data-held={inHand}
      data-fits={fits}
      data-pointed={pointed?.kind === 'place' && pointed.piece === id}
      aria-pressed={inHand}
      aria-label={translate(fits ? 'panel.take' : 'panel.fitsNowhere', { piece: id, count })}
      aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
      onPointerDown={pressed}
      onClick={({ detail, nativeEvent }) => {
        if (detail === 0 || (nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse') clicked(detail === 0)
      }}
    >
      <span className="sz-token-shape">
        <PieceShape cells={cells} seat={side} />
      </span>
      <span className="sz-token-name">
        {id}
        {count > 1 && <i>×{count}</i>}
      </span>
    </button>
  )
}

function PieceIcon({ piece: { id, count, cells }, side }: { piece: OwnedPiece; side: Seat }): ReactElement {
  return (
    <span className="sz-static-token" aria-label={count > 1 ? `${id} ×${count}` : id} role="img">
      <PieceShape cells={cells} seat={side} />
      {count > 1 && <i>×{count}</i>}
    </span>
  )
}
