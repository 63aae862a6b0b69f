import type { ChangedCell, DotsEvent, DotsView } from './types.ts'

/** The view after one event: `tally` and `won` say what the events before them have shown. */
export function advance(view: DotsView, event: DotsEvent): DotsView {
  switch (event.kind) {
    case 'placed':
      return withCells(view, [{ cell: event.cell, owner: event.seat, dots: event.dots }])
    case 'wave':
      return withCells(view, event.after)
    default:
      return view
  }
}

function withCells(view: DotsView, after: readonly ChangedCell[]): DotsView {
  const [owner, dots, held] = [view.owner.slice(), view.dots.slice(), view.held.slice()]
  for (const changed of after) {
    const before = owner[changed.cell]!
    if (before < held.length) held[before]!--
    held[changed.owner]!++
    owner[changed.cell] = changed.owner
    dots[changed.cell] = changed.dots
  }
  return { ...view, owner, dots, held }
}
