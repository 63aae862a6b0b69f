import type { Seat } from '@parlor/kernel'
import type { SumZeroView } from '@parlor/sumzero'
import { useEffect, useRef, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { posesOfPiece, type HeldPiece } from './held-piece.ts'
import { PieceShape } from './piece-shape.tsx'

/** The piece dragged between panel and board. Not inside the board: a fixed position there would be relative to it. */
export function DraggedPiece({ view, held, seat }: { view: SumZeroView; held: HeldPiece; seat: Seat }): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function onPointerMove({ clientX, clientY, pointerType }: PointerEvent): void {
      if (!element.current || pointerType !== 'mouse') return
      element.current.style.translate = `${clientX}px ${clientY}px`
      element.current.dataset['seen'] = 'true'
    }
    document.addEventListener('pointermove', onPointerMove)
    return () => document.removeEventListener('pointermove', onPointerMove)
  }, [])
  return createPortal(
    <div className="sz-dragged" data-game="sumzero" ref={element} aria-hidden="true">
      <PieceShape cells={posesOfPiece(view, held.piece)[held.pose]!.cells} seat={seat} />
    </div>,
    document.body,
  )
}
