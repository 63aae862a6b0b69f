import { blockedCell, boardGeometryOf, cellName, unowned, type DotsView, type MovePreview } from '@parlor/dots'
import { msg, seatNameMessage, type Message } from '@parlor/kernel'

/** What a cell's label depends on. */
interface CellLabelOptions {
  readonly cell: number
  /** The viewer's seat, to which a cell can be "yours". */
  readonly seat: number | null
  readonly danger: boolean
  /** Result of playing here, for the cell that is aimed at. */
  readonly preview: MovePreview | null
}

/** A cell's label: position, owner, dots, what is about to happen. The parts are joined by commas. */
export function cellLabel(view: DotsView, { cell, seat, danger, preview }: CellLabelOptions): Message[] {
  const owner = view.owner[cell]!
  const dots = view.dots[cell]!
  const capacity = boardGeometryOf(view).capacity[cell]!
  const [row, col] = [Math.floor(cell / view.cols), cell % view.cols]
  const name = msg('cell.name', { cell: cellName(row, col), row: row + 1, col: col + 1 })
  if (owner === blockedCell) return [msg('cell.block', { name })]
  if (owner === unowned)
    return [
      dots === 0 ? msg('cell.empty', { name, capacity }) : msg('cell.neutral', { name, dots, count: dots, capacity }),
      ...previewLabel(preview),
    ]
  const who = seatNameMessage(owner)
  // A win stops a cascade halfway: nothing bursts any more, and a cell may hold more than its capacity.
  if (view.outcome) return [owner === seat ? msg('cell.mineEnd', { name, count: dots }) : msg('cell.ownedEnd', { name, who, count: dots })]
  const labels = [
    owner === seat
      ? msg('cell.mine', { name, dots, count: dots, capacity })
      : msg('cell.owned', { name, dots, count: dots, capacity, who }),
  ]
  if (dots >= capacity) labels.push(msg('cell.full'))
  if (danger) labels.push(msg('cell.danger'))
  return [...labels, ...previewLabel(preview)]
}

function previewLabel(preview: MovePreview | null): Message[] {
  if (!preview || preview.bursts === 0) return []
  const labels = [msg('preview.chain', { count: preview.bursts }), msg('preview.gain', { count: preview.gained })]
  return preview.wins ? [...labels, msg('preview.wins')] : labels
}
