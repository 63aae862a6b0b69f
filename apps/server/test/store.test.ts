import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, type Postgres } from '../proofs/postgres.ts'
import { freshId } from '../src/random.ts'
import { dump, restore } from '../src/store/dump.ts'
import { FolderTaken } from '../src/store/lock.ts'
import { openPool, transact } from '../src/store/pool.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { missing } from './missing.ts'

const postgres: Postgres | null = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)

const places = [['embedded', { folder: null }] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) missing('PostgreSQL', 'the store on it')

describe.each(places)('the store on %s', (_, place) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(place, 'one')
  }, 120_000)
  afterAll(() => stores.close())

  const entry = { kind: 'move', seat: 0, move: 'a1' } as const
  const row = (match: string, seq: number, mover: string, due: number | null = null) => ({
    match,
    seq,
    mover,
    entry,
    at: 1,
    ends: false,
    due,
  })

  it('appends once per seq and once per mover', async () => {
    const match = freshId()
    expect(await stores.log.append(row(match, 1, 'a'))).toBe(true)
    expect(await stores.log.append(row(match, 1, 'b'))).toBe(false)
    expect(await stores.log.append(row(match, 2, 'a'))).toBe(false)
    expect(await stores.log.append(row(match, 2, 'b'))).toBe(true)
    expect((await stores.log.read(match, 0)).map(({ seq, mover }) => [seq, mover])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(await stores.log.lengths([match, freshId()])).toEqual(new Map([[match, 2]]))
  })

  it('lets exactly one of eight writers have a seq, and keeps the others in step', async () => {
    const match = freshId()
    for (let seq = 1; seq <= 40; seq++) {
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, writer) => stores.log.append(row(match, seq, `${writer}:${seq}`, writer % 2 ? 5 : null))),
      )
      expect(won.filter(Boolean)).toHaveLength(1)
    }
    expect(await stores.log.read(match, 0)).toHaveLength(40)
  })

  it('gives a job to one node at a time, until its lease is over', async () => {
    const other = {
      ...stores,
      jobs: new (stores.jobs.constructor as new (pool: unknown, node: string) => Stores['jobs'])(stores.pool, 'two'),
    }
    const match = freshId()
    await stores.jobs.put(match, 100)
    expect(await stores.jobs.claim(50, 10)).not.toContain(match)
    const claims = await Promise.all([stores.jobs.claim(100, 10), other.jobs.claim(100, 10)])
    expect(claims.flat().filter((one) => one === match)).toHaveLength(1)
    expect(await other.jobs.claim(101, 10)).not.toContain(match)
    expect([...(await other.jobs.claim(100_000, 10)), ...(await stores.jobs.claim(100_000, 10))]).toContain(match)
  })

  it('changes a match only from the revision that was read', async () => {
    const id = freshId()
    await stores.matches.create(matchRow(id))
    const before = (await stores.matches.find(id))!
    const changed = await stores.matches.change(before, {
      seats: [{ kind: 'person', person: 'p', left: false, rating: null }],
      state: 'playing',
    })
    expect(changed).toMatchObject({ revision: 1, state: 'playing' })
    expect(await stores.matches.change(before, { state: 'over' })).toBeNull()
    expect(await stores.matches.create(matchRow(id))).toBe(false)
    expect((await stores.matches.of('p', 'playing', 9e9, 10)).map((one) => one.id)).toContain(id)
  })

  it('keeps who sits where with the match, and drops its job when it is over, in the same moment', async () => {
    const id = freshId()
    const person = (name: string) => ({ kind: 'person' as const, person: `${name}${id}`, left: false, rating: null })
    await stores.matches.create({ ...matchRow(id), seats: [person('a'), { kind: 'open' }, person('c')] })
    const sitting = async () =>
      (await stores.pool.query('SELECT seat, person FROM sitting WHERE match = $1 ORDER BY seat', [id])).rows.map(
        ({ seat, person: who }) => `${seat as number}${(who as string)[0]}`,
      )
    expect(await sitting()).toEqual(['0a', '2c'])
    const first = (await stores.matches.find(id))!
    const second = (await stores.matches.change(first, { seats: [person('b'), person('d'), { kind: 'open' }], state: 'playing' }))!
    expect(await sitting()).toEqual(['0b', '1d'])
    // Whoever read the older row changes nothing.
    expect(await stores.matches.change(first, { seats: [{ kind: 'open' }, { kind: 'open' }, person('e')] })).toBeNull()
    expect(await sitting()).toEqual(['0b', '1d'])
    await stores.jobs.put(id, 5)
    expect(await stores.matches.change(first, { state: 'over' })).toBeNull()
    const jobs = async () => (await stores.pool.query('SELECT match FROM jobs WHERE match = $1', [id])).rows.length
    expect(await jobs()).toBe(1)
    await stores.matches.change(second, { state: 'over', ended: 9 })
    expect(await jobs()).toBe(0)
  })

  it('goes into a file and out of it again, into either database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-dump-'))
    const path = join(folder, 'all.gz')
    const count = await dump(stores.pool, path)
    const other = await openPool({ folder: null })
    expect(await restore(other, path)).toBe(count)
    const sum = 'SELECT count(*)::int AS n, max(seq) AS last, min(entry) AS entry FROM log'
    expect((await other.query(sum, [])).rows).toEqual((await stores.pool.query(sum, [])).rows)
    await expect(restore(other, path)).rejects.toThrow('not empty')
    await other.end()
    rmSync(folder, { recursive: true })
  })

  it('refuses a file that is missing, cut off or no dump, and a place that cannot be written to, and leaves the file before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-dump-'))
    const [path, half, noise] = [join(folder, 'all.gz'), join(folder, 'half.gz'), join(folder, 'noise.gz')]
    await dump(stores.pool, path)
    const whole = readFileSync(path)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    writeFileSync(noise, 'no dump')
    const other = await openPool({ folder: null })
    for (const bad of [half, noise, join(folder, 'none.gz'), folder]) await expect(restore(other, bad)).rejects.toThrow('cannot be read')
    // Nothing of half a file stays: the whole one goes in.
    expect(await restore(other, path)).toBeGreaterThan(0)
    await other.end()
    await expect(dump(stores.pool, join(folder, 'no', 'all.gz'))).rejects.toThrow('ENOENT')
    const failing = { ...stores.pool, connect: async () => ({ query: () => Promise.reject(new Error('gone')), release: () => {} }) }
    await expect(dump(failing, path)).rejects.toThrow('gone')
    expect(readFileSync(path)).toEqual(whole)
    expect(readdirSync(folder).sort()).toEqual(['all.gz', 'half.gz', 'noise.gz'])
    rmSync(folder, { recursive: true })
  })

  it('takes back everything when a part of a transaction fails', async () => {
    const id = freshId()
    const failing = transact(stores.pool, async (client) => {
      await client.query('INSERT INTO people (id, name, created) VALUES ($1, $2, $3)', [id, 'Ada', 1])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stores.people.findBy('id', id)).toBeNull()
  })
})

