import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection } from '@parlor/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { rulesAtVersion } from '../src/games.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { dumpDatabase, restoreDatabase } from '../src/store/dump.ts'
import { migrate, schemaVersion } from '../src/store/migrations.ts'
import { openPool } from '../src/store/pool.ts'
import { openStores } from '../src/store/stores.ts'
import { skipMissing } from './skip-missing.ts'

/** Written by the first released server with online play; never rewritten. */
const file = fileURLToPath(new URL('./fixtures/dump-schema-4.gz', import.meta.url))
const facts = JSON.parse(readFileSync(file.replace('.gz', '.json'), 'utf8')) as {
  rows: number
  ratings: number
  matches: Record<string, string>
  logs: Record<string, number>
  states: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'parlor-older-'))
afterAll(() => rmSync(folder, { recursive: true }))
const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const databases = [
  ['embedded', { folder: join(folder, 'data') }] as const,
  ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : []),
]
if (!postgres) skipMissing('PostgreSQL', 'an older dump on it')

describe('a dump of a database that an older server has', () => {
  it('leaves it as it is, and is restored', async () => {
    const pool = await openPool(await inMemoryDatabase())
    await expect(dumpDatabase(pool, join(folder, 'none.gz'))).rejects.toThrow('empty')
    await migrate(pool, 5)
    await pool.query("INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 1)", [])
    const before = join(folder, 'before.gz')
    const count = await dumpDatabase(pool, before)
    expect((await pool.query('SELECT max(step)::int AS step FROM migrations', [])).rows).toEqual([{ step: 5 }])
    await pool.query('INSERT INTO migrations (step, at) VALUES ($1, 1)', [schemaVersion + 1])
    await expect(dumpDatabase(pool, join(folder, 'newer.gz'))).rejects.toThrow('newer server')
    await pool.end()
    const later = await openPool(await inMemoryDatabase())
    expect(await restoreDatabase(later, before)).toBe(count)
    expect((await later.query('SELECT name FROM people', [])).rows).toEqual([{ name: 'Ann' }])
    await later.end()
  })
})

describe.each(databases)('a dump of schema 4 on %s', (_, database) => {
  it('is restored, brought up to date, and its matches go on', async () => {
    const pool = await openPool(database)
    expect(await restoreDatabase(pool, file)).toBe(facts.rows)
    expect((await pool.query('SELECT max(step)::int AS version FROM migrations', [])).rows).toEqual([{ version: schemaVersion }])
    expect((await pool.query('SELECT count(*)::int AS n FROM people WHERE seen IS NULL', [])).rows).toEqual([{ n: 0 }])
    await expect(restoreDatabase(pool, file)).rejects.toThrow('not empty')
    await pool.end()
    const stores = await openStores(database, 'one')
    for (const [name, id] of Object.entries(facts.matches)) {
      const row = (await stores.matches.find(id))!
      expect([name, row.state]).toEqual([name, facts.states[name]])
      const pkg = rulesAtVersion(row.game, row.version)
      if (isRejection(pkg)) throw new Error(`the rules of ${row.game} ${row.version} are gone`)
      if (row.state === 'open') continue
      const replayed = new ReplayedMatch(pkg, row)
      for (const entry of await stores.log.read(id, 0)) replayed.applyRow(entry)
      expect([name, replayed.seq, replayed.match.outcome !== null]).toEqual([name, facts.logs[name], row.state === 'over'])
      if (row.state === 'over') continue
      const { seat } = replayed.match.state.pending[0]!
      expect(isRejection(replayed.match.play(seat, replayed.match.moves(seat)[0]))).toBe(false)
    }
    expect((await stores.pool.query('SELECT count(*)::int AS n FROM ratings', [])).rows).toEqual([{ n: facts.ratings }])
    // Dumped again it has the current schema, and can be restored.
    const again = join(folder, 'again.gz')
    const count = await dumpDatabase(stores.pool, again)
    await stores.close()
    const other = await openPool(await inMemoryDatabase())
    expect(await restoreDatabase(other, again)).toBe(count)
    await other.end()
  })
})

describe('a dump', () => {
  it('of a newer server is refused, and so is an older one where the schema is newer; nothing of either stays', async () => {
    const newer = join(folder, 'newer.gz')
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(newer, gzipSync(text.replace('{"parlor":4}', `{"parlor":${schemaVersion + 1}}`)))
    const pool = await openPool(await inMemoryDatabase())
    await expect(restoreDatabase(pool, newer)).rejects.toThrow('newer server')
    // Truncated: the schema is rolled back too.
    writeFileSync(newer, gzipSync(text.slice(0, text.lastIndexOf('{"rows"'))))
    await expect(restoreDatabase(pool, newer)).rejects.toThrow('too early')
    expect((await pool.query("SELECT to_regclass('people') AS found", [])).rows).toEqual([{ found: null }])
    expect(await restoreDatabase(pool, file)).toBe(facts.rows)
    await pool.end()
    const started = await openPool(await inMemoryDatabase())
    await migrate(started)
    await expect(restoreDatabase(started, file)).rejects.toThrow('take a new database')
    await started.end()
  })
})
