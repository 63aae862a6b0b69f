import { copiesPerFace, deckSize, faceOfHonour, honours, valueSlotOf, type Honour } from './tiles.ts'
import type { MahjongView } from './types.ts'

/** Current and past value of one kind of honour. */
export interface HonourValueHistory {
  readonly honour: Honour
  readonly face: number
  /** The lowest and the highest value among its copies in the game; equal where they share one. */
  readonly low: number
  readonly high: number
  /** The mean of its copies. */
  readonly mean: number
  /** Before each remembered round, oldest first, then now; only the mean now where copies have their own values. */
  readonly series: readonly number[]
}

/** Value histories of the seven honours. */
export function honourValueHistories(view: MahjongView): HonourValueHistory[] {
  return honours.map((honour) => (view.honors === 'kind' ? shared(view, honour) : spread(view, honour)))
}

/** Reconstructs backwards: a round with the kind in its hand has stored the value before it, any other left it as it was. */
function shared({ values, history }: MahjongView, honour: Honour): HonourValueHistory {
  const face = faceOfHonour(honour)
  const now = values[valueSlotOf('kind', face * copiesPerFace)]!
  const before = history.flatMap(({ tiles }) => {
    const own = tiles.find((tile) => tile.face === face)
    return own ? [own.value] : [null]
  })
  const series = [now]
  for (let i = before.length - 1, value = now; i >= 0; i--) {
    value = before[i] ?? value
    series.unshift(value)
  }
  return { honour, face, low: now, high: now, mean: now, series }
}

function spread({ values, exhaustions }: MahjongView, honour: Honour): HonourValueHistory {
  const face = faceOfHonour(honour)
  const own: number[] = []
  for (let deck = 0; deck <= Math.min(2, exhaustions); deck++)
    for (let copy = 0; copy < copiesPerFace; copy++)
      own.push(values[valueSlotOf('instance', deck * deckSize + face * copiesPerFace + copy)]!)
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length
  return { honour, face, low: Math.min(...own), high: Math.max(...own), mean, series: [mean] }
}
