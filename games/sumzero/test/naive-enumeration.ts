/** The reference enumeration, cell by cell and without caps; the bit masks are compared with it. */
import type { PieceSquare } from '@parlor/sumzero'

interface Printed {
  readonly board: { readonly rows: number; readonly cols: number; readonly grid: readonly (readonly number[])[] }
  readonly arsenal: Readonly<Record<string, number>>
}

interface PrintedMove {
  readonly pieceId: string
  readonly transform: object
  readonly anchor: PieceSquare
  readonly absCells: PieceSquare[]
}

type Transforms = (id: string) => readonly { readonly transform: object; readonly cells: readonly PieceSquare[] }[]

function boundsOf(cells: readonly PieceSquare[]): { width: number; height: number } {
  const maxDx = Math.max(...cells.map(([dx]) => dx))
  const maxDy = Math.max(...cells.map(([, dy]) => dy))
  return { width: maxDx + 1, height: maxDy + 1 }
}

function isLegal({ rows, cols, grid }: Printed['board'], cells: readonly PieceSquare[], [anchorX, anchorY]: PieceSquare): boolean {
  for (const [dx, dy] of cells) {
    const x = anchorX + dx
    const y = anchorY + dy
    if (x < 0 || x >= cols || y < 0 || y >= rows) return false
    if (grid[y]![x] !== 0) return false
  }
  return true
}

/** All legal placements, as text. */
export function enumerateNaively({ board, arsenal }: Printed, transformsOf: Transforms): PrintedMove[] {
  const moves: PrintedMove[] = []
  for (const [pieceId, quantity] of Object.entries(arsenal)) {
    if (quantity === 0) continue
    for (const { transform, cells } of transformsOf(pieceId)) {
      const bounds = boundsOf(cells)
      for (let y = 0; y <= board.rows - bounds.height; y++)
        for (let x = 0; x <= board.cols - bounds.width; x++)
          if (isLegal(board, cells, [x, y]))
            moves.push({ pieceId, transform, anchor: [x, y], absCells: cells.map(([dx, dy]): PieceSquare => [x + dx, y + dy]) })
    }
  }
  return moves
}
