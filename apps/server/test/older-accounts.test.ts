import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testPassword } from '../proofs/test-account.ts'
import { TestClient } from '../proofs/test-client.ts'
import { openTestServer } from '../proofs/test-server.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { openAuth } from '../src/accounts/auth.ts'
import { sha256Hex } from '../src/hash.ts'
import { freshId, freshToken } from '../src/random.ts'
import { migrate } from '../src/store/migrations.ts'
import { openPool, type DatabaseLocation, type Pool } from '../src/store/pool.ts'
import { skipMissing } from './skip-missing.ts'

/** Last schema version with accounts by e-mail. */
const byEmail = 4

const folder = mkdtempSync(join(tmpdir(), 'parlor-older-'))
const postgres = await openPostgres(['fsync=off'])
afterAll(async () => {
  await postgres?.close()
  rmSync(folder, { recursive: true, force: true })
})
if (!postgres) skipMissing('PostgreSQL', 'the migration of accounts on it')
const databases: [string, DatabaseLocation][] = [
  ['embedded', { folder }],
  ...(postgres ? ([['PostgreSQL', { url: postgres.url }]] as never[]) : []),
]

let created = 1_000

/** An account as the previous version wrote it. */
async function account(pool: Pool, name: string, email: string): Promise<string> {
  const made = await openAuth(pool, 'secret', false).signUp(testPassword)
  const id = freshId()
  await pool.query('UPDATE "user" SET email = $2 WHERE id = $1', [made.account, email])
  await pool.query('INSERT INTO people (id, name, account, token, created) VALUES ($1, $2, $3, NULL, $4)', [
    id,
    name,
    made.account,
    created++,
  ])
  return id
}

async function guest(pool: Pool, name: string): Promise<{ id: string; token: string }> {
  const [id, token] = [freshId(), freshToken()]
  await pool.query('INSERT INTO people (id, name, account, token, created) VALUES ($1, $2, NULL, $3, $4)', [
    id,
    name,
    sha256Hex(token),
    created++,
  ])
  return { id, token }
}

describe.each(databases)('a database on %s whose accounts are by e-mail', (_, database) => {
  it('is opened: they sign in as before, keep their names, and those who share one choose another', async () => {
    const pool = await openPool(database)
    await migrate(pool, byEmail)
    // Later in the table than in time: the oldest holds the name.
    created = 2_000
    const second = await account(pool, 'ANNA', 'second@example.org')
    created = 1_000
    const first = await account(pool, 'Anna', 'first@example.org')
    const reserved = await account(pool, 'Admin', 'admin@example.org')
    const automatic = await account(pool, 'Guest 12AB', 'auto@example.org')
    const plain = await account(pool, 'Zoë', 'zoe@example.org')
    const anna = await guest(pool, 'Аnna')
    const bob = await guest(pool, 'Bob')
    await pool.end()

    const server = await openTestServer({ database })
    try {
      const enter = (name: string) => new TestClient(server.base).request('signIn', { name, password: testPassword })
      const at = (token: string) => new TestClient(server.base, new Map([['parlor_guest', token]]))
      expect(await enter('First@Example.org')).toEqual({ id: first, name: 'Anna', guest: false, unique: true, email: 'first@example.org' })
      expect(await enter('anna')).toMatchObject({ id: first })
      expect(await enter('second@example.org')).toMatchObject({ id: second, name: 'ANNA', unique: false })
      expect(await enter('admin@example.org')).toMatchObject({ id: reserved, name: 'Admin', unique: false })
      expect(await enter('auto@example.org')).toMatchObject({ id: automatic, name: 'Guest 12AB', unique: false })
      expect(await enter('ZOE')).toMatchObject({ id: plain, name: 'Zoë', unique: true })
      expect(await enter('admin')).toEqual({ rejected: 'account.wrongPassword' })
      expect(await at(anna.token).requestOrThrow('me')).toMatchObject({ id: anna.id, name: `Guest ${anna.id.slice(0, 4).toUpperCase()}` })
      expect(await at(bob.token).requestOrThrow('me')).toMatchObject({ id: bob.id, name: 'Bob' })

      const owner = new TestClient(server.base)
      await owner.requestOrThrow('signIn', { name: 'second@example.org', password: testPassword })
      expect(await owner.requestOrThrow('exportData')).toMatchObject({ account: { email: 'second@example.org' } })
      expect(await owner.request('rename', { name: 'Anna.' })).toEqual({ rejected: 'account.nameTaken' })
      expect(await owner.requestOrThrow('rename', { name: 'Anna Lena' })).toMatchObject({ name: 'Anna Lena', unique: true })
      expect(await enter('Anna Lena')).toMatchObject({ id: second, email: 'second@example.org' })
      expect(await enter('second@example.org')).toMatchObject({ id: second })
      // A new account may use an older one's e-mail: it does not identify that account.
      const newcomer = at(bob.token)
      expect(
        await newcomer.requestOrThrow('signUp', { name: 'Bob', password: 'quite another secret', email: 'first@example.org' }),
      ).toMatchObject({
        id: bob.id,
      })
      expect(await enter('first@example.org')).toMatchObject({ id: first })
    } finally {
      await server.close()
    }
  })
})
