import { afterAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../proofs/test-databases.ts'
import { migrate, schemaVersion } from '../src/store/migrations.ts'
import { inTransaction, openPool } from '../src/store/pool.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off', 'deadlock_timeout=100ms'])
afterAll(() => postgres?.close(), 60_000)
if (!postgres) skipMissing('PostgreSQL', 'a migration beside nodes that write')

describe.runIf(postgres)('a migration', () => {
  it('of many seats comes through beside nodes that write matches and count seats, and loses none of them', async () => {
    const pool = await openPool({ url: postgres!.url })
    await migrate(pool, 13)
    const columns = `id, game, version, options, secrets, seed, hash, state, seats, host, visibility, clock, spectators, absent, ranked, created`
    const values = (id: string, state: string) =>
      `${id}, 'dots', 1, '{}', '[]', '', '', '${state}', '[]', 'ann', 'private', '{}', '{}', '{}', false, 1`
    await pool.query(`INSERT INTO matches (${columns}) SELECT ${values("'old' || n", 'over')} FROM generate_series(1, 20000) AS n`, [])
    await pool.query("INSERT INTO sitting (match, seat, person, since) SELECT id, 0, 'ann', 1 FROM matches", [])
    // As nodes of schema 13 do it.
    const insert = `WITH made AS (INSERT INTO matches (${columns}) VALUES (${values('$1', 'playing')}) RETURNING id)
      INSERT INTO sitting (match, seat, person, since) SELECT id, 0, 'ben', 1 FROM made`
    const count = `SELECT count(*) FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = 'ben' AND NOT s.over AND m.state = 'playing'`
    let migrated = false
    let written = 0
    const refused: unknown[] = []
    async function play(node: number): Promise<void> {
      for (let i = 0; !migrated; i++) {
        await pool.query(insert, [`new ${node} ${i}`])
        written++
        // A reader that waits in the other order may be ended by the database; the node answers that it is away, and the page asks again.
        await pool.query(count, []).catch((error: unknown) => refused.push((error as { code?: string }).code))
      }
    }
    const playing = [1, 2, 3].map(play)
    await migrate(pool).finally(() => (migrated = true))
    await Promise.all(playing)
    expect((await pool.query('SELECT max(step)::int AS step FROM migrations', [])).rows).toEqual([{ step: schemaVersion }])
    expect(written).toBeGreaterThan(3)
    const { rows } = await pool.query("SELECT count(*)::int AS seats FROM sitting WHERE person = 'ben'", [])
    expect(rows).toEqual([{ seats: written }])
    expect(refused.filter((code) => code !== '40P01')).toEqual([])
    await pool.end()
  })

  it('waits for somebody who is being erased, and does not end that', async () => {
    const database = await openPostgres(['fsync=off', 'deadlock_timeout=100ms'])
    const pool = await openPool({ url: database!.url })
    await migrate(pool, 13)
    let migrating: Promise<void> | undefined
    await inTransaction(pool, async (client) => {
      await client.query("DELETE FROM ratings WHERE person = 'ann'")
      migrating = migrate(pool)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await client.query("DELETE FROM sitting WHERE person = 'ann'")
    })
    await migrating
    await pool.end()
    await database!.close()
  })
})
