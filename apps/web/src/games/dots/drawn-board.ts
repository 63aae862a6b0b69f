import type { BoardLayout } from '@parlor/dots'

/** A board as it is drawn; owners: Red 0, Blue 1, nobody 2, a block 3. */
export type DrawnBoard = Pick<BoardLayout, 'rows' | 'cols' | 'owner' | 'dots'> & {
  /** After the end nothing is about to burst. */
  readonly over?: boolean
}

/** Cells that burst with one more dot: as many as their neighbours that are no blocks. */
export function isFull({ rows, cols, owner, dots }: DrawnBoard, cell: number): boolean {
  if (owner[cell]! > 1) return false
  const [row, col] = [Math.floor(cell / cols), cell % cols]
  const neighbours = [row > 0 && cell - cols, row + 1 < rows && cell + cols, col > 0 && cell - 1, col + 1 < cols && cell + 1]
  return dots[cell]! >= neighbours.filter((at) => at !== false && owner[at] !== 3).length
}

/** Neighbours of one side, which are drawn joined. */
export function joinedCells({ rows, cols, owner }: DrawnBoard): { readonly from: number; readonly to: number; readonly side: 0 | 1 }[] {
  return owner.flatMap((side, from) => {
    if (side !== 0 && side !== 1) return []
    const next = [...(from % cols < cols - 1 ? [from + 1] : []), ...(from + cols < rows * cols ? [from + cols] : [])]
    return next.filter((to) => owner[to] === side).map((to) => ({ from, to, side }))
  })
}
