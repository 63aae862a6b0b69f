import { wilson } from '@parlor/bots'
import { colours, evenness, isEven, type Colour } from '@parlor/dots'
import type { Trialled } from '../../../../worker/measure.ts'

/** What games between equal players say about a board. */
export interface Verdict {
  readonly games: number
  /** Share of the games that whoever moves first has won, and the range it truly lies in, 95 times in 100. */
  readonly first: number
  readonly low: number
  readonly high: number
  /** Null until enough games have been played. */
  readonly even: boolean | null
}

export function judge({ played, wins }: Trialled, starter: Colour): Verdict {
  const first = played === 0 ? 0 : (wins[colours.indexOf(starter)] ?? 0) / played
  const [low, high] = wilson(first, played)
  return { games: played, first, low, high, even: played < evenness.games ? null : isEven(wins, played) }
}
