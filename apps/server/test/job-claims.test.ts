import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { rowsRead } from '../proofs/rows-read.ts'
import { ownRules } from '../src/games.ts'
import { JobQueue, noBotWork, parkedDue } from '../src/store/job-queue.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { dots } from './dots-test-table.ts'

let stores: Stores
let jobs: JobQueue
beforeAll(async () => {
  stores = await openStores(await inMemoryDatabase(), 'test')
  jobs = new JobQueue(stores.pool, 'test')
})
afterAll(() => stores.close())

const someOfEach = { quick: 2, medium: 2, strong: 2 }
const noneOver = { owners: [], networks: [], strong: [] }

it('a claim of bot turns reads no parked ones', async () => {
  await stores.pool.query(
    `INSERT INTO match_jobs (match, lane, due, owner, strong) SELECT 'm' || n, 'bot', $1, 'owner' || n, true FROM generate_series(1, 5000) AS n`,
    [parkedDue],
  )
  await stores.pool.query("INSERT INTO match_jobs (match, lane, due, owner, strong) VALUES ('due', 'bot', 1, 'ann', true)", [])
  let claimed: unknown[] = []
  const read = await rowsRead(stores.pool, async (pool) => {
    claimed = await new JobQueue(pool, 'test').claimBots(someOfEach, noneOver)
  })
  // Read by EXPLAIN first, which claims it: else the owners of running strong turns were never looked for.
  expect(claimed).toEqual([])
  expect((await stores.pool.query("SELECT lease > 0 AS held FROM match_jobs WHERE match = 'due'", [])).rows).toEqual([{ held: true }])
  expect(read).toBeLessThan(50)
})

it('a node without the rules of many due matches claims those it has, and delays none of the others', async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) => playingMatchRow(dots, ['ann'], { id: `foreign${n}`, version: 999 }))
  await Promise.all(rows.map((row) => stores.matches.create(row)))
  await stores.matches.create(playingMatchRow(dots, ['ann'], { id: 'own' }))
  await stores.pool.query('DELETE FROM match_jobs', [])
  await stores.pool.query(
    `INSERT INTO match_jobs (match, lane, due, owner, strong)
     SELECT 'foreign' || n, lane, n, 'owner' || n, true FROM generate_series(0, 1999) AS n, unnest(ARRAY['clock', 'bot']) AS lane`,
    [],
  )
  await stores.jobs.enqueue('own', { clock: 3_000, bot: 3_000 }, { ...noBotWork, tier: 'strong' })
  const first = await jobs.claim('clock', 500)
  for (const job of first) await jobs.leaveToOtherNodes(job, 'clock', ownRules)
  expect((await jobs.claim('clock', 500)).map(({ match }) => match)).toEqual(['own'])
  expect((await jobs.claimBots(someOfEach, noneOver)).map(({ match }) => match)).toEqual(['own'])
  const { rows: due } = await stores.pool.query(
    "SELECT count(*)::int AS due FROM match_jobs WHERE match LIKE 'foreign%' AND due < 2000 AND lease = 0",
    [],
  )
  expect(due[0]).toEqual({ due: 4_000 })
})

it('quick turns of whoever is within their own budget do not wait for their network', async () => {
  await stores.pool.query('DELETE FROM match_jobs', [])
  const turn = (match: string, owner: string, tier: 'quick' | 'strong') =>
    stores.jobs.enqueue(match, { bot: 1 }, { owner, network: 'school', tier })
  await stores.matches.create(playingMatchRow(dots, ['ben'], { id: 'bens' }))
  await turn('own', 'ann', 'quick')
  await turn('bens', 'ben', 'quick')
  await turn('foreign1', 'cleo', 'strong')
  const claimed = await new JobQueue(stores.pool, 'test').claimBots(someOfEach, { owners: ['ann'], networks: ['school'], strong: [] })
  expect(claimed.map(({ match }) => match)).toEqual(['bens'])
})

it('turns go by the network of a home, not by each of its 256', async () => {
  await stores.pool.query('DELETE FROM match_jobs', [])
  for (const [at, network] of ['site/home/1', 'site/home/2', 'site/home/3', 'school'].entries())
    await stores.jobs.enqueue(`turn${at}`, { bot: 1 + at, clock: 1 + at }, { owner: `owner${at}`, network, tier: 'quick' })
  const queue = new JobQueue(stores.pool, 'test')
  const claimed = [await queue.claimBots(someOfEach, noneOver), await queue.claim('clock', 2)]
  for (const list of claimed) expect(list.map(({ match }) => match).toSorted()).toEqual(['turn0', 'turn3'])
})

it('whoever was served longest ago has the next turn: a backlog is always older than what others have just asked for', async () => {
  await stores.pool.query('DELETE FROM match_jobs', [])
  const queue = new JobQueue(stores.pool, 'test')
  const nextOwner = async () => {
    await wait(3)
    return (await queue.claimBots({ quick: 0, medium: 1, strong: 0 }, noneOver))[0]!.owner
  }
  for (let turn = 0; turn < 9; turn++)
    await stores.jobs.enqueue(`crowds${turn}`, { bot: 1 + turn }, { owner: 'crowd', network: 'school', tier: 'medium' })
  const owners = [await nextOwner(), await nextOwner()]
  for (const match of ['first', 'second']) {
    const { rows } = await stores.pool.query('SELECT now_ms() AS now', [])
    await stores.jobs.enqueue(match, { bot: rows[0]!['now'] as number }, { owner: 'ann', network: 'home', tier: 'medium' })
    owners.push(await nextOwner(), await nextOwner())
  }
  expect(owners).toEqual(['crowd', 'crowd', 'crowd', 'ann', 'crowd', 'ann'])
})

it('what a node cannot settle does not keep the others from it', async () => {
  const ended =
    "INSERT INTO log (match, seq, mover, entry, at, ends) SELECT id, 1, id, '{}', now_ms(), true FROM matches WHERE id = 'own' OR id LIKE 'foreign%'"
  await stores.pool.query(ended, [])
  expect(await stores.matches.unsettled(true, ownRules)).toEqual(['own'])
  expect(await stores.matches.unsettled(false, ownRules)).toEqual(['own'])
})
