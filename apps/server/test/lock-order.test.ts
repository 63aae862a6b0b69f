import { afterAll, describe, expect, it } from 'vitest'
import { newLogRow } from '../proofs/new-log-row.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { gameByIdOrThrow } from '../proofs/test-tables.ts'
import { jobLanes, JobQueue, noBotWork, parkedDue } from '../src/store/job-queue.ts'
import { LogStore } from '../src/store/log-store.ts'
import { openStores } from '../src/store/stores.ts'
import { TableLimitError } from '../src/store/table-counts.ts'
import { skipMissing } from './skip-missing.ts'

const dots = gameByIdOrThrow('dots')
const postgres = await openPostgres(['fsync=off', 'deadlock_timeout=20ms'])
afterAll(() => postgres?.close(), 60_000)

if (!postgres) skipMissing('PostgreSQL', 'that statements on the same rows do not wait for each other')

describe.each(postgres ? [[postgres.url]] : [])('statements on the same rows in another order', (url) => {
  const matches = Array.from({ length: 12 }, (_, i) => `match ${String(i).padStart(2, '0')}`)
  const reversed = matches.toReversed()
  const schedule = { clock: 1, absence: 2, bot: 3 }

  /** Two nodes on rows that take 2 ms each to write. */
  async function open() {
    const stores = await openStores({ url }, 'one')
    const { pool } = stores
    await pool.query(`TRUNCATE match_jobs, log;
      CREATE OR REPLACE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.002); RETURN NEW; END';
      CREATE OR REPLACE TRIGGER linger_log BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION linger();
      CREATE OR REPLACE TRIGGER linger_jobs BEFORE UPDATE ON match_jobs FOR EACH ROW EXECUTE FUNCTION linger()`)
    const append = (log: LogStore, order: readonly string[], seq: number, who: string) =>
      order.map((match) =>
        log.append(newLogRow({ match, seq, mover: `${who}:${seq}`, entry: { kind: 'abort', seat: 0 }, schedule, work: noBotWork })),
      )
    return { stores, pool, append }
  }

  it('append to the log', async () => {
    const { stores, pool, append } = await open()
    const logs = [new LogStore(pool, 1), new LogStore(pool, 1)] as const
    for (let seq = 1; seq <= 5; seq++) {
      const results = await Promise.all([...append(logs[0], matches, seq, 'a'), ...append(logs[1], reversed, seq, 'b')])
      expect(results.filter(({ kind }) => kind === 'committed')).toHaveLength(matches.length)
    }
    await stores.close()
  })

  it('append, renew leases, wake what was parked, and queue', async () => {
    const { stores, pool, append } = await open()
    const log = new LogStore(pool, 1)
    const jobs = new JobQueue(pool, 'one')
    await Promise.all(append(log, matches, 1, 'a'))
    for (let seq = 2; seq <= 12; seq++) {
      await pool.query("UPDATE match_jobs SET node = 'one', lease = now_ms() + 9000, due = $1", [parkedDue])
      const all = reversed.flatMap((match) => jobLanes.map((lane) => ({ match, lane })))
      await Promise.all([
        ...append(log, matches, seq, 'a'),
        jobs.renewLeases(all),
        jobs.unpark(reversed),
        ...matches.map((match) => jobs.enqueue(match, schedule, noBotWork)),
      ])
    }
    await stores.close()
  })

  it('open tables and take seats: nobody has more than their limit, over all nodes', async () => {
    const nodes = await Promise.all(['one', 'two'].map((node) => openStores({ url }, node)))
    const limit = { person: 'eager', open: 5, live: 8 }
    const at = <T>(i: number, work: (stores: (typeof nodes)[number]) => Promise<T>) =>
      work(nodes[i % 2]!).catch((error: unknown) => (error instanceof TableLimitError ? error.kind : Promise.reject(error)))
    const own = Array.from({ length: 12 }, (_, i) => playingMatchRow(dots, ['eager'], { id: `own ${i}`, host: 'eager', state: 'open' }))
    const opened = await Promise.all(own.map((row, i) => at(i, ({ matches }) => matches.create(row, { limit }))))
    expect(opened.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'open'), ...Array.from({ length: 5 }, () => true)])
    const others = Array.from({ length: 12 }, (_, i) => playingMatchRow(dots, ['host'], { id: `other ${i}`, state: 'open' }))
    for (const row of others) await nodes[0]!.matches.create(row)
    const { seats } = playingMatchRow(dots, ['host', 'eager'])
    const taken = await Promise.all(others.map((row, i) => at(i, ({ matches }) => matches.change(row, { seats }, { limit }))))
    expect(taken.map((one) => (one === 'live' ? one : one !== null)).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'live'),
      ...Array.from({ length: 3 }, () => true),
    ])
    expect(await nodes[0]!.matches.countsOf('eager')).toEqual({ open: 5, live: 8 })
    for (const stores of nodes) await stores.close()
  })
})
