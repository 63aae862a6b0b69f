import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../proofs/test-databases.ts'
import { migrate, schemaVersion } from '../src/store/migrations.ts'
import { openPool, type Pool } from '../src/store/pool.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
if (!postgres) skipMissing('PostgreSQL', 'a database that older nodes use')

describe.runIf(postgres)('a database of the version before', () => {
  it('is not changed while a node of that version runs, and keeps the jobs of its matches', async () => {
    const pool = await openPool({ url: postgres!.url })
    await migrate(pool, 4)
    await pool.query("INSERT INTO jobs (match, due) VALUES ('m', 5)", [])
    const older = await pool.connect()
    await older.query('SELECT pg_advisory_lock_shared(7270728)', [])
    await expect(migrate(pool)).rejects.toThrow('stop all of them')
    const version = async () => (await pool.query('SELECT max(step)::int AS step FROM migrations', [])).rows[0]!['step'] as number
    expect(await version()).toBe(4)
    await older.query('SELECT pg_advisory_unlock_shared(7270728)', [])
    older.release()
    await migrate(pool)
    expect(await version()).toBe(schemaVersion)
    expect((await pool.query('SELECT match, lane, due FROM match_jobs', [])).rows).toEqual([{ match: 'm', lane: 'clock', due: 5 }])
    await pool.end()
  })
})

describe.runIf(postgres)('a migration', () => {
  it('takes, and waits for another node’s, as long as it needs', async () => {
    const others = await openPool({ url: postgres!.url })
    const other = await others.connect()
    await other.query('SELECT pg_advisory_lock(7270727)', [])
    const impatient = new pg.Pool({ connectionString: postgres!.url, statement_timeout: 200 })
    // `end` does not wait for its connections: the server's stopping may still reach one.
    impatient.on('connect', (client) => void client.on('error', () => {}))
    const migrated = migrate({ connect: () => impatient.connect() } as unknown as Pool).then(
      () => 'migrated',
      (error: Error) => error.message,
    )
    await wait(1_000)
    await other.query('SELECT pg_advisory_unlock(7270727)', [])
    expect(await migrated).toBe('migrated')
    // Only the migration's statements are given that long.
    await expect(impatient.query('SELECT pg_sleep(1)')).rejects.toThrow('statement timeout')
    other.release()
    await Promise.all([others.end(), impatient.end()])
  })
})
