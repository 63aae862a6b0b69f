import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newLogRow } from '../proofs/new-log-row.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openTcpProxy } from '../proofs/tcp-proxy.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { advisoryLockKeys } from '../src/store/advisory-lock-keys.ts'
import { LogStore } from '../src/store/log-store.ts'
import { Matches } from '../src/store/matches.ts'
import { migrate } from '../src/store/migrations.ts'
import { inTransaction, isUnavailable, openPool, type Pool } from '../src/store/pool.ts'
import { dots } from './dots-test-table.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)

if (!postgres) skipMissing('PostgreSQL', 'a connection that goes silent')

describe.each(postgres ? [[postgres.url]] : [])('a connection to the database that goes silent', (url) => {
  const timeoutMs = 1_000
  let proxy: Awaited<ReturnType<typeof openTcpProxy>>
  let pool: Pool
  beforeEach(async () => {
    const through = new URL(url)
    proxy = await openTcpProxy(Number(through.port))
    through.port = String(proxy.port)
    pool = await openPool({ url: through.href }, timeoutMs)
    await migrate(pool)
  })
  afterEach(async () => {
    await pool.end()
    proxy.close()
  })

  const unavailable = (work: Promise<unknown>) =>
    work.then(
      () => false,
      (error: unknown) => isUnavailable(error),
    )

  it('is given up: appends and reads fail as unavailable, and the next ones go on', async () => {
    const log = new LogStore(pool)
    const matches = new Matches(pool)
    const row = playingMatchRow(dots, ['ann', 'ben'])
    await matches.create(row)
    const append = (match: string) => log.append(newLogRow({ match, seq: 1, mover: '0:1', entry: { kind: 'abort', seat: 0 } }))
    // Open connections for both lanes and the read.
    await Promise.all(Array.from({ length: 4 }, () => pool.query('SELECT pg_sleep(0.1)', [])))
    proxy.silence()
    const hung = [unavailable(append('three')), unavailable(matches.find(row.id))]
    await new Promise((resolve) => setImmediate(resolve))
    hung.push(unavailable(append('four')))
    expect(await Promise.all(hung)).toEqual([true, true, true])
    // Other connections of the pool may have to be given up first.
    await expect.poll(() => append('three').catch(() => null), { timeout: 10_000 }).toMatchObject({ kind: 'committed' })
    await expect.poll(() => matches.find(row.id).catch(() => null), { timeout: 10_000 }).toMatchObject({ id: row.id })
  })

  it('ends its transaction, and does not come back into the pool', async () => {
    const silenced = inTransaction(pool, async (client) => {
      await client.query('SELECT 1', [])
      proxy.silence()
      await client.query('SELECT 2', [])
    })
    expect(await unavailable(silenced)).toBe(true)
    expect((await pool.query('SELECT 3 AS three', [])).rows).toEqual([{ three: 3 }])
  })

  it('is not confused with a migration that has to wait', async () => {
    const other = await pool.connect()
    await other.query('SELECT pg_advisory_lock($1)', [advisoryLockKeys.migrations])
    let migrated = false
    const migrating = migrate(pool).then(() => (migrated = true))
    await new Promise((resolve) => setTimeout(resolve, 3 * timeoutMs))
    expect(migrated).toBe(false)
    await other.query('SELECT pg_advisory_unlock($1)', [advisoryLockKeys.migrations])
    other.release()
    expect(await migrating).toBe(true)
  })
})
