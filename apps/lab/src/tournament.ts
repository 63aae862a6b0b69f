import type { GamePackage, Level, Outcome, Seat } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import { secretPresetsByName } from './match-arguments.ts'
import { playMatchJobs, type MatchJob } from './match-pool.ts'
import {
  bootstrapIntervals,
  bradleyTerry,
  sequentialTest,
  wilsonInterval,
  type RatedMatch,
  type SequentialTestResult,
} from './elo-rating.ts'

/** Which two play, and where the first of them sits, partners too; the second takes every other seat. */
export interface TournamentMatch {
  readonly a: number
  readonly b: number
  readonly seat: Seat
  readonly pair: number
}

/** Settings of a tournament. */
interface TournamentSetup {
  readonly pkg: GamePackage
  readonly options: unknown
  readonly levels: readonly Level[]
  /** For each pair. */
  readonly games: number
  /** Index of the first game, to continue an earlier run. */
  readonly from?: number
  readonly sides: readonly number[]
  readonly seed: string
  /** Secrets, used in turn; absent: all presets of the game. */
  readonly decks?: readonly object[]
}

/** The team of each seat; without teams, the seat itself. */
export function teamsBySeat({ game }: GamePackage, match: Match): readonly number[] {
  return game.sides?.(match.view('watcher')) ?? Array.from({ length: match.seatCount }, (_, seat) => seat)
}

/** Every pair of levels, by index, plays the same seeds with swapped seats; `fixed` is the first one's constant seat. */
export async function playAllPairs(
  { pkg, options, levels, games, from = 0, sides, seed, decks = secretPresetsByName(pkg, 'all') }: TournamentSetup,
  pairs: readonly (readonly [a: number, b: number])[],
  fixed: Seat | null = null,
): Promise<{ readonly tournamentMatches: readonly TournamentMatch[]; readonly outcomes: readonly Outcome[] }> {
  const tournamentMatches: TournamentMatch[] = []
  const pairings: MatchJob[] = []
  for (const [a, b] of pairs)
    for (let i = from; i < from + games; i++) {
      const seat = fixed ?? i % sides.length
      const pair = fixed === null ? Math.floor(i / sides.length) : i
      tournamentMatches.push({ a, b, seat, pair })
      const table = sides.map((side) => (side === sides[seat] ? levels[a]! : levels[b]!))
      pairings.push({ game: pkg.game.id, options, levels: table, seed: `${seed}/${pair}`, ...secretsFor(decks, pair, sides.length) })
    }
  return { tournamentMatches, outcomes: await playMatchJobs(`${pkg.game.id} tourney`, pairings) }
}

/** Both games of a pair use the same decks in the same seats: first equal decks, then each with the next one, and so on. */
function secretsFor(decks: readonly object[], pair: number, seats: number): { readonly secrets?: readonly object[] } {
  if (decks.length === 0) return {}
  const step = Math.floor(pair / decks.length)
  return { secrets: Array.from({ length: seats }, (_, seat) => decks[(pair + seat * step) % decks.length]!) }
}

/** The rating of each level with its interval, and the results by pair. */
export function rateLevels(
  levels: readonly Level[],
  tournamentMatches: readonly TournamentMatch[],
  outcomes: readonly Outcome[],
  sides: readonly number[],
) {
  const results = tournamentMatches.map(({ a, b, seat }, i): RatedMatch => ({ a, b, points: pointsOf(outcomes[i]!, seat, sides) }))
  const others = new Set(sides).size - 1
  const elo = bradleyTerry(levels.length, results, others)
  const spans = bootstrapIntervals(levels.length, pairsOf(tournamentMatches, results), others)
  const ratings = levels.map(({ id }, i) => ({
    bot: id,
    elo: Math.round(elo[i]!),
    low: Math.round(spans[i]![0]),
    high: Math.round(spans[i]![1]),
  }))
  return { ratings, duels: pairResultsOf(levels, results) }
}

/** The first two levels play rounds until the sequential test decides whether the first wins more than this share, or the games are used up. */
export async function playUntilDecided(field: TournamentSetup, bar: number, fixed: Seat | null = null) {
  const tournamentMatches: TournamentMatch[] = []
  const outcomes: Outcome[] = []
  let result: SequentialTestResult = 'open'
  while (result === 'open' && outcomes.length < field.games) {
    const games = Math.min(roundsOf * field.sides.length, field.games - outcomes.length)
    const round = await playAllPairs({ ...field, games, from: outcomes.length }, [[0, 1]], fixed)
    tournamentMatches.push(...round.tournamentMatches)
    outcomes.push(...round.outcomes)
    const points = tournamentMatches.reduce((sum, { seat }, i) => sum + pointsOf(outcomes[i]!, seat, field.sides), 0)
    result = sequentialTest(points, outcomes.length, bar)
  }
  return { tournamentMatches, outcomes, result }
}

/** Rotations of all seats between two evaluations of the test. */
const roundsOf = 4

/** Result of the seat's side: a win 1, a tied win its share, else 0. */
export function pointsOf({ ranks }: Outcome, seat: Seat, sides: readonly number[]): number {
  return ranks[seat] === 1 ? 1 / new Set(sides.filter((_, other) => ranks[other] === 1)).size : 0
}

function pairResultsOf(levels: readonly Level[], results: readonly RatedMatch[]) {
  const duels: { first: string; second: string; games: number; share: number; low: number; high: number }[] = []
  for (let a = 0; a < levels.length; a++)
    for (let b = a + 1; b < levels.length; b++) {
      const met = results.filter((result) => result.a === a && result.b === b)
      if (met.length === 0) continue
      const share = met.reduce((sum, { points }) => sum + points, 0) / met.length
      const [low, high] = wilsonInterval(share, met.length)
      duels.push({ first: levels[a]!.id, second: levels[b]!.id, games: met.length, share, low, high })
    }
  return duels
}

function pairsOf(tournamentMatches: readonly TournamentMatch[], results: readonly RatedMatch[]): RatedMatch[][] {
  const pairs = new Map<string, RatedMatch[]>()
  tournamentMatches.forEach(({ a, b, pair }, i) => {
    const key = `${a}/${b}/${pair}`
    const found = pairs.get(key)
    if (found) found.push(results[i]!)
    else pairs.set(key, [results[i]!])
  })
  return [...pairs.values()]
}
