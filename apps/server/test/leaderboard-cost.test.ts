import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { rowsRead } from '../proofs/rows-read.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { Leaderboards } from '../src/ratings/leaderboards.ts'
import { Ratings } from '../src/store/ratings.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const places = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'leaderboards on it')

describe.each(places)('a leaderboard of thousands on %s', (_, place) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(place, 'one')
    await stores.pool.query(
      `INSERT INTO people (id, name, account, created) SELECT 'p' || n, 'P' || n, 'a' || n, 1 FROM generate_series(1, 3000) AS n`,
      [],
    )
    await stores.pool.query(
      `INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated)
       SELECT 'p' || n, 'dots', 1000.1 + n / 2.0, 60, 0.06, 20, 1 FROM generate_series(1, 3000) AS n`,
      [],
    )
  })
  afterAll(() => stores.close())

  it('is read in the order of an index, as far as it is shown', async () => {
    const read = await rowsRead(stores.pool, async (pool) => {
      const leaders = await new Ratings(pool).leaders('dots', 50)
      expect(leaders.slice(0, 4).map(({ person, rank }) => [person, rank])).toEqual([
        ['p2999', 1],
        ['p3000', 1],
        ['p2997', 3],
        ['p2998', 3],
      ])
    })
    expect(read).toBeLessThan(500)
  })

  it('ranks everybody else by counts that are read once for all', async () => {
    const ratings = new Ratings(stores.pool)
    let reads = 0
    const counted = {
      leaders: ratings.leaders.bind(ratings),
      standingOf: ratings.standingOf.bind(ratings),
      listedCounts: (game: string) => (reads++, ratings.listedCounts(game)),
    }
    const leaderboards = new Leaderboards(counted as unknown as Ratings)
    const ranks = await Promise.all(
      ['p10', 'p11', 'p3000', 'nobody'].map(async (person) => (await leaderboards.rankOf(person, 'dots'))?.rank),
    )
    expect(ranks).toEqual([2991, 2989, 1, undefined])
    expect(reads).toBe(1)
  })
})
