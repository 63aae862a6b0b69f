import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { games } from '../src/games.ts'
import { freshId } from '../src/random.ts'
import { retention, deleteExpired } from '../src/store/retention.ts'
import type { Pool } from '../src/store/pool.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const databases = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'retention on it')

describe.each(databases)('retention on %s', (_, database) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(database, 'one')
  })
  afterAll(() => stores.close())

  const tidy = () =>
    deleteExpired(stores.pool, (error) => {
      throw error
    })
  const ago = (ms: number) => Date.now() - ms
  const hour = 3_600_000

  async function person(seen: number, account: string | null = null): Promise<string> {
    const id = freshId()
    await stores.people.create({ id, name: 'Ada', account, token: null, created: seen - hour })
    await stores.pool.query('UPDATE people SET seen = $2 WHERE id = $1', [id, seen])
    return id
  }

  async function match(
    people: readonly string[],
    part: { state: 'playing' | 'over' | 'closed'; at: number; ranked?: boolean; share?: string; unplayed?: boolean },
  ) {
    const { state, at, ranked = false, share = null, unplayed = false } = part
    const row = playingMatchRow(games[0]!, people, { state, share, ranked, unplayed, created: at, ended: state === 'over' ? at : null })
    await stores.matches.create(row)
    const entry = JSON.stringify({ kind: 'resign', seat: 0, reason: 'resign' })
    await stores.pool.query('INSERT INTO log (match, seq, mover, entry, at, ends) VALUES ($1, 1, $2, $3, 1, false)', [row.id, 'x', entry])
    await stores.pool.query("INSERT INTO match_jobs (match, lane, due) VALUES ($1, 'absence', 1e15)", [row.id])
    await stores.snapshots.write({ match: row.id, seq: 1, format: 1, version: 1, body: '{}', sum: '' })
    return row.id
  }

  const ids = async (table: string, column: string) =>
    new Set((await stores.pool.query(`SELECT ${column} AS id FROM ${table}`, [])).rows.map(({ id }) => id as string))

  it('deletes expired rows completely, and nothing else', async () => {
    const { guestMs, guestMatchMs, accountMatchMs, closedTableMs, unplayedMatchMs } = retention
    const [fresh, idle, playing, rated, account] = [
      await person(ago(guestMs - hour)),
      await person(ago(guestMs + hour)),
      await person(ago(guestMs + hour)),
      await person(ago(guestMs + hour)),
      await person(ago(guestMs + hour), freshId()),
    ]
    await stores.people.saveData(idle, 'settings', 0, '{}')
    await stores.people.saveData(fresh, 'settings', 0, '{}')
    await stores.pool.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, 1500, 100, 0.06, 3, 1)',
      [rated, 'dots'],
    )
    const stays = [
      await match([playing, fresh], { state: 'playing', at: ago(accountMatchMs + hour) }),
      await match([fresh], { state: 'over', at: ago(guestMatchMs - hour) }),
      await match([fresh, account], { state: 'over', at: ago(guestMatchMs + hour) }),
      await match([fresh], { state: 'over', at: ago(guestMatchMs + hour), share: freshId() }),
      await match([fresh, account], { state: 'over', at: ago(accountMatchMs + hour), ranked: true }),
      await match([fresh], { state: 'closed', at: ago(closedTableMs - hour) }),
      await match([fresh], { state: 'over', at: ago(unplayedMatchMs - hour), unplayed: true }),
      await match([fresh], { state: 'over', at: ago(unplayedMatchMs + hour), unplayed: true, share: freshId() }),
    ]
    const goes = new Set([
      await match([fresh], { state: 'over', at: ago(guestMatchMs + hour) }),
      await match([fresh, account], { state: 'over', at: ago(accountMatchMs + hour) }),
      await match([fresh], { state: 'closed', at: ago(closedTableMs + hour) }),
      await match([account], { state: 'over', at: ago(unplayedMatchMs + hour), unplayed: true }),
    ])
    await stores.pool.query('INSERT INTO wishes (ask, match, at) VALUES ($1, $2, $3), ($4, $2, $5)', ['old', 'm', 1, 'new', ago(hour)])
    const signUps = [
      ['interrupted', 'a@account.invalid', 25],
      ['recent', 'b@account.invalid', 1],
      ['ownAddress', 'c@example.org', 25],
    ] as const
    for (const [id, email, hours] of signUps)
      await stores.pool.query(
        `INSERT INTO "user" (id, name, email, "emailVerified", "createdAt", "updatedAt") VALUES ($1, '', $2, false, now() - $3 * interval '1 hour', now())`,
        [id, email, hours],
      )
    const deleted = await tidy()
    expect(deleted).toMatchObject({ guests: 1, guestMatches: 1, unplayedMatches: 1, accountMatches: 1, closedTables: 1, wishes: 1 })
    expect(deleted['accountsWithoutPerson']).toBe(1)
    expect(await ids('"user"', 'id')).toEqual(new Set(['recent', 'ownAddress']))
    expect(await ids('matches', 'id')).toEqual(new Set(stays))
    for (const [table, column] of [
      ['log', 'match'],
      ['sitting', 'match'],
    ] as const)
      expect([...(await ids(table, column))].filter((id) => goes.has(id))).toEqual([])
    expect((await ids('log', 'match')).size).toBe(stays.length)
    // Only running matches need jobs or snapshots.
    for (const table of ['match_jobs', 'snapshots']) expect(await ids(table, 'match')).toEqual(new Set(stays.slice(0, 1)))
    const people = await ids('people', 'id')
    expect([fresh, playing, rated, account].every((id) => people.has(id))).toBe(true)
    expect(people.has(idle)).toBe(false)
    expect(await ids('kept', 'person')).toEqual(new Set([fresh]))
    expect(await ids('wishes', 'ask')).toEqual(new Set(['new']))
    expect(Object.values(await tidy()).every((count) => count === 0)).toBe(true)
  })

  it('works off more than one statement deletes', async () => {
    const long = ago(retention.guestMs + hour)
    await stores.pool.query(`INSERT INTO people (id, name, created) SELECT 'crowd' || n, '', $1 FROM generate_series(1, 1200) AS n`, [long])
    expect((await tidy())['guests']).toBe(1_200)
    // As many as come in an hour where all limits are met.
    await stores.pool.query(`INSERT INTO wishes (ask, match, at) SELECT 'crowd' || n, '', 1 FROM generate_series(1, 21000) AS n`, [])
    expect((await tidy())['wishes']).toBe(21_000)
  })

  it('deletes guests who sit nowhere after days', async () => {
    const { idleGuestMs, unplayedMatchMs } = retention
    const [idle, recent, seated, rated, account] = [
      await person(ago(idleGuestMs + hour)),
      await person(ago(idleGuestMs - hour)),
      await person(ago(idleGuestMs + hour)),
      await person(ago(idleGuestMs + hour)),
      await person(ago(idleGuestMs + hour), freshId()),
    ]
    await match([seated], { state: 'over', at: ago(unplayedMatchMs) })
    await stores.pool.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, 1500, 100, 0.06, 3, 1)',
      [rated, 'dots'],
    )
    expect((await tidy())['idleGuests']).toBe(1)
    const people = await ids('people', 'id')
    expect([idle, recent, seated, rated, account].map((id) => people.has(id))).toEqual([false, true, true, true, true])
  })

  it('goes on with the other kinds when one fails', async () => {
    const long = ago(retention.guestMs + hour)
    await stores.pool.query("INSERT INTO people (id, name, created) VALUES ('late', '', $1)", [long])
    const errors: unknown[] = []
    const query: Pool['query'] = (sql, values) =>
      sql.includes('FROM matches') ? Promise.reject(new Error('slow')) : stores.pool.query(sql, values)
    const deleted = await deleteExpired({ ...stores.pool, query }, (error) => errors.push(error))
    expect([deleted['accountMatches'], deleted['guests'], errors.length > 2]).toEqual([0, 1, true])
  })

  it('looks at casual matches once: those of accounts are not read every hour', async () => {
    const { guestMatchMs } = retention
    const account = await person(ago(hour), freshId())
    const kept = await match([account], { state: 'over', at: ago(guestMatchMs + 3 * 86_400_000) })
    await tidy()
    const read: string[] = []
    const query: Pool['query'] = (sql, values) => {
      if (sql.includes('guestMatchesUntil') && sql.startsWith('WITH')) read.push(sql)
      return stores.pool.query(sql, values)
    }
    await deleteExpired({ ...stores.pool, query }, () => {})
    const condition = /FROM matches m WHERE ([\s\S]*?) AND NOT EXISTS[\s\S]*?(AND ended >= [\s\S]*?) ORDER/.exec(read[0]!)!
    const { rows } = await stores.pool.query(`SELECT id FROM matches m WHERE ${condition[1]} ${condition[2]}`, [guestMatchMs])
    expect(rows.map(({ id }) => id as string)).not.toContain(kept)
  })

  it('writes the last-seen day once', async () => {
    const long = ago(3 * 86_400_000)
    const [one, two] = [await person(long), await person(ago(hour))]
    await stores.people.markSeen([one, two])
    const { rows } = await stores.pool.query('SELECT id, seen FROM people WHERE id = ANY($1)', [[one, two]])
    const seen = new Map(rows.map((row) => [row['id'] as string, row['seen'] as number]))
    expect(seen.get(one)).toBeGreaterThan(ago(hour))
    expect(seen.get(two)).toBeLessThan(ago(hour) + 60_000)
  })
})
