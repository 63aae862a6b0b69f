import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsRead } from '../proofs/rows-read.ts'
import { JobQueue, noBotWork, parkedDue } from '../src/store/job-queue.ts'
import { openStores, type Stores } from '../src/store/stores.ts'

let stores: Stores
let jobs: JobQueue
beforeAll(async () => {
  stores = await openStores({ folder: null }, 'test')
  jobs = new JobQueue(stores.pool, 'test')
}, 60_000)
afterAll(() => stores.close())

const someOfEach = { quick: 2, medium: 2, strong: 2 }

it('a claim of bot turns reads no parked ones', async () => {
  await stores.pool.query(
    `INSERT INTO match_jobs (match, lane, due, owner, strong) SELECT 'm' || n, 'bot', $1, 'owner' || n, true FROM generate_series(1, 5000) AS n`,
    [parkedDue],
  )
  await stores.pool.query("INSERT INTO match_jobs (match, lane, due, owner, strong) VALUES ('due', 'bot', 1, 'ann', true)", [])
  let claimed: unknown[] = []
  const read = await rowsRead(stores.pool, async (pool) => {
    claimed = await new JobQueue(pool, 'test').claimBots(someOfEach, { owners: [], networks: [], strong: [] })
  })
  // Read by EXPLAIN first, which claims it: else the owners of running strong turns were never looked for.
  expect(claimed).toEqual([])
  expect((await stores.pool.query("SELECT lease > 0 AS held FROM match_jobs WHERE match = 'due'", [])).rows).toEqual([{ held: true }])
  expect(read).toBeLessThan(50)
})

it('a node without the rules of many due matches claims those it has soon', async () => {
  await stores.pool.query(
    "INSERT INTO match_jobs (match, lane, due) SELECT 'foreign' || n, 'clock', n FROM generate_series(1, 2000) AS n",
    [],
  )
  await stores.jobs.enqueue('own', { clock: 3_000 }, noBotWork)
  let polls = 0
  for (let claimed: string[] = []; !claimed.includes('own'); polls++) {
    expect(polls).toBeLessThan(6)
    const due = await jobs.claim('clock', 500)
    claimed = due.map(({ match }) => match)
    for (const job of due) if (job.match !== 'own') await jobs.leaveToOtherNodes(job, 'clock')
  }
  // To a node that has the rules, half of them are as due as before.
  const { rows } = await stores.pool.query(
    "SELECT count(*)::int AS due FROM match_jobs WHERE lane = 'clock' AND due <= 2000 AND lease = 0",
    [],
  )
  expect(rows[0]).toEqual({ due: 1_000 })
})
