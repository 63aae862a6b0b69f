import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { rowsRead } from '../proofs/rows-read.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { Matches } from '../src/store/matches.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { dots } from './dots-test-table.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const places = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'finished matches on it')

describe.each(places)('finished matches on %s', (_, place) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(place, 'one')
  })
  afterAll(() => stores.close())

  async function play(person: string, ended: number): Promise<string> {
    const row = playingMatchRow(dots, [person, 'ben'])
    await stores.matches.create(row)
    await stores.matches.change(row, { state: 'over', ended })
    return row.id
  }

  it('are listed by pages, latest first, whichever node has ended them', async () => {
    const ids = [await play('ann', 1_000), await play('ann', 3_000)]
    const older = playingMatchRow(dots, ['ann', 'ben'])
    const closed = playingMatchRow(dots, ['ann'], { state: 'open' })
    await stores.matches.create(older)
    await stores.matches.create(closed)
    // As a node of schema 13 does.
    await stores.pool.query(
      `WITH changed AS (UPDATE matches SET state = 'over', ended = 2000 WHERE id = $1 RETURNING id),
         risen AS (UPDATE sitting SET over = true WHERE match = $1 AND EXISTS (SELECT FROM changed)) SELECT id FROM changed`,
      [older.id],
    )
    await stores.matches.change(closed, { state: 'closed' })
    const page = async (before: number, most: number) => (await stores.matches.finishedOf('ann', before, most)).map(({ id }) => id)
    expect(await page(Infinity, 10)).toEqual([ids[1], older.id, ids[0]])
    expect([await page(Infinity, 2), await page(2_000, 2)]).toEqual([[ids[1], older.id], [ids[0]]])
    const { rows } = await stores.pool.query('SELECT count(*)::int AS live FROM sitting WHERE NOT over', [])
    expect(rows).toEqual([{ live: 0 }])
  })

  it('are all on a page when they ended at the same moment: the next one begins before it', async () => {
    const ids: string[] = []
    for (const ended of [5_000, 4_000, 4_000, 4_000, 3_000]) ids.push(await play('ida', ended))
    const page = async (before: number) => (await stores.matches.finishedOf('ida', before, 2)).map(({ id }) => id)
    const first = await page(Infinity)
    expect([first[0], first.slice(1).toSorted()]).toEqual([ids[0], ids.slice(1, 4).toSorted()])
    expect(await page(4_000)).toEqual([ids[4]])
  })

  it('cost as much as a page, however many there are', async () => {
    const id = await play('eve', 10_000)
    await stores.pool.query(
      `INSERT INTO matches SELECT (jsonb_populate_record(m, jsonb_build_object('id', m.id || n, 'ended', 10000 + n))).*
       FROM matches m, generate_series(1, 5000) AS n WHERE m.id = $1`,
      [id],
    )
    await stores.pool.query(
      `INSERT INTO sitting (match, seat, person, since, over, ended)
       SELECT $1 || n::text, 0, 'eve', 1, true, 10000 + n FROM generate_series(1, 5000) AS n`,
      [id],
    )
    const read = await rowsRead(stores.pool, async (pool) => {
      expect(await new Matches(pool).finishedOf('eve', 10_300, 30)).toHaveLength(30)
    })
    expect(read).toBeLessThan(200)
  })
})
