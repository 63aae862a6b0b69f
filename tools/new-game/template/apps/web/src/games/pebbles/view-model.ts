import type { PebblesEvent, PebblesMove, PebblesView } from '@parlor/pebbles'

/** A place of the row: its stone lies there, is being taken, or is gone. */
export interface Place {
  /** Counted from 0; stones are taken from the end. */
  readonly at: number
  readonly state: 'lies' | 'leaves' | 'gone'
  /** Among the stones that are being taken: 0 leaves first. */
  readonly nth: number
  /** One of the stones that the highlighted move would take. */
  readonly pointed: boolean
}

interface ViewModel {
  readonly places: readonly Place[]
  /** Who is taking stones right now. */
  readonly taker: number | null
  /** Whether the player may move. */
  readonly open: boolean
}

/** What to draw for a view and for the events that are being animated over it. */
export function buildViewModel(
  { total, left }: PebblesView,
  moves: readonly PebblesMove[],
  playing: readonly PebblesEvent[],
  pointed: PebblesMove | null,
): ViewModel {
  const took = playing.find((event) => event.kind === 'took')
  const staying = took ? took.left : left
  const places = Array.from({ length: total }, (_, at): Place => {
    const state = at < staying ? 'lies' : at < left ? 'leaves' : 'gone'
    return { at, state, nth: left - 1 - at, pointed: !took && pointed !== null && at < left && at >= left - pointed.take }
  })
  return { places, taker: took ? took.seat : null, open: moves.length > 0 && !took }
}
