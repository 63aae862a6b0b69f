import type { ShownRating } from '@parlor/protocol'
import { BatchedRead } from './batched-read.ts'
import { inTransaction, type Client, type Pool } from './pool.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly account: string | null
  /** Whether an account holds the name exclusively. */
  readonly unique: boolean
}

/** A person as others see them. */
export interface PublicPerson extends PersonRow {
  /** Ratings by game. */
  readonly strengths: Readonly<Record<string, ShownRating>>
}

/** A person as they see themselves. */
export interface OwnPersonRow extends PersonRow {
  readonly email: string | null
}

const columns = 'id, name, account, name_unique AS "unique"'

/** A rating in whole points, as it is shown. */
export function shownRating({ rating, deviation }: ShownRating): ShownRating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) }
}

/** People, their stored data, and deletion. */
export class People {
  readonly #pool: Pool
  readonly #by: Readonly<Record<'id' | 'token' | 'account', BatchedRead<OwnPersonRow>>>
  /** By game and id, with a space between. */
  readonly #inGame = new BatchedRead((keys) => this.#findInGames(keys))

  constructor(pool: Pool) {
    this.#pool = pool
    const by = (column: 'id' | 'token' | 'account') => new BatchedRead((values) => this.#findAll(column, values))
    this.#by = { id: by('id'), token: by('token'), account: by('account') }
  }

  async create(
    row: Pick<PersonRow, 'id' | 'name' | 'account'> & { readonly token: string | null; readonly created: number },
  ): Promise<void> {
    await this.#pool.query('INSERT INTO people (id, name, account, token, created) VALUES ($1, $2, $3, $4, $5)', [
      row.id,
      row.name,
      row.account,
      row.token,
      row.created,
    ])
  }

  findBy(column: 'id' | 'token' | 'account', value: string): Promise<OwnPersonRow | null> {
    return this.#by[column].get(value)
  }

  async #findAll(column: 'id' | 'token' | 'account', values: readonly string[]): Promise<Map<string, OwnPersonRow>> {
    const { rows } = await this.#pool.query(
      `SELECT ${column} AS key, ${columns}, email FROM people WHERE ${column} = ANY($1) AND NOT erased`,
      [values],
      `people by ${column}`,
    )
    return new Map(rows.map(({ key, ...row }) => [key as string, row as OwnPersonRow]))
  }

  /** Last seen; written at most once a day per person. */
  async markSeen(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#pool.query(`UPDATE people SET seen = now_ms() WHERE id = ANY($1) AND (seen IS NULL OR seen < now_ms() - 86400000)`, [ids])
  }

  /** Public data with ratings in these games, in one statement; unknown ids are left out. */
  async publicPeople(ids: readonly string[], games: readonly string[]): Promise<Map<string, PublicPerson>> {
    const { rows } = await this.#pool.query(
      `SELECT ${columns}, r.game, r.rating, r.deviation FROM people p
       LEFT JOIN ratings r ON r.person = p.id AND r.game = ANY($2) AND p.account IS NOT NULL WHERE p.id = ANY($1)`,
      [ids, games],
      'people named',
    )
    const people = new Map<string, PersonRow & { readonly strengths: Record<string, ShownRating> }>()
    for (const { id, name, account, unique, game, rating, deviation } of rows) {
      const person = people.get(id) ?? { id, name, account, unique, strengths: {} as Record<string, ShownRating> }
      if (game !== null) person.strengths[game] = shownRating({ rating, deviation })
      people.set(id, person)
    }
    return people
  }

  /** The same for the people of one table, read together with those of others. */
  async publicPeopleIn(game: string, ids: readonly string[]): Promise<Map<string, PublicPerson>> {
    const found = await Promise.all(ids.map((id) => this.#inGame.get(`${game} ${id}`)))
    return new Map(found.flatMap((person) => (person ? [[person.id, person]] : [])))
  }

  async #findInGames(keys: readonly string[]): Promise<Map<string, PublicPerson>> {
    const pairs = keys.map((key) => key.split(' ') as [string, string])
    const people = await this.publicPeople([...new Set(pairs.map(([, id]) => id))], [...new Set(pairs.map(([game]) => game))])
    return new Map(pairs.flatMap(([game, id]) => (people.has(id) ? [[`${game} ${id}`, people.get(id)!]] : [])))
  }

  async validGuestTokens(tokens: readonly string[]): Promise<string[]> {
    if (tokens.length === 0) return []
    const { rows } = await this.#pool.query('SELECT token FROM people WHERE token = ANY($1) AND NOT erased', [tokens])
    return rows.map(({ token }) => token as string)
  }

  async validSessionTokens(tokens: readonly string[]): Promise<string[]> {
    if (tokens.length === 0) return []
    const { rows } = await this.#pool.query('SELECT token FROM session WHERE token = ANY($1) AND "expiresAt" > now()', [tokens])
    return rows.map(({ token }) => token as string)
  }

  /** Signs a guest out for good. */
  async clearGuestToken(id: string): Promise<void> {
    await this.#pool.query('UPDATE people SET token = NULL WHERE id = $1', [id])
  }

  /** Links a guest to an account without a person; its name is not unique until it is chosen. */
  async adoptAccount(id: string, account: string): Promise<void> {
    await this.#pool.query(
      'UPDATE people SET account = $2, token = NULL, email = (SELECT email FROM "user" WHERE id = $2) WHERE id = $1 AND account IS NULL',
      [id, account],
    )
  }

  /** Deletes an account with its sessions. */
  async deleteAccount(account: string): Promise<void> {
    await this.#pool.query('DELETE FROM "user" WHERE id = $1', [account])
  }

  async readData(id: string, name: string): Promise<{ revision: number; value: string } | null> {
    const { rows } = await this.#pool.query('SELECT revision, value FROM kept WHERE person = $1 AND name = $2', [id, name])
    return (rows[0] as { revision: number; value: string } | undefined) ?? null
  }

  /** False when the stored revision is another than the one given. */
  async saveData(id: string, name: string, revision: number, value: string): Promise<boolean> {
    const { rowCount } =
      revision === 0
        ? await this.#pool.query('INSERT INTO kept (person, name, revision, value) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING', [
            id,
            name,
            value,
          ])
        : await this.#pool.query('UPDATE kept SET revision = revision + 1, value = $4 WHERE person = $1 AND name = $2 AND revision = $3', [
            id,
            name,
            revision,
            value,
          ])
    return rowCount === 1
  }

  /** Deletes a person's data, ratings and name; their matches stay, anonymised. */
  erase(id: string, account: string | null): Promise<void> {
    return inTransaction(this.#pool, async (client) => {
      // In the order in which a match is rated: person, then ratings.
      await client.query('SELECT FROM people WHERE id = $1 FOR UPDATE', [id])
      // Nobody plays again with somebody who is gone.
      await client.query(
        `UPDATE matches m SET revision = revision + 1, rematch = (
           SELECT coalesce(jsonb_agg(wants), '[]') FROM jsonb_array_elements(m.rematch::jsonb) AS wants WHERE wants <> to_jsonb(s.seat)
         )::text FROM sitting s WHERE s.person = $1 AND s.match = m.id AND m.rematch::jsonb @> to_jsonb(s.seat)`,
        [id],
      )
      for (const table of ['kept', 'ratings', 'rating_points', 'aborts', 'waiting'])
        await client.query(`DELETE FROM ${table} WHERE person = $1`, [id])
      await client.query('DELETE FROM sitting WHERE person = $1', [id])
      await client.query(
        `UPDATE people SET name = '', folded = NULL, name_unique = false, email = NULL, account = NULL, token = NULL, erased = true
         WHERE id = $1`,
        [id],
      )
      if (account !== null) await client.query('DELETE FROM "user" WHERE id = $1', [account])
    })
  }

  async exportData(client: Client | Pool, id: string): Promise<Record<string, unknown>> {
    const select = async (sql: string) => (await client.query(sql, [id])).rows
    return {
      person: (await select('SELECT id, name, created, seen, account IS NULL AS guest FROM people WHERE id = $1'))[0] ?? null,
      account: (await select('SELECT p.email, u."createdAt" FROM people p JOIN "user" u ON u.id = p.account WHERE p.id = $1'))[0] ?? null,
      kept: (await select('SELECT name, revision, value FROM kept WHERE person = $1')).map((row) => ({
        ...row,
        value: JSON.parse(row['value'] as string) as unknown,
      })),
      ratings: await select('SELECT game, rating, deviation, games, updated FROM ratings WHERE person = $1'),
      points: (
        await select('SELECT match, game, at, before, rating, deviation, reductions FROM rating_points WHERE person = $1 ORDER BY at')
      ).map((row) => ({ ...row, reductions: JSON.parse(row['reductions'] as string) as unknown })),
      aborts: await select('SELECT match, at FROM aborts WHERE person = $1 ORDER BY at'),
    }
  }
}
