export { wilsonInterval } from '@parlor/bots'
import { nextRandomWord, rngFrom, type Rng } from '@parlor/kernel'

/** One player's result against identical others: a win 1, a loss 0, a tied win its share. */
export interface RatedMatch {
  readonly a: number
  readonly b: number
  readonly points: number
  /** Weight; 1 when absent. */
  readonly weight?: number
}

/**
 * Elo by Bradley–Terry, and by Plackett–Luce where `a` plays several `others` in one game: everybody's chance to win is their share of
 * all strengths there. Maximum likelihood, first player at 0.
 * Half a virtual draw for every pair that played keeps a clean sweep finite.
 */
export function bradleyTerry(players: number, results: readonly RatedMatch[], others = 1): number[] {
  const won = Array.from({ length: players }, () => Array.from({ length: players }, () => 0))
  const met = Array.from({ length: players }, () => Array.from({ length: players }, () => 0))
  for (const { a, b, points, weight = 1 } of results) {
    won[a]![b]! += weight * points
    met[a]![b]! += weight
  }
  for (let a = 0; a < players; a++)
    for (let b = 0; b < players; b++)
      if (met[a]![b]! > 0) {
        won[a]![b]! += 0.5 / (1 + others)
        met[a]![b]! += 0.5
      }
  let strength = Array.from({ length: players }, () => 1)
  for (let round = 0; round < 2000; round++) {
    const next = strength.map((own, a) => {
      let wins = 0
      let expected = 0
      for (let b = 0; b < players; b++) {
        if (a === b) continue
        wins += won[a]![b]! + met[b]![a]! - won[b]![a]!
        expected += met[a]![b]! / (own + others * strength[b]!) + (others * met[b]![a]!) / (strength[b]! + others * own)
      }
      return expected === 0 ? own : wins / expected
    })
    const mean = Math.exp(next.reduce((sum, own) => sum + Math.log(own), 0) / players)
    const moved = Math.max(...next.map((own, a) => Math.abs(Math.log(own / mean / strength[a]!))))
    strength = next.map((own) => own / mean)
    if (moved < 1e-9) break
  }
  return strength.map((own) => 400 * Math.log10(own / strength[0]!))
}

/**
 * 95 % bootstrap intervals of those ratings over pairs of games, resampled together because they share a seed.
 * Each sample weights the pairs at random and adds a prior draw for every pair of players, weighted alike: so a clean sweep of few games gives a wide
 * interval instead of none at all.
 */
export function bootstrapIntervals(players: number, pairs: readonly (readonly RatedMatch[])[], others = 1): [low: number, high: number][] {
  const draws = 400
  const rng = rngFrom('bootstrap')
  const prior = virtualDraws(players, pairs, others)
  const samples = Array.from({ length: draws }, () =>
    bradleyTerry(
      players,
      [...pairs, ...prior].flatMap((pair) => weighed(pair, exponential(rng))),
      others,
    ),
  )
  return Array.from({ length: players }, (_, player) => {
    const sorted = samples.map((sample) => sample[player]!).sort((x, y) => x - y)
    return [sorted[Math.floor(draws * 0.025)]!, sorted[Math.ceil(draws * 0.975) - 1]!]
  })
}

/** Prior: two drawn games for every pair that played. */
function virtualDraws(players: number, pairs: readonly (readonly RatedMatch[])[], others: number): RatedMatch[][] {
  const met = new Set(pairs.flat().map(({ a, b }) => a * players + b))
  return [...met].flatMap((key) => {
    const who = { a: Math.floor(key / players), b: key % players }
    return [[{ ...who, points: 1, weight: 2 / (1 + others) }], [{ ...who, points: 0, weight: (2 * others) / (1 + others) }]]
  })
}

function weighed(pair: readonly RatedMatch[], by: number): RatedMatch[] {
  return pair.map((result) => ({ ...result, weight: (result.weight ?? 1) * by }))
}

function exponential(rng: Rng): number {
  return -Math.log((1 + nextRandomWord(rng)) / 4294967297)
}

/** State of Wald's sequential test: whether the win share is above the bar, or not. */
export type SequentialTestResult = 'above' | 'below' | 'open'

/** Evaluated after every round; an error rate of 5 % either way where the true share is the bar or a tenth above it. */
export function sequentialTest(points: number, games: number, bar: number): SequentialTestResult {
  const better = Math.min(bar + 0.1, (1 + bar) / 2)
  const evidence = points * Math.log(better / bar) + (games - points) * Math.log((1 - better) / (1 - bar))
  return evidence >= Math.log(19) ? 'above' : evidence <= -Math.log(19) ? 'below' : 'open'
}
