import { isLogEntry, type LogEntry } from '@parlor/kernel/host'
import { randomInitialClaimSql, jobLanes, updateBotAttributesSql, type BotJobAttributes, type JobSchedule } from './job-queue.ts'
import { isUnavailable, type Pool } from './pool.ts'

/** A row of the log. `mover` is an idempotency key prefixed by the seat: sent twice, stored once. */
export interface LogRow {
  readonly match: string
  readonly seq: number
  readonly mover: string
  readonly entry: LogEntry
  readonly at: number
  /** Time it waited in the server before its commit, charged to no clock. */
  readonly waited: number
  /** Whether this entry ended the match. */
  readonly ends: boolean
}

/** An entry to append. Its time is the database's, when the statement arrives. */
export interface NewLogRow extends Omit<LogRow, 'at' | 'waited'> {
  /** When it arrived in this process, by `performance.now()`. */
  readonly arrived: number
  /** Time of the previous entry: never earlier than that. */
  readonly lastAt: number
  /** Accepted only until then; null: any time. */
  readonly until: number | null
  /** Accepted only from then on; null: any time. */
  readonly from: number | null
  /** Next due jobs of the match. */
  readonly schedule: JobSchedule
  readonly work: BotJobAttributes
}

/** Result of an append: committed at that time, outside its time limits, or another entry was first. */
export type AppendResult =
  | { readonly kind: 'committed' | 'untimely'; readonly at: number; readonly waited: number }
  | { readonly kind: 'taken' }

interface PendingAppend {
  readonly entry: NewLogRow
  resolve(result: AppendResult): void
  reject(error: unknown): void
}

/** Maximum rows per statement: more gain nothing. */
const maxBatchRows = 256

/**
 * The source of truth. An append is a compare-and-set: it succeeds if neither the match's seq nor the idempotency key exists. Appends of
 * different matches that arrive during a commit are batched into the next one.
 */
export class LogStore {
  /** When an append last failed, by `performance.now()`; null after a success. A full disk still answers reads. */
  failedAt: number | null = null
  readonly #pool: Pool['urgent']
  readonly #waiting: PendingAppend[] = []
  readonly #maxFlushes: number
  #flushing = 0

  /** `lanes`: maximum concurrent commits. */
  constructor(pool: Pool['urgent'], lanes = 2) {
    this.#pool = pool
    this.#maxFlushes = lanes
  }

  /** Resolves when the entry is committed or refused. Throws when that is unknown: then read. */
  append(entry: NewLogRow): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject })
      if (this.#flushing < this.#maxFlushes) void this.#flush()
    })
  }

  async read(match: string, after: number): Promise<LogRow[]> {
    const sql = 'SELECT seq, mover, entry, at, waited, ends FROM log WHERE match = $1 AND seq > $2 ORDER BY seq'
    const { rows } = await this.#pool.query(sql, [match, after], 'log read')
    return rows.map(({ seq, mover, entry, at, waited, ends }) => ({
      match,
      seq,
      mover,
      entry: parseLogEntry(entry as string),
      at,
      waited,
      ends,
    }))
  }

  /** Seq of the entry with that idempotency key. */
  async seqOf(match: string, mover: string): Promise<number | undefined> {
    const { rows } = await this.#pool.query('SELECT seq FROM log WHERE match = $1 AND mover = $2', [match, mover], 'log seq of mover')
    return rows[0]?.['seq'] as number | undefined
  }

  /** Log lengths; matches without an entry are left out. */
  async lengths(matches: readonly string[]): Promise<Map<string, number>> {
    // Last row by index: independent of the log's length.
    const { rows } = await this.#pool.query(
      `SELECT match, last.seq FROM unnest($1::text[]) AS asked (match),
         LATERAL (SELECT seq FROM log WHERE log.match = asked.match ORDER BY seq DESC LIMIT 1) AS last`,
      [matches],
      'log lengths',
    )
    return new Map(rows.map(({ match, seq }) => [match as string, seq as number]))
  }

  async #flush(): Promise<void> {
    this.#flushing++
    // Batch everything of this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxBatchRows)
      try {
        const results = await this.#write(batch.map(({ entry }) => entry))
        this.failedAt = null
        for (const { entry, resolve } of batch) resolve(results.get(keyOf(entry.match, entry.mover)) ?? { kind: 'taken' })
      } catch (error) {
        if (isUnavailable(error)) this.failedAt = performance.now()
        for (const { reject } of batch) reject(error)
      }
    }
    this.#flushing--
  }

  async #write(entries: readonly NewLogRow[]): Promise<Map<string, AppendResult>> {
    const scheduled = entries.some(({ schedule }) => jobLanes.some((lane) => schedule[lane] !== null))
    // Only with a connection acquired: waiting for one must not count against the sender.
    const client = await this.#pool.connect()
    let broken = true
    try {
      const now = performance.now()
      const values: unknown[] = [
        entries.map(({ match }) => match),
        entries.map(({ seq }) => seq),
        entries.map(({ mover }) => mover),
        entries.map(({ entry }) => JSON.stringify(entry)),
        entries.map(({ ends }) => ends),
        entries.map(({ arrived }) => now - arrived),
        entries.map(({ lastAt }) => lastAt),
        entries.map(({ until }) => until),
        entries.map(({ from }) => from),
      ]
      if (scheduled) {
        for (const lane of jobLanes) values.push(entries.map(({ schedule }) => schedule[lane]))
        values.push(
          entries.map(({ work }) => work.owner),
          entries.map(({ work }) => work.network),
          entries.map(({ work }) => work.tier === 'strong'),
          entries.map(({ work }) => work.tier === 'quick'),
        )
      }
      const { rows } = await client.query(scheduled ? appendWithJobsSql : appendSql, values, scheduled ? 'log append jobs' : 'log append')
      broken = false
      return new Map(
        rows.map(({ match, mover, at, waited, in_time: inTime }) => [
          keyOf(match, mover),
          { kind: inTime ? 'committed' : 'untimely', at, waited },
        ]),
      )
    } finally {
      client.release(broken)
    }
  }
}

