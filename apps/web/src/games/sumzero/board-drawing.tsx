import type { SumZeroEvent, SumZeroTypes, SumZeroView } from '@parlor/sumzero'
import { memo, type ReactElement } from 'react'
import type { DomBoardAnimationState } from '../../game-ui/dom-board.ts'
import { posesOfPiece, type HeldPiece } from './held-piece.ts'
import { hatchPath, innerEdgesPath, pieceInset } from './piece-lines.ts'
import { gridPath, offsetSquares, outlinePath, type Square } from './piece-outline.ts'
import { placedPieceOf, squaresOfPlacement, type PlacedPiece, type ViewModel } from './view-model.ts'

/** The board as SVG: paper, grid, placed pieces, the held one. */
export function BoardDrawing(props: {
  view: SumZeroView
  viewModel: ViewModel
  scene: DomBoardAnimationState<SumZeroTypes>
  ghost: { held: HeldPiece; tone: string } | null
}): ReactElement {
  const { view, viewModel, scene, ghost } = props
  const { rows, cols } = view
  const placed = scene.playing.slice(scene.shown).find((event) => event.kind === 'placed')
  const { pointed } = scene
  return (
    <svg className="sz-drawing" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true" focusable="false">
      <Paper rows={rows} cols={cols} viewModel={viewModel} />
      {placed && <LandingPiece view={view} event={placed} />}
      {pointed?.kind === 'place' && <path className="sz-hinted" d={outlinePath(squaresOfPlacement(view, pointed), 0.02)} />}
      {ghost && <PieceGhost view={view} {...ghost} />}
    </svg>
  )
}

const Paper = memo(function Paper({ rows, cols, viewModel }: { rows: number; cols: number; viewModel: ViewModel }): ReactElement {
  return (
    <>
      <rect className="sz-paper" width={cols} height={rows} />
      {viewModel.heat.map(({ square: [x, y], strength, seat }) => (
        <rect className="sz-heat" key={`${x},${y}`} data-seat={seat} x={x} y={y} width={1} height={1} opacity={strength} />
      ))}
      {viewModel.dead.map(([x, y]) => (
        <path className="sz-dead" key={`${x},${y}`} d={`M${x + 0.32} ${y + 0.32}l0.36 0.36m0 -0.36l-0.36 0.36`} />
      ))}
      <path className="sz-lines" d={gridPath(rows, cols)} />
      {viewModel.blocked.map(([x, y]) => (
        <rect className="sz-blocked" key={`${x},${y}`} x={x} y={y} width={1} height={1} />
      ))}
      {viewModel.inked.map((piece) => (
        <PlacedPieceShape key={piece.key} piece={piece} />
      ))}
    </>
  )
})

function PlacedPieceShape({ piece }: { piece: PlacedPiece }): ReactElement {
  return (
    <g className="sz-inked" data-seat={piece.seat} data-fresh={piece.fresh}>
      <path className="sz-ink" d={piece.path} />
      <path className="sz-hatch" d={hatchPath(piece.squares, piece.seat)} />
      <path className="sz-joints" d={innerEdgesPath(piece.squares)} />
    </g>
  )
}

/** A piece being placed. */
function LandingPiece({ view, event }: { view: SumZeroView; event: Extract<SumZeroEvent, { kind: 'placed' }> }): ReactElement {
  const { seat, piece, pose, x, y } = event
  return (
    <g className="sz-stamp">
      <PlacedPieceShape piece={placedPieceOf(view, { kind: 'place', piece, pose, x, y }, seat, 0, true)} />
    </g>
  )
}

/** The held piece: squares where it may be placed in green, blocked ones in red; neutral where the preview is off. */
function PieceGhost({ view, held, tone }: { view: SumZeroView; held: HeldPiece; tone: string }): ReactElement {
  const squares = offsetSquares(posesOfPiece(view, held.piece)[held.pose]!.cells, held.x, held.y)
  return (
    <g className="sz-ghost" data-tone={tone}>
      {squares.map((square) => (
        <rect key={square.join()} data-free={isFree(view, square)} x={square[0]} y={square[1]} width={1} height={1} />
      ))}
      <path d={outlinePath(squares, pieceInset)} />
    </g>
  )
}

function isFree({ rows, cols, cells }: SumZeroView, [x, y]: Square): boolean {
  return x >= 0 && y >= 0 && x < cols && y < rows && cells[y * cols + x] === -1
}
