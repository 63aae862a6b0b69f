import type { Game } from '@parlor/kernel'
import type { MatchRecord } from '@parlor/kernel/host'

/** True for a single-player game whose record has several racers. */
export function wasPlayedAsRace({ origin }: MatchRecord, { seats }: Pick<Game, 'seats'>): boolean {
  return seats[1] === 1 && typeof origin.options === 'object' && origin.options !== null && 'racers' in origin.options
}