const slots = '$1::text[], $2::int[], $3::text[], $4::text[], $5::boolean[], $6::float8[], $7::float8[], $8::float8[], $9::float8[]'
const names = 'match, seq, mover, entry, ends, held, last, until, opens'

/**
 * One time for all rows: the statement's. Entries outside their time limits are not inserted (`in_time` false); entries that lost the race
 * are not in the result. Inserts in order: two nodes that write for the same matches the other way round would wait for each other.
 */
function buildAppendSql(slots: string, names: string, also: string): string {
  return `WITH given AS (
      SELECT *, floor(now_ms() - held) AS came, greatest(last, now_ms()) AS at FROM unnest(${slots}) AS given (${names})
    ), timely AS (
      SELECT *, at - greatest(last, came) AS waited, (until IS NULL OR came <= until) AND (opens IS NULL OR came >= opens) AS in_time FROM given
    ), stands AS (
      INSERT INTO log (match, seq, mover, entry, at, waited, ends) SELECT match, seq, mover, entry, at, waited, ends FROM timely WHERE in_time
      ORDER BY match, seq ON CONFLICT DO NOTHING RETURNING match, mover, at, waited
    )${also}
    SELECT match, mover, at, waited, true AS in_time FROM stands UNION ALL SELECT match, mover, at, waited, false FROM timely WHERE NOT in_time`
}

const appendSql = buildAppendSql(slots, names, '')

/** The same, with the matches' next jobs. */
const appendWithJobsSql = buildAppendSql(
  `${slots}, $10::float8[], $11::float8[], $12::float8[], $13::text[], $14::text[], $15::boolean[], $16::boolean[]`,
  `${names}, clock, absence, bot, owner, network, strong, quick`,
  `, queued AS (
      INSERT INTO match_jobs (match, lane, due, owner, network, strong, quick, claim)
      SELECT match, lane, due, owner, network, strong, quick, ${randomInitialClaimSql} FROM timely JOIN stands USING (match, mover),
        LATERAL (VALUES ('clock', clock), ('absence', absence), ('bot', bot)) AS needed (lane, due) WHERE due IS NOT NULL
      ORDER BY match, lane ON CONFLICT (match, lane) DO UPDATE SET due = excluded.due, lease = 0, claim = match_jobs.claim + 1, ${updateBotAttributesSql}
    )`,
)

function keyOf(match: string, mover: string): string {
  return `${match} ${mover}`
}

export function parseLogEntry(text: string): LogEntry {
  const entry: unknown = JSON.parse(text)
  if (!isLogEntry(entry)) throw new Error('The log holds what is no entry.')
  return entry
}
