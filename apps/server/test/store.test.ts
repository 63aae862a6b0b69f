import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { newLogRow } from '../proofs/new-log-row.ts'
import { openPostgres, type Postgres } from '../proofs/test-databases.ts'
import { botTiers, type BotTier } from '../src/bots/measured-thinking-time.ts'
import { games } from '../src/games.ts'
import { freshId } from '../src/random.ts'
import { dumpDatabase, restoreDatabase } from '../src/store/dump.ts'
import { JobQueue, noBotWork, parkedDue, type OverBudget } from '../src/store/job-queue.ts'
import { FolderLockedError } from '../src/store/folder-lock.ts'
import type { NewLogRow } from '../src/store/log-store.ts'
import type { MatchRow } from '../src/store/matches.ts'
import { openPool, inTransaction } from '../src/store/pool.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { skipMissing } from './skip-missing.ts'

const postgres: Postgres | null = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)

const databases = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'the store on it')

describe.each(databases)('the store on %s', (_, database) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(database, 'one')
  })
  afterAll(() => stores.close())

  const entry = { kind: 'move', seat: 0, move: 'a1' } as const
  const row = (match: string, seq: number, mover: string, part: Partial<NewLogRow> = {}) => newLogRow({ match, seq, mover, entry, ...part })
  const now = async () => (await stores.pool.query('SELECT now_ms() AS now', [])).rows[0]!['now'] as number
  const queueOf = (node: string) => new JobQueue(stores.pool, node)

  it('appends once per seq and once per idempotency key', async () => {
    const match = freshId()
    expect(await stores.log.append(row(match, 1, 'a'))).toMatchObject({ kind: 'committed' })
    expect(await stores.log.append(row(match, 1, 'b'))).toEqual({ kind: 'taken' })
    expect(await stores.log.append(row(match, 2, 'a'))).toEqual({ kind: 'taken' })
    expect(await stores.log.append(row(match, 2, 'b'))).toMatchObject({ kind: 'committed' })
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
        Array.from({ length: 8 }, (_, writer) =>
          stores.log.append(row(match, seq, `${writer}:${seq}`, writer % 2 ? { schedule: { clock: 5, absence: null, bot: null } } : {})),
        ),
      )
      expect(won.filter(({ kind }) => kind === 'committed')).toHaveLength(1)
    }
    expect(await stores.log.read(match, 0)).toHaveLength(40)
  })

  it('sets the entry’s time itself, and refuses entries outside their time limits', async () => {
    const match = freshId()
    const began = await now()
    const first = await stores.log.append(row(match, 1, 'a', { arrived: performance.now() - 40 }))
    expect(first).toMatchObject({ kind: 'committed' })
    const at = 'at' in first ? first.at : 0
    expect(at).toBeGreaterThanOrEqual(began)
    expect(at).toBeLessThanOrEqual(await now())
    // The server's delay is not charged: the frame's arrival counts.
    const late = { until: (await now()) - 500 }
    expect(await stores.log.append(row(match, 2, 'b', late))).toMatchObject({ kind: 'untimely' })
    expect(await stores.log.append(row(match, 2, 'b', { ...late, lastAt: at, arrived: performance.now() - 60_000 }))).toMatchObject({
      kind: 'committed',
    })
    // The time until the commit is charged to nobody, neither sender nor next seat.
    const [, second] = await stores.log.read(match, 0)
    expect(second!.at - second!.waited).toBe(at)
    expect(second!.at).toBeGreaterThanOrEqual(at)
    expect(await stores.log.append(row(match, 3, 'c', { from: (await now()) + 60_000 }))).toMatchObject({ kind: 'untimely' })
    // No entry is earlier than the previous one.
    expect(await stores.log.append(row(match, 3, 'd', { lastAt: began + 9e6 }))).toEqual({ kind: 'committed', at: began + 9e6, waited: 0 })
    expect(await stores.log.read(match, 0)).toHaveLength(3)
  })

  it('gives a job to one node at a time, until its lease is over', async () => {
    const other = queueOf('two')
    const match = freshId()
    const claimed = async (queue: JobQueue) => (await queue.claim('clock', 10)).find((job) => job.match === match)
    await stores.jobs.enqueue(match, { clock: (await now()) + 60_000 }, noBotWork)
    expect(await claimed(stores.jobs)).toBeUndefined()
    await stores.jobs.enqueue(match, { clock: (await now()) - 1 }, noBotWork)
    const claims = await Promise.all([claimed(stores.jobs), claimed(other)])
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await claimed(other)).toBeUndefined()
    const holder = claims[0] ? stores.jobs : other
    const first = claims.find(Boolean)!
    const expire = () => stores.pool.query('UPDATE match_jobs SET lease = now_ms() - 1 WHERE match = $1', [match])
    const leases = async () => {
      const { rows } = await stores.pool.query('SELECT lane, lease > now_ms() AS held FROM match_jobs WHERE match = $1', [match])
      return Object.fromEntries(rows.map(({ lane, held }) => [lane as string, held as boolean]))
    }
    await expire()
    // A renewed lease holds, by its own lane; an expired one is lost.
    await stores.jobs.enqueue(match, { absence: 1 }, noBotWork)
    await holder.claim('absence', 10)
    await holder.renewLeases([{ match, lane: 'absence' }])
    expect(await leases()).toEqual({ absence: true, clock: false })
    await stores.pool.query("DELETE FROM match_jobs WHERE match = $1 AND lane = 'absence'", [match])
    await holder.renewLeases([{ match, lane: 'clock' }])
    expect(await claimed(queueOf('three'))).toBeUndefined()
    await expire()
    const second = await claimed(queueOf('three'))
    expect(second).toBeDefined()
    // A job claimed by another, or enqueued since, cannot be completed by the first.
    await holder.complete(first, 'clock', null)
    expect((await stores.pool.query('SELECT node FROM match_jobs WHERE match = $1', [match])).rows).toEqual([{ node: 'three' }])
    await stores.jobs.enqueue(match, { clock: 1 }, noBotWork)
    await stores.jobs.complete(second!, 'clock', null)
    const third = await claimed(other)
    expect(third).toBeDefined()
    await stores.jobs.releaseLeases(true)
    const fourth = await claimed(other)
    expect(fourth).toBeDefined()
    await other.complete(fourth!, 'clock', null)
    const left = async () => (await stores.pool.query('SELECT node FROM match_jobs WHERE match = $1', [match])).rows
    expect(await left()).toEqual([])
    // A claim on a row that is gone does not fit the one in its place.
    await stores.jobs.enqueue(match, { clock: 1 }, noBotWork)
    expect(await claimed(queueOf('five'))).toBeDefined()
    for (const claim of [first, second!, third!, fourth!, { match, claim: 1 }]) await other.complete(claim, 'clock', null)
    expect(await left()).toEqual([{ node: 'five' }])
  })

  const claimBots = (tier: BotTier, most: number, over: Partial<OverBudget> = {}) =>
    stores.jobs.claimBots({ quick: 0, medium: 0, strong: 0, [tier]: most }, { owners: [], networks: [], strong: [], ...over })
  const putBots = async (owner: string, count: number, tier: BotTier, network = '') => {
    const past = (await now()) - 1_000
    for (let i = 0; i < count; i++) await stores.jobs.enqueue(`${owner}-${tier}-${i}`, { bot: past + i }, { owner, network, tier })
  }
  const ownersOf = async (claimed: Promise<readonly { readonly owner: string }[]>) => (await claimed).map(({ owner }) => owner).toSorted()

  it('gives out bots’ turns fairly: everybody’s first before anybody’s second, one strong turn a person, nobody over their budget', async () => {
    await putBots('crowd', 20, 'quick')
    await putBots('crowd', 5, 'strong')
    await putBots('ann', 2, 'quick')
    await putBots('ben', 1, 'strong')
    expect(await ownersOf(claimBots('quick', 4))).toEqual(['ann', 'ann', 'crowd', 'crowd'])
    // One whose match has moved on still thinks.
    expect(await ownersOf(claimBots('strong', 1, { strong: ['crowd'] }))).toEqual(['ben'])
    expect(await ownersOf(claimBots('strong', 4))).toEqual(['crowd'])
    expect(await claimBots('strong', 4)).toEqual([])
    expect(await claimBots('quick', 40, { owners: ['crowd'] })).toEqual([])
    await stores.pool.query("DELETE FROM match_jobs WHERE lane = 'bot'")
  })

  it('lets sixty guests of one address go before nobody at another, in no tier', async () => {
    for (const tier of botTiers) {
      for (let guest = 0; guest < 60; guest++) await putBots(`guest${guest}`, 1, tier, 'school')
      await putBots('ann', 2, tier, 'home')
      // Of an older node, or a network that nobody knows.
      await putBots('ben', 1, tier)
      const first = await ownersOf(claimBots(tier, 3))
      expect([tier, first.slice(0, 2)]).toEqual([tier, ['ann', 'ben']])
      // Quick turns are no matter of the network's budget, and of strong ones nobody has two at once.
      expect(await claimBots(tier, 100, { networks: ['school'] })).toHaveLength({ quick: 60, medium: 1, strong: 0 }[tier])
      await stores.pool.query("DELETE FROM match_jobs WHERE lane = 'bot'")
    }
    // A node that does not know the network leaves it as it is.
    await putBots('ann', 1, 'quick', 'home')
    await putBots('ann', 1, 'quick')
    expect(await claimBots('quick', 1)).toMatchObject([{ owner: 'ann', network: 'home', tier: 'quick' }])
    await stores.pool.query("DELETE FROM match_jobs WHERE lane = 'bot'")
  })

  it('parks a job until somebody joins', async () => {
    const match = freshId()
    await stores.jobs.enqueue(match, { bot: parkedDue }, noBotWork)
    expect(await claimBots('quick', 10)).toEqual([])
    expect(await stores.jobs.unpark([match, freshId()])).toBe(true)
    expect((await claimBots('quick', 10)).map((job) => job.match)).toEqual([match])
    await stores.pool.query('DELETE FROM match_jobs')
    // A dump contains parked jobs.
    await stores.jobs.enqueue(freshId(), { clock: parkedDue }, noBotWork)
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
    expect((await stores.matches.ofPerson('p', 'playing', 10)).map((one) => one.id)).toContain(id)
  })

  it('stores seats with the match, and deletes its job when it is over, in one transaction', async () => {
    const id = freshId()
    const person = (name: string) => ({ kind: 'person' as const, person: `${name}${id}`, left: false, rating: null })
    await stores.matches.create({ ...matchRow(id), seats: [person('a'), { kind: 'open' }, person('c')] })
    const seatRows = async () =>
      (await stores.pool.query('SELECT seat, person FROM sitting WHERE match = $1 ORDER BY seat', [id])).rows.map(
        ({ seat, person: who }) => `${seat as number}${(who as string)[0]}`,
      )
    expect(await seatRows()).toEqual(['0a', '2c'])
    const first = (await stores.matches.find(id))!
    const second = (await stores.matches.change(first, { seats: [person('b'), person('d'), { kind: 'open' }], state: 'playing' }))!
    expect(await seatRows()).toEqual(['0b', '1d'])
    // An update of an outdated revision changes nothing.
    expect(await stores.matches.change(first, { seats: [{ kind: 'open' }, { kind: 'open' }, person('e')] })).toBeNull()
    expect(await seatRows()).toEqual(['0b', '1d'])
    await stores.pool.query('DELETE FROM match_jobs WHERE match = $1', [id])
    await stores.jobs.enqueue(id, { absence: 5 }, noBotWork)
    expect(await stores.matches.change(first, { state: 'over' })).toBeNull()
    const jobs = async () => (await stores.pool.query('SELECT match FROM match_jobs WHERE match = $1', [id])).rows.length
    expect(await jobs()).toBe(1)
    const live = async () => (await stores.pool.query('SELECT seat FROM sitting WHERE match = $1 AND NOT over', [id])).rows.length
    expect([(await stores.matches.countsOf(`b${id}`)).live, await live()]).toEqual([1, 2])
    await stores.matches.change(second, { state: 'over', ended: 9 })
    expect([(await stores.matches.countsOf(`b${id}`)).live, await live()]).toEqual([0, 0])
    expect(await jobs()).toBe(0)
  })

  it('is dumped and restored, into either database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-dump-'))
    const path = join(folder, 'all.gz')
    const count = await dumpDatabase(stores.pool, path)
    const other = await openPool(await inMemoryDatabase())
    expect(await restoreDatabase(other, path)).toBe(count)
    const sum = 'SELECT count(*)::int AS n, max(seq) AS last, min(entry) AS entry FROM log'
    expect((await other.query(sum, [])).rows).toEqual((await stores.pool.query(sum, [])).rows)
    await expect(restoreDatabase(other, path)).rejects.toThrow('not empty')
    await other.end()
    rmSync(folder, { recursive: true })
  })

  it('refuses a missing, truncated or invalid dump and an unwritable target, and keeps the previous file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-dump-'))
    const [path, half, noise] = [join(folder, 'all.gz'), join(folder, 'half.gz'), join(folder, 'noise.gz')]
    await dumpDatabase(stores.pool, path)
    const whole = readFileSync(path)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    writeFileSync(noise, 'no dump')
    const other = await openPool(await inMemoryDatabase())
    for (const bad of [half, noise, join(folder, 'none.gz'), folder])
      await expect(restoreDatabase(other, bad)).rejects.toThrow('cannot be read')
    // Nothing of a truncated file stays: the whole one can be restored.
    expect(await restoreDatabase(other, path)).toBeGreaterThan(0)
    await other.end()
    await expect(dumpDatabase(stores.pool, join(folder, 'no', 'all.gz'))).rejects.toThrow('ENOENT')
    const failing = { ...stores.pool, connect: async () => ({ query: () => Promise.reject(new Error('gone')), release: () => {} }) }
    await expect(dumpDatabase(failing, path)).rejects.toThrow('gone')
    expect(readFileSync(path)).toEqual(whole)
    expect(readdirSync(folder).sort()).toEqual(['all.gz', 'half.gz', 'noise.gz'])
    rmSync(folder, { recursive: true })
  })

  it('rolls back a failed transaction', async () => {
    const id = freshId()
    const failing = inTransaction(stores.pool, async (client) => {
      await client.query('INSERT INTO people (id, name, created) VALUES ($1, $2, $3)', [id, 'Ada', 1])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stores.people.findBy('id', id)).toBeNull()
  })
})

/** An open table; its other fields do not matter here. */
function matchRow(id: string): MatchRow {
  const dots = games.find(({ game }) => game.id === 'dots')!
  return playingMatchRow(dots, [], { id, secrets: [null], state: 'open', seats: [{ kind: 'open' }], host: 'p', created: 1, started: null })
}

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-data-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is open to one process at a time, keeps what was written, and survives a dead holder', async () => {
    const first = await openPool({ folder })
    await first.query('CREATE TABLE kept (n int)')
    await first.query('INSERT INTO kept VALUES ($1)', [7])
    await expect(openPool({ folder })).rejects.toThrow(FolderLockedError)
    await first.end()
    writeFileSync(join(folder, 'parlor.lock'), '999999 1 elsewhere-not\n'.replace('elsewhere-not', (await import('node:os')).hostname()))
    const second = await openPool({ folder })
    expect((await second.query('SELECT n FROM kept', [])).rows).toEqual([{ n: 7 }])
    await second.end()
  })
})
