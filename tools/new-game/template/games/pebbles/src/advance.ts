import type { PebblesEvent, PebblesView } from './types.ts'

/** The view after one event: taken stones are gone, and `won` changes nothing that is drawn. */
export function advance(view: PebblesView, event: PebblesEvent): PebblesView {
  return event.kind === 'took' ? { ...view, left: event.left } : view
}
