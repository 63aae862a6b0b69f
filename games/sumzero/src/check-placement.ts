import { reject, type Rejection } from '@parlor/kernel'
import { cellName, isFree } from './board-geometry.ts'
import type { PlacementTables } from './placement-tables.ts'

/** The first reason why a placement is illegal; null when it is legal. Accepts any values. */
export function checkPlacement(
  { board, library, masks }: PlacementTables,
  free: readonly number[],
  arsenal: readonly number[],
  move: { readonly piece?: unknown; readonly pose?: unknown; readonly x?: unknown; readonly y?: unknown },
): Rejection | null {
  const piece = typeof move.piece === 'string' ? library.index.get(move.piece) : undefined
  if (piece === undefined) return reject('sumzero.noSuchPiece')
  const { id } = library.pieces[piece]!
  if (arsenal[piece] === 0) return reject('sumzero.notYours', { piece: id })
  const { pose, x, y } = move
  if (!isBelow(pose, masks[piece]!.length)) return reject('sumzero.noSuchPose', { piece: id, poses: masks[piece]!.length })
  const { cells } = masks[piece]![pose]!
  if (!isBelow(x, board.cols) || !isBelow(y, board.rows)) return reject('sumzero.outOfBounds', { piece: id })
  for (const [dx, dy] of cells) if (x + dx >= board.cols || y + dy >= board.rows) return reject('sumzero.outOfBounds', { piece: id })
  for (const [dx, dy] of cells) {
    if (isFree(free, board.words, x + dx, y + dy)) continue
    const cell = cellName(x + dx, y + dy)
    return board.blocked[(y + dy) * board.cols + x + dx]
      ? reject('sumzero.blocked', { piece: id, cell })
      : reject('sumzero.overlap', { piece: id, cell })
  }
  return null
}

function isBelow(value: unknown, size: number): value is number {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) < size
}
