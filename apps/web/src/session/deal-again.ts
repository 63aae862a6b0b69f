import { isRejection, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { localMatchOf, type LocalMatch } from './local-match.ts'
import { newSeed } from '../data/random-id.ts'
import { fullClocks } from '../data/time-control.ts'

/** How a match is dealt again. */
interface DealAgainOptions {
  /** Options of the new deal; ignored where the match started from a position, which is reused. */
  readonly options: unknown
  /** A fixed seed; null for a random one. */
  readonly seed: string | null
  /** Keeps the old match: the new one gets an id of its own. */
  readonly asNewMatch: boolean
  readonly now: number
}

/** The next match with the same players, series reference and clocks; a custom start position or board is reused. */
export function dealAgain(localMatch: LocalMatch, { options, seed, asNewMatch, now }: DealAgainOptions): LocalMatch | Rejection {
  const { match: old, id, players, series, time } = localMatch
  const { secrets, position } = old.origin
  const chosen = position === null ? options : old.origin.options
  const match = Match.begin(old.game, { options: chosen, secrets, position, seed: seed ?? newSeed() })
  if (isRejection(match)) return match
  // A custom board keeps the match practice.
  if (old.practice === 'edited') match.markPractice('edited')
  const dealt = { ...localMatchOf(match, players, now), series, time: time && fullClocks(time.control, match.seatCount) }
  return asNewMatch ? dealt : { ...dealt, id }
}
