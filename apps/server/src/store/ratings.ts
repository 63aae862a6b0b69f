import type { Outcome } from '@parlor/kernel'
import { provisionalDeviationThreshold, type RatingChange } from '@parlor/protocol'
import { initialRating, updateRating, inflateDeviation, type GlickoRating } from '../ratings/glicko.ts'
import {
  isProvenAccount,
  maxRatingChange,
  ratingWeights,
  reductionsBy,
  tableSizeWeight,
  shownRatingAfter,
  type RatingWeights,
} from '../ratings/rating-weight.ts'
import type { MatchRow } from './matches.ts'
import type { Client, Pool } from './pool.ts'

const dayMs = 86_400_000

/** A leaderboard row; rank null where the rating is not listed. */
export interface RankedStandingRow<R extends number | null = number | null> {
  readonly person: string
  readonly name: string
  readonly account: string | null
  readonly unique: boolean
  readonly rating: number
  readonly deviation: number
  readonly games: number
  readonly rank: R
}

const standing = 'r.person, p.name, p.account, p.name_unique AS "unique", r.rating, r.deviation, r.games'
/** Spelt as in the index `ratings_listed`. */
const isCertain = `round(r.deviation) <= ${provisionalDeviationThreshold}`
const isListed = `${isCertain} AND p.account IS NOT NULL AND NOT p.erased`

/** A rating after a match, and before it. */
interface RatingPoint {
  readonly before: number
  readonly rating: number
  readonly deviation: number
}

/** Ratings by person and game, with their history. */
export class Ratings {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async ofPerson(person: string, game: string): Promise<(GlickoRating & { readonly games: number }) | null> {
    const { rows } = await this.#pool.query('SELECT rating, deviation, volatility, games FROM ratings WHERE person = $1 AND game = $2', [
      person,
      game,
    ])
    return (rows[0] as (GlickoRating & { games: number }) | undefined) ?? null
  }

  async graph(person: string, game: string): Promise<{ at: number; rating: number; deviation: number }[]> {
    const { rows } = await this.#pool.query(
      'SELECT at, rating, deviation FROM (SELECT * FROM rating_points WHERE person = $1 AND game = $2 ORDER BY at DESC LIMIT 500) latest ORDER BY at',
      [person, game],
    )
    return rows as { at: number; rating: number; deviation: number }[]
  }

  /** What matches made of these people's ratings, by match and person. */
  async pointsByMatch(people: readonly string[], matches: readonly string[]): Promise<Map<string, Map<string, RatingPoint>>> {
    const { rows } = await this.#pool.query(
      'SELECT match, person, before, rating, deviation FROM rating_points WHERE person = ANY($1) AND match = ANY($2)',
      [people, matches],
    )
    const points = new Map<string, Map<string, RatingPoint>>()
    for (const { match, person, ...point } of rows) points.set(match, (points.get(match) ?? new Map()).set(person, point as RatingPoint))
    return points
  }

  /** What a match did to somebody's rating. */
  async changeBy(match: string, person: string): Promise<RatingChange | null> {
    const { rows } = await this.#pool.query('SELECT before, rating, reductions FROM rating_points WHERE person = $1 AND match = $2', [
      person,
      match,
    ])
    const [found] = rows as { before: number; rating: number; reductions: string }[]
    return found
      ? { before: found.before, after: found.rating, reductions: JSON.parse(found.reductions) as RatingChange['reductions'] }
      : null
  }

  /** Accounts with the highest displayed rating, where it is certain enough. */
  async leaders(game: string, most: number): Promise<RankedStandingRow<number>[]> {
    const { rows } = await this.#pool.query(
      `SELECT *, rank() OVER (ORDER BY round(rating) DESC)::int AS rank FROM (
         SELECT ${standing} FROM ratings r JOIN people p ON p.id = r.person
         WHERE r.game = $1 AND ${isListed} ORDER BY round(r.rating) DESC, r.person LIMIT $2
       ) best ORDER BY rank, person`,
      [game, most],
    )
    return rows as RankedStandingRow<number>[]
  }

  /** A person's rating, and whether it is listed. */
  async standingOf(person: string, game: string): Promise<(Omit<RankedStandingRow, 'rank'> & { readonly listed: boolean }) | null> {
    const { rows } = await this.#pool.query(
      `SELECT ${standing}, (p.account IS NOT NULL AND ${isCertain}) AS listed
       FROM ratings r JOIN people p ON p.id = r.person WHERE r.game = $1 AND r.person = $2 AND NOT p.erased`,
      [game, person],
    )
    return (rows[0] as (Omit<RankedStandingRow, 'rank'> & { listed: boolean }) | undefined) ?? null
  }

  /** How many listed ratings show each figure: reads all of them. */
  async listedCounts(game: string): Promise<ReadonlyMap<number, number>> {
    const { rows } = await this.#pool.query(
      `SELECT round(r.rating) AS shown, count(*)::int AS people
       FROM ratings r JOIN people p ON p.id = r.person WHERE r.game = $1 AND ${isListed} GROUP BY 1`,
      [game],
    )
    return new Map(rows.map(({ shown, people }) => [shown as number, people as number]))
  }
}

/**
 * Rates all players of a match, in the transaction that ends it: exactly once. Everybody is compared with everybody by rank; those who
 * left share the last one, and who has been erased meanwhile is nobody's opponent. Weights depend only on the rated matches of the day before `now`.
 */
