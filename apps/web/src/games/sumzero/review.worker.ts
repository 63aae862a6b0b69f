import { botFor, decide } from '@parlor/bots'
import { rngFrom, type GamePackage, type Level, type Seat } from '@parlor/kernel'
import { forcedWin, sumzero, type SumZeroMove, type SumZeroView } from '@parlor/sumzero'
import { expose } from 'comlink'

/** What is known about a position afterwards. */
export interface PositionReview {
  /** The first side's share of the win, as a search sees it. */
  readonly cyan: number
  /** In how many placements whoever was to move could force the win; null where that is not known. */
  readonly forced: number | null
}

/** Enough for the chosen move to be tried often, quick enough for a whole match: a quarter of a second for the first piece, then less. */
const level: Level = { id: 'review', kind: 'mcts', simulations: 1500 }

const reviewer = {
  look(view: SumZeroView, seat: Seat): PositionReview {
    const won = forcedWin(view)
    if (won) return { cyan: seat === 0 ? 1 : 0, forced: won.moves }
    const bot = botFor(sumzero as unknown as GamePackage, level)
    const { candidates, move } = decide(bot, { view, seat, rng: rngFrom('review') })
    const chosen = candidates.find((one) => (one.move as SumZeroMove) === move) ?? candidates[0]
    const chance = chosen?.chance ?? 0.5
    return { cyan: seat === 0 ? chance : 1 - chance, forced: null }
  },
}

export type ReviewWorker = typeof reviewer

expose(reviewer)
