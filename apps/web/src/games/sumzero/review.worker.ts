import { botFor, decide } from '@parlor/bots'
import { rngFrom, type GamePackage, type Seat } from '@parlor/kernel'
import { forcedWin, sumzero, type SumZeroMove, type SumZeroView } from '@parlor/sumzero'
import { expose } from 'comlink'

/** What is known about a position afterwards. */
export interface Verdict {
  /** The first side's share of the win, as a search sees it. */
  readonly cyan: number
  /** In how many placements whoever was to move could force the win; null where that is not known. */
  readonly forced: number | null
}

/** Strong enough to tell a good position from a bad one, quick enough for a whole match. */
const level = sumzero.judgement.levels.find(({ id }) => id === 'journeyman')!

const desk = {
  look(view: SumZeroView, seat: Seat): Verdict {
    const won = forcedWin(view)
    if (won) return { cyan: seat === 0 ? 1 : 0, forced: won.moves }
    const bot = botFor(sumzero as unknown as GamePackage, level)
    const { candidates, move } = decide(bot, { view, seat, rng: rngFrom('review') })
    const chosen = candidates.find((one) => (one.move as SumZeroMove) === move) ?? candidates[0]
    const chance = chosen?.chance ?? 0.5
    return { cyan: seat === 0 ? chance : 1 - chance, forced: null }
  },
}

export type ReviewDesk = typeof desk

expose(desk)
