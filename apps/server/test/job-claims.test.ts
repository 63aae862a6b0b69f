import { afterAll, beforeAll, expect, it } from 'vitest'
import { JobQueue, parkedDue } from '../src/store/job-queue.ts'
import type { Pool } from '../src/store/pool.ts'
import { openStores, type Stores } from '../src/store/stores.ts'

let stores: Stores
const sent: { readonly sql: string; readonly values: readonly unknown[] }[] = []
let jobs: JobQueue
beforeAll(async () => {
  stores = await openStores({ folder: null }, 'test')
  const query: Pool['query'] = (sql, values = [], name) => {
    sent.push({ sql, values })
    return stores.pool.query(sql, values, name)
  }
  jobs = new JobQueue({ ...stores.pool, query }, 'test')
}, 60_000)
afterAll(() => stores.close())

const someOfEach = { quick: 2, medium: 2, strong: 2 }

it('a claim of bot turns reads no parked ones', async () => {
  await stores.pool.query(
    `INSERT INTO match_jobs (match, lane, due, owner, strong) SELECT 'm' || n, 'bot', $1, 'owner' || n, true FROM generate_series(1, 5000) AS n`,
    [parkedDue],
  )
  await stores.pool.query("INSERT INTO match_jobs (match, lane, due, owner, strong) VALUES ('due', 'bot', 1, 'ann', true)", [])
  await stores.pool.query('ANALYZE match_jobs', [])
  sent.length = 0
  expect(await jobs.claimBots(someOfEach, { owners: [], networks: [], strong: [] })).toMatchObject([{ match: 'due' }])
  const { rows } = await stores.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sent[0]!.sql}`, sent[0]!.values)
  const [{ Plan: plan }] = rows[0]!['QUERY PLAN'] as [{ Plan: PlanNode }]
  expect(rowsRead(plan)).toBeLessThan(50)
})

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

function rowsRead(node: PlanNode): number {
  const own = node['Relation Name'] === 'match_jobs' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0
  return (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), own)
}

it('a node without the rules of many matches remembers so many of them', async () => {
  for (let i = 0; i < 1_200; i++) await jobs.leaveToOtherNodes({ match: `other${i}`, claim: 1 }, 'clock')
  sent.length = 0
  await jobs.claim('clock', 1)
  const skipped = sent[0]!.values.at(-1) as string[]
  expect([skipped.length, skipped[0], skipped.at(-1)]).toEqual([1_000, 'other200', 'other1199'])
})
