import { isEntry, type Entry } from '@parlor/kernel'
import type { Pool } from './pool.ts'

/** One row of the log. `mover` is the mover's own name for it, with the seat before it: sent twice, it stands once. */
export interface LogRow {
  readonly match: string
  readonly seq: number
  readonly mover: string
  readonly entry: Entry
  readonly at: number
  /** With this entry the match was over. */
  readonly ends: boolean
}

/** What goes with an entry into the log: when the match next needs somebody, or null when it can wait for its players. */
export interface Appended extends LogRow {
  readonly due: number | null
}

interface Waiting {
  readonly row: Appended
  resolve(won: boolean): void
  reject(error: unknown): void
}

/** More rows than this in one statement gain nothing. */
const mostRows = 256

/**
 * The only truth. An append is a compare-and-set: it stands if nobody has that seq of the match, or that mover's name, already. Appends
 * of different matches that arrive while a commit is under way go out together in the next one.
 */
export class Log {
  readonly #pool: Pool
  readonly #waiting: Waiting[] = []
  readonly #most: number
  #flying = 0

  /** `lanes`: how many commits may be under way at once. */
  constructor(pool: Pool, lanes = 2) {
    this.#pool = pool
    this.#most = lanes
  }

  /** True when the row stands and is safe; false when another was first. Throws when nobody knows: then read. */
  append(row: Appended): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject })
      if (this.#flying < this.#most) void this.#fly()
    })
  }

  async read(match: string, after: number): Promise<LogRow[]> {
    const sql = 'SELECT seq, mover, entry, at, ends FROM log WHERE match = $1 AND seq > $2 ORDER BY seq'
    const { rows } = await this.#pool.query(sql, [match, after], 'log read')
    return rows.map(({ seq, mover, entry, at, ends }) => ({ match, seq, mover, entry: entryOf(entry as string), at, ends }))
  }

  /** How long the logs of these matches are; those without an entry are left out. */
  async lengths(matches: readonly string[]): Promise<Map<string, number>> {
    // The last row of each by the index: the longest match costs no more than the shortest.
    const { rows } = await this.#pool.query(
      `SELECT match, last.seq FROM unnest($1::text[]) AS asked (match),
         LATERAL (SELECT seq FROM log WHERE log.match = asked.match ORDER BY seq DESC LIMIT 1) AS last`,
      [matches],
      'log lengths',
    )
    return new Map(rows.map(({ match, seq }) => [match as string, seq as number]))
  }

  async #fly(): Promise<void> {
    this.#flying++
    // Whoever moves in the same turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, mostRows)
      try {
        const stands = await this.#write(batch.map(({ row }) => row))
        for (const { row, resolve } of batch) resolve(stands.has(keyOf(row.match, row.mover)))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#flying--
  }

  async #write(rows: readonly Appended[]): Promise<Set<string>> {
    const due = rows.some((row) => row.due !== null)
    const values: unknown[] = [
      rows.map(({ match }) => match),
      rows.map(({ seq }) => seq),
      rows.map(({ mover }) => mover),
      rows.map(({ entry }) => JSON.stringify(entry)),
      rows.map(({ at }) => at),
      rows.map(({ ends }) => ends),
    ]
    if (due) values.push(rows.map((row) => row.due))
    const answer = await this.#pool.query(due ? appendWithJobs : append, values, due ? 'log append jobs' : 'log append')
    return new Set(answer.rows.map(({ match, mover }) => keyOf(match as string, mover as string)))
  }
}

const append = `INSERT INTO log (match, seq, mover, entry, at, ends)
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::boolean[])
  ON CONFLICT DO NOTHING RETURNING match, mover`

/** The same, and when each match next needs somebody. */
const appendWithJobs = `WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::boolean[], $7::float8[])
      AS given (match, seq, mover, entry, at, ends, due)
  ), stands AS (
    INSERT INTO log (match, seq, mover, entry, at, ends) SELECT match, seq, mover, entry, at, ends FROM given
    ON CONFLICT DO NOTHING RETURNING match, mover
  ), needed AS (
    INSERT INTO jobs (match, due) SELECT match, due FROM given JOIN stands USING (match, mover) WHERE due IS NOT NULL
    ON CONFLICT (match) DO UPDATE SET due = excluded.due, lease = 0
  )
  SELECT match, mover FROM stands`

function keyOf(match: string, mover: string): string {
  return `${match} ${mover}`
}

function entryOf(text: string): Entry {
  const entry: unknown = JSON.parse(text)
  if (!isEntry(entry)) throw new Error('The log holds what is no entry.')
  return entry
}
