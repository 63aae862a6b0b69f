import { afterAll, describe, expect, it } from 'vitest'
import { newLogRow } from '../proofs/new-log-row.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { jobLanes, JobQueue, noBotWork, parkedDue } from '../src/store/job-queue.ts'
import { LogStore } from '../src/store/log-store.ts'
import { openStores } from '../src/store/stores.ts'
import { skipMissing } from './skip-missing.ts'

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
})
