import type { Outcome } from '@parlor/kernel'
import { certainDeviation } from '@parlor/protocol'
import { newcomer, rated, rested, type Strength } from '../people/glicko.ts'
import type { MatchRow } from './matches.ts'
import type { Client, Pool } from './pool.ts'

const dayMs = 86_400_000

/** A rating with whose it is; without a rank where it does not stand in the list. */
export interface StandingRow<R extends number | null = number | null> {
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
const listed = 'r.game = $1 AND round(r.deviation) <= $2 AND p.account IS NOT NULL AND NOT p.erased'

/** Strengths by person and game, with every step they took. */
export class Ratings {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async of(person: string, game: string): Promise<(Strength & { readonly games: number }) | null> {
    const { rows } = await this.#pool.query('SELECT rating, deviation, volatility, games FROM ratings WHERE person = $1 AND game = $2', [
      person,
      game,
    ])
    return (rows[0] as (Strength & { games: number }) | undefined) ?? null
  }

  async graph(person: string, game: string): Promise<{ at: number; rating: number; deviation: number }[]> {
    const { rows } = await this.#pool.query(
      'SELECT at, rating, deviation FROM (SELECT * FROM rating_points WHERE person = $1 AND game = $2 ORDER BY at DESC LIMIT 500) latest ORDER BY at',
      [person, game],
    )
    return rows as { at: number; rating: number; deviation: number }[]
  }

  /** What matches did to somebody's rating, by match. */
  async changes(person: string, matches: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.#pool.query(
      'SELECT match, rating - before AS change FROM rating_points WHERE person = $1 AND match = ANY($2)',
      [person, matches],
    )
    return new Map(rows.map(({ match, change }) => [match as string, change as number]))
  }

  /** The best by the rating as it is shown: accounts whose rating is certain enough. */
  async leaders(game: string, most: number): Promise<StandingRow<number>[]> {
    const { rows } = await this.#pool.query(
      `SELECT ${standing}, rank() OVER (ORDER BY round(r.rating) DESC)::int AS rank
       FROM ratings r JOIN people p ON p.id = r.person WHERE ${listed} ORDER BY rank, r.person LIMIT $3`,
      [game, certainDeviation, most],
    )
    return rows as StandingRow<number>[]
  }

  /** Somebody's own rating, with its place where it has one in the list. */
  async rankOf(person: string, game: string): Promise<StandingRow | null> {
    const { rows } = await this.#pool.query(
      `SELECT ${standing}, (p.account IS NOT NULL AND round(r.deviation) <= $2) AS listed,
         (SELECT 1 + count(*) FROM ratings better JOIN people p ON p.id = better.person
          WHERE better.game = $1 AND round(better.deviation) <= $2 AND p.account IS NOT NULL AND round(better.rating) > round(r.rating))::int AS rank
       FROM ratings r JOIN people p ON p.id = r.person WHERE r.game = $1 AND r.person = $3 AND NOT p.erased`,
      [game, certainDeviation, person],
    )
    const [row] = rows
    return row ? ({ ...row, rank: row['listed'] ? row['rank'] : null } as StandingRow) : null
  }
}

/** Rates everybody who sat at a match, in the transaction that ends it: once, or not at all. */
export async function rateMatch(client: Client, row: MatchRow, outcome: Outcome, now: number): Promise<void> {
  const seated = row.seats.flatMap((seat, at) => (seat.kind === 'person' ? [{ person: seat.person, rank: outcome.ranks[at] ?? 1 }] : []))
  const people = [...new Set(seated.map(({ person }) => person))].sort()
  if (people.length < 2) return
  for (const person of people)
    await client.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT DO NOTHING',
      [person, row.game, newcomer.rating, newcomer.deviation, newcomer.volatility, now],
    )
  const { rows } = await client.query('SELECT * FROM ratings WHERE game = $1 AND person = ANY($2) ORDER BY person FOR UPDATE', [
    row.game,
    people,
  ])
  const before = new Map(
    rows.map((one) => [one['person'] as string, rested(one as unknown as Strength, (now - (one['updated'] as number)) / dayMs)]),
  )
  for (const { person, rank } of seated) {
    const self = before.get(person)!
    const results = seated
      .filter((other) => other.person !== person)
      .map((other) => ({ against: before.get(other.person)!, points: rank < other.rank ? 1 : rank === other.rank ? 0.5 : 0 }))
    const { rating, deviation, volatility } = rated(self, results)
    await client.query(
      'UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = games + 1, updated = $6 WHERE person = $1 AND game = $2',
      [person, row.game, rating, deviation, volatility, now],
    )
    await client.query(
      'INSERT INTO rating_points (person, match, game, at, before, rating, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
      [person, row.id, row.game, now, self.rating, rating, deviation],
    )
  }
}
