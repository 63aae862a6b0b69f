import { block, boardOf, cellName, nobody, type DotsView, type Preview } from '@parlor/dots'
import { say, seatName, type Message } from '@parlor/kernel'

/** What is to be said about one cell. */
export interface CellWords {
  readonly cell: number
  /** Whoever looks at this screen, to whom a cell can be "yours". */
  readonly seat: number | null
  readonly danger: boolean
  /** What playing here would do, for the cell that is being thought about. */
  readonly preview: Preview | null
}

/** A cell in words: where, whose, how full, what is about to happen. The parts are to be joined by commas. */
export function cellWords(view: DotsView, { cell, seat, danger, preview }: CellWords): Message[] {
  const owner = view.owner[cell]!
  const dots = view.dots[cell]!
  const capacity = boardOf(view).capacity[cell]!
  const [row, col] = [Math.floor(cell / view.cols), cell % view.cols]
  const name = say('cell.name', { cell: cellName(row, col), row: row + 1, col: col + 1 })
  if (owner === block) return [say('cell.block', { name })]
  if (owner === nobody)
    return [
      dots === 0 ? say('cell.empty', { name, capacity }) : say('cell.neutral', { name, dots, count: dots, capacity }),
      ...previewWords(preview),
    ]
  const who = seatName(owner)
  // A win stops a chain halfway: nothing bursts any more, and a cell may hold more than it has room for.
  if (view.outcome) return [owner === seat ? say('cell.mineEnd', { name, count: dots }) : say('cell.ownedEnd', { name, who, count: dots })]
  const words = [
    owner === seat
      ? say('cell.mine', { name, dots, count: dots, capacity })
      : say('cell.owned', { name, dots, count: dots, capacity, who }),
  ]
  if (dots >= capacity) words.push(say('cell.full'))
  if (danger) words.push(say('cell.danger'))
  return [...words, ...previewWords(preview)]
}

function previewWords(preview: Preview | null): Message[] {
  if (!preview || preview.bursts === 0) return []
  const words = [say('preview.chain', { count: preview.bursts }), say('preview.gain', { count: preview.gained })]
  return preview.wins ? [...words, say('preview.wins')] : words
}
