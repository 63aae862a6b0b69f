import { rankedRules, ratingReductions, type RatingReduction } from '@parlor/protocol'

/** Weights of rated results, so that nobody gains rating by arranged matches; `lab online farm` tries. */

/** Maximum rating change per result, times its weight. */
export const maxRatingChange = 27

/** Weight of a result against an unproven opponent … */
const unprovenWeight = 1 / 2
/** … times this for each such match within the last day, whoever the opponent: a hundred new accounts count like one whole match. */
const unprovenFactor = 1 / 2

/** Rated matches and age in days from which an account is proven; others may have been made for farming. */
export const provenThreshold = { games: 15, days: 3 } as const

export function isProvenAccount(games: number, firstAt: number | null, now: number): boolean {
  return games >= provenThreshold.games && firstAt !== null && now - firstAt >= provenThreshold.days * 86_400_000
}

function repeatedPairWeight(before: number): number {
  return rankedRules.repeatedPairFactor ** before
}

/** `before`: matches with unproven opponents within a day. */
function unprovenOpponentWeight(before: number): number {
  return unprovenWeight * unprovenFactor ** before
}

/** Results of one table are not independent: three opponents weigh about as much as one and a half single matches. */
export function tableSizeWeight(players: number): number {
  return players <= 2 ? 1 : 1.5 / (players - 1)
}

/**
 * The nearer a rating has come to the daily maximum, up or down, the less a result counts that could move it by `most`. Both ways alike, and
 * the same for a win and a defeat: a bound that only wins meet pushes honest ratings down by 20 points a day, and defeats that count less only
 * near the top lift them.
 */
function dailyWeight(change: number, most: number): number {
  const left = rankedRules.dailyChange - Math.abs(change)
  return left <= 0 ? 0 : Math.min(1, left / most)
}

/** What can weigh less: proofs see what becomes of ratings without. */
export const ratingWeights = { repeatedPair: repeatedPairWeight, unprovenOpponent: unprovenOpponentWeight, daily: dailyWeight } as const
export type RatingWeights = typeof ratingWeights

/** A daily weight from which on more than half of what a rating may move is used up, whatever the table. */
const noticeableDailyWeight = 1 / 2

/** Which weights are told as reasons why a result counted less. */
export function reductionsBy(weights: Readonly<Record<RatingReduction, number>>): RatingReduction[] {
  return ratingReductions.filter((reduction) => weights[reduction] < (reduction === 'daily' ? noticeableDailyWeight : 1))
}

/**
 * The rating shown after a match, whose calculated one went from `before` to `after`. What an earlier version held back is shown with
 * wins, within the daily maximum over `dayStart`; a defeat takes from that first.
 */
export function shownRatingAfter(shown: number, dayStart: number, before: number, after: number): number {
  return after <= before ? Math.min(shown, after) : Math.min(after, Math.max(shown, dayStart + rankedRules.dailyChange))
}
