/** How much of a whole match a result tells, so that nobody lifts a rating with arranged matches; `lab online farm` tries. */

/** One result moves a rating by at most so many points, times its weight. */
export const maxRatingChange = 27

/** Rated matches of the same two within the last day make the next one count for so much less each. */
const pairFactor = 1 / 4
/** Against somebody unproven a result counts for so much … */
const unprovenWeight = 1 / 4
/** … and for so much less with every such match within the last day, whoever it was against: a hundred new accounts count like one. */
const unprovenFactor = 1 / 4

/** Known by so many rated matches, the first of them so many days ago; anybody else may be an account made for the purpose. */
export const provenThreshold = { games: 15, days: 3 } as const

export function isProven(games: number, firstAt: number | null, now: number): boolean {
  return games >= provenThreshold.games && firstAt !== null && now - firstAt >= provenThreshold.days * 86_400_000
}

export function repeatedPairWeight(before: number): number {
  return pairFactor ** before
}

/** `before`: how many matches with unproven opponents they have had within a day. */
export function unprovenOpponentWeight(before: number): number {
  return unprovenWeight * unprovenFactor ** before
}

/** Results of one match of several are not independent: three opponents at one table tell about as much as one and a half alone. */
export function tableSizeWeight(players: number): number {
  return players <= 2 ? 1 : 1.5 / (players - 1)
}
