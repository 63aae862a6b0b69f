import { isRejection, Match, type Rejection } from '@parlor/kernel'
import { playableMatchOf, type PlayableMatch } from './playable-match.ts'
import { newSeed } from '../data/random-id.ts'
import { fullClocks } from '../data/time-control.ts'

/** How a match is begun again. */
export interface DealAgainOptions {
  /** What is dealt from; left aside where the match began from a position, which stays. */
  readonly options: unknown
  /** Where everybody is to meet the same luck; null for new luck. */
  readonly seed: string | null
  /** The old match stays, and the new one gets an id of its own. */
  readonly beside: boolean
  readonly now: number
}

/** The next match of a sitting: the same company, place in a series and clocks; what began from a position or an editor's board does so again. */
export function dealAgain(playable: PlayableMatch, { options, seed, beside, now }: DealAgainOptions): PlayableMatch | Rejection {
  const { match: old, id, players, series, time } = playable
  const { secrets, position } = old.origin
  const chosen = position === null ? options : old.origin.options
  const match = Match.begin(old.game, { options: chosen, secrets, position, seed: seed ?? newSeed() })
  if (isRejection(match)) return match
  // A board of one's own stays one, however often it is begun.
  if (old.practice === 'edited') match.markPractice('edited')
  const anew = { ...playableMatchOf(match, players, now), series, time: time && fullClocks(time.control, match.seatCount) }
  return beside ? anew : { ...anew, id }
}
