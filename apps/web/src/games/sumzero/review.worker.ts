import { botFor, decide } from '@parlor/bots'
import { rngFrom, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import { provenWinner, sumzero, type SumZeroMove, type SumZeroView } from '@parlor/sumzero'
import { expose } from 'comlink'

/** Evaluation of a position. */
export interface PositionReview {
  /** The first side's win share according to the search. */
  readonly cyan: number
  /** The side that can force the win, where that is proven. */
  readonly proven: Seat | null
}

/** Enough simulations to try the chosen move often, fast enough for a whole match: a quarter of a second for the first piece, then less. */
const level: Level = { id: 'review', kind: 'mcts', simulations: 1500 }

const reviewer = {
  look(view: SumZeroView, seat: Seat): PositionReview {
    const proven = provenWinner(view)
    if (proven !== null) return { cyan: proven === 0 ? 1 : 0, proven }
    const bot = botFor(sumzero as unknown as GamePackage, level)
    const { candidates, move } = decide(bot, { view, seat, rng: rngFrom('review') })
    const chosen = candidates.find((one) => (one.move as SumZeroMove) === move) ?? candidates[0]
    const chance = chosen?.chance ?? 0.5
    return { cyan: seat === 0 ? chance : 1 - chance, proven: null }
  },
}

export type ReviewWorker = typeof reviewer

expose(reviewer)