function matchRow(id: string): Parameters<Stores['matches']['create']>[0] {
  return {
    id,
    game: 'dots',
    version: 1,
    options: {},
    secrets: [null],
    seed: 's',
    hash: 'h',
    state: 'open',
    seats: [{ kind: 'open' }],
    host: 'p',
    code: null,
    visibility: 'private',
    clock: { kind: 'none' },
    spectators: { kind: 'denied' },
    absent: { kind: 'wait' },
    ranked: false,
    asked: null,
    offer: null,
    said: null,
    rematch: [],
    next: null,
    outcome: null,
    share: null,
    revision: 0,
    created: 1,
    started: null,
    ended: null,
  }
}

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-data-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is open to one process at a time, keeps what was written, and survives a dead holder', async () => {
    const first = await openPool({ folder })
    await first.query('CREATE TABLE kept (n int)')
    await first.query('INSERT INTO kept VALUES ($1)', [7])
    await expect(openPool({ folder })).rejects.toThrow(FolderTaken)
    await first.end()
    writeFileSync(join(folder, 'parlor.lock'), '999999 1 elsewhere-not\n'.replace('elsewhere-not', (await import('node:os')).hostname()))
    const second = await openPool({ folder })
    expect((await second.query('SELECT n FROM kept', [])).rows).toEqual([{ n: 7 }])
    await second.end()
  })
})