export async function rateMatch(
  client: Client,
  row: MatchRow,
  outcome: Outcome,
  now: number,
  weights: RatingWeights = ratingWeights,
): Promise<void> {
  const ranked = row.seats.flatMap((seat, at) =>
    seat.kind === 'person' ? [{ person: seat.person, rank: seat.left ? Infinity : (outcome.ranks[at] ?? 1) }] : [],
  )
  const erased = await erasedAmong(
    client,
    ranked.map(({ person }) => person),
  )
  const seated = ranked.filter(({ person }) => !erased.has(person))
  const people = [...new Set(seated.map(({ person }) => person))].sort()
  if (people.length < 2) return
  const before = await lockRatings(client, row.game, people, now)
  const { together, recent } = await recentMeetings(client, row.game, people, now)
  // Two who keep meeting at a larger table may collude: the whole table counts less.
  const repeatedPair = weights.repeatedPair(together)
  const weight = tableSizeWeight(people.length) * repeatedPair
  for (const { person, rank } of seated) {
    const { self, shown } = before.get(person)!
    const others = seated.filter((other) => other.person !== person)
    const meets = others.some((other) => !before.get(other.person)!.proven)
    const { unproven, start } = recent.get(person) ?? { unproven: 0, start: shown }
    const unprovenWeight = weights.unprovenOpponent(unproven)
    const results = others.map((other) => {
      const against = before.get(other.person)!
      const points = rank < other.rank ? 1 : rank === other.rank ? 0.5 : 0
      return { against: against.self, points, weight: weight * (against.proven ? 1 : unprovenWeight) }
    })
    const after = updateRating(self, results, maxRatingChange)
    const most = maxRatingChange * results.reduce((sum, one) => sum + one.weight, 0)
    const daily = weights.daily(shown - start, most)
    const reductions = reductionsBy({ repeatedPair, unprovenOpponent: meets ? unprovenWeight : 1, daily })
    const calculated = self.rating + (after.rating - self.rating) * daily
    const rating = shownRatingAfter(shown, start, self.rating, calculated)
    await client.query(
      `UPDATE ratings SET rating = $3, held = $4, deviation = $5, volatility = $6, games = games + 1, updated = $7
       WHERE person = $1 AND game = $2`,
      [person, row.game, rating, calculated - rating, after.deviation, after.volatility, now],
    )
    await client.query(
      `INSERT INTO rating_points (person, match, game, at, before, rating, deviation, unproven, reductions)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
      [person, row.id, row.game, now, shown, rating, after.deviation, meets, JSON.stringify(reductions)],
    )
  }
}

async function erasedAmong(client: Client, people: readonly string[]): Promise<ReadonlySet<string>> {
  // Kept as it is until the ratings are: nobody is erased in between.
  const { rows } = await client.query('SELECT id, erased FROM people WHERE id = ANY($1) ORDER BY id FOR SHARE', [people])
  return new Set(rows.flatMap(({ id, erased }) => (erased ? [id as string] : [])))
}

type StoredRating = GlickoRating & { readonly held: number; readonly games: number; readonly updated: number }

interface RatedPlayer {
  /** As calculated: the rating shown and what an earlier version has held back. */
  readonly self: GlickoRating
  readonly shown: number
  readonly proven: boolean
}

/** Locked in the order of ids: two matches of the same players that end at once do not deadlock. */
async function lockRatings(client: Client, game: string, people: readonly string[], now: number): Promise<Map<string, RatedPlayer>> {
  for (const person of people)
    await client.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT DO NOTHING',
      [person, game, initialRating.rating, initialRating.deviation, initialRating.volatility, now],
    )
  const { rows } = await client.query('SELECT * FROM ratings WHERE game = $1 AND person = ANY($2) ORDER BY person FOR UPDATE', [
    game,
    people,
  ])
  const firsts = await client.query(
    // By index: independent of how often they have played.
    `SELECT person, first.at AS first FROM unnest($2::text[]) AS asked (person),
       LATERAL (SELECT at FROM rating_points p WHERE p.person = asked.person AND p.game = $1 ORDER BY at LIMIT 1) AS first`,
    [game, people],
  )
  const first = new Map(firsts.rows.map((one) => [one['person'] as string, one['first'] as number]))
  return new Map(
    rows.map((one) => {
      const person = one['person'] as string
      const { rating: shown, held, deviation, volatility, games, updated } = one as StoredRating
      const self = inflateDeviation({ rating: shown + held, deviation, volatility }, (now - updated) / dayMs)
      return [person, { self, shown, proven: isProvenAccount(games, first.get(person) ?? null, now) }]
    }),
  )
}

/** What a player did within the last day: rated matches against unproven opponents, and the rating they began with. */
interface RecentPlay {
  readonly unproven: number
  readonly start: number
}

/** Rated matches within the last day of the pair that met most often, and what each player did. */
async function recentMeetings(
  client: Client,
  game: string,
  people: readonly string[],
  now: number,
): Promise<{ readonly together: number; readonly recent: ReadonlyMap<string, RecentPlay> }> {
  const pairs = await client.query(
    `SELECT coalesce(max(met), 0)::int AS most FROM (
       SELECT count(*) AS met FROM rating_points a JOIN rating_points b ON b.match = a.match AND b.person > a.person AND b.person = ANY($1)
       WHERE a.person = ANY($1) AND a.game = $2 AND a.at > $3 GROUP BY a.person, b.person
     ) pairs`,
    [people, game, now - dayMs],
  )
  const { rows } = await client.query(
    `SELECT person, (count(*) FILTER (WHERE unproven))::int AS unproven, (array_agg(before ORDER BY at))[1] AS start
     FROM rating_points WHERE person = ANY($1) AND game = $2 AND at > $3 GROUP BY person`,
    [people, game, now - dayMs],
  )
  return {
    together: pairs.rows[0]!['most'] as number,
    recent: new Map(rows.map(({ person, unproven, start }) => [person as string, { unproven, start } as RecentPlay])),
  }
}
