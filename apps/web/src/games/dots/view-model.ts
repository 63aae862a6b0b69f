import {
  blockedCell,
  boardGeometryOf,
  cellsInDanger,
  moveAt,
  unowned,
  previewMove,
  type DotsMove,
  type DotsView,
  type MovePreview,
} from '@parlor/dots'
import type { BoardStyle } from '../../platform/settings/board-style.ts'
import { cellCentre, layOutBoard, dotPositions, type ScreenLayout, type DotPosition } from './screen-layout.ts'
import { themeFor, type Theme } from './themes.ts'

/** Owner of a cell as drawn; 2 is neutral. */
export type CellOwner = 0 | 1 | 2

/** Shape of a side's dots, so that colour is never the only difference. */
export const dotShapes = ['round', 'diamond', 'ring'] as const

/** One playable cell, ready to be drawn; lengths in CSS pixels. */
export interface CellModel {
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly side: CellOwner
  readonly shape: (typeof dotShapes)[number]
  /** From the cell's centre. */
  readonly dots: readonly DotPosition[]
  /** Where the dot of the aimed move would go. */
  readonly ghost: DotPosition | null
  /** One more dot makes it burst. */
  readonly full: boolean
  readonly playable: boolean
  readonly aimed: boolean
  /** Would be captured by the aimed move. */
  readonly gained: boolean
  /** Could be captured by the other side's next move. */
  readonly danger: boolean
}

/** Two joined neighbours of one side. */
interface Bridge {
  readonly from: number
  readonly to: number
  readonly side: 0 | 1
}

/** The board as data for the canvas. `mover`: the side that may play now on this screen. */
export interface ViewModel {
  readonly layout: ScreenLayout
  readonly theme: Theme
  readonly blocks: readonly number[]
  readonly cells: readonly CellModel[]
  readonly bridges: readonly Bridge[]
  readonly mover: 0 | 1 | null
  readonly preview: { readonly cell: number; readonly bursts: number; readonly gained: number; readonly wins: boolean } | null
}

/** Builds the view model: `aim` is the cell under the pointer or with keyboard focus. */
export function buildViewModel(
  view: DotsView,
  moves: readonly DotsMove[],
  style: BoardStyle,
  size: { readonly width: number; readonly height: number },
  aim: number | null = null,
): ViewModel {
  const layout = layOutBoard(size.width, size.height, view.rows, view.cols)
  const { capacity } = boardGeometryOf(view)
  const playable = new Set(moves.map(({ row, col }) => row * view.cols + col))
  const mover = moves.length > 0 ? sideOfSeat(view.pending[0]?.seat) : null
  const target = aim !== null && playable.has(aim) ? aim : null
  const preview = mover !== null && target !== null && style.preview ? previewOfCell(view, mover, target) : null
  const gained = new Set(preview?.changed)
  const danger = new Set(mover !== null && style.preview ? cellsInDanger(view, mover) : [])
  const cells: CellModel[] = []
  const blocks: number[] = []
  for (const [cell, owner] of view.owner.entries()) {
    if (owner === blockedCell) {
      blocks.push(cell)
      continue
    }
    const side = owner === unowned ? 2 : (owner as 0 | 1)
    const count = view.dots[cell]!
    const full = side !== 2 && view.outcome === null && count >= capacity[cell]!
    const joining = cell === target && !full
    const spots = dotPositions(count + (joining ? 1 : 0)).map(({ x, y }) => ({ x: x * layout.pitch, y: y * layout.pitch }))
    cells.push({
      cell,
      ...cellCentre(layout, cell),
      side,
      shape: dotShapes[side],
      dots: joining ? spots.slice(0, -1) : spots,
      ghost: joining ? (spots.at(-1) ?? null) : null,
      full,
      playable: playable.has(cell),
      aimed: cell === aim,
      gained: gained.has(cell) && cell !== target,
      danger: danger.has(cell),
    })
  }
  return {
    layout,
    theme: themeFor(style),
    blocks,
    cells,
    bridges: bridgesOf(view),
    mover,
    preview: preview && target !== null ? { cell: target, bursts: preview.bursts, gained: preview.gained, wins: preview.wins } : null,
  }
}

function previewOfCell(view: DotsView, seat: number, cell: number): MovePreview {
  return previewMove(view, seat, moveAt(Math.floor(cell / view.cols), cell % view.cols))
}

function sideOfSeat(seat: number | undefined): 0 | 1 | null {
  return seat === 0 || seat === 1 ? seat : null
}

function bridgesOf({ rows, cols, owner }: DotsView): Bridge[] {
  const bridges: Bridge[] = []
  for (let from = 0; from < rows * cols; from++) {
    const side = owner[from]
    if (side !== 0 && side !== 1) continue
    if (from % cols < cols - 1 && owner[from + 1] === side) bridges.push({ from, to: from + 1, side })
    if (from + cols < rows * cols && owner[from + cols] === side) bridges.push({ from, to: from + cols, side })
  }
  return bridges
}
