import { parseLogEntry, type LogRow } from './log-store.ts'
import type { Pool } from './pool.ts'

/** A cached match state at a seq, besides the log, never instead of it: one that does not fit is ignored. */
export interface SnapshotRow {
  readonly match: string
  readonly seq: number
  readonly format: number
  readonly version: number
  readonly body: string
  readonly sum: string
}

/** One snapshot per match: the newest. */
export class Snapshots {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** The snapshot and the log from its last entry on, or the whole log where there is none; one statement, whatever the match's length. */
  async open(match: string, format: number, version: number): Promise<{ snapshot: SnapshotRow | null; rows: LogRow[] }> {
    const { rows } = await this.#pool.query(
      `WITH found AS (SELECT seq, body, sum FROM snapshots WHERE match = $1 AND format = $2 AND version = $3)
       SELECT seq, mover, entry, at, waited, ends, NULL AS body, NULL AS sum FROM log
         WHERE match = $1 AND seq >= coalesce((SELECT seq FROM found), 0)
       UNION ALL SELECT seq, '', '', 0, 0, false, body, sum FROM found ORDER BY seq`,
      [match, format, version],
      'snapshot open',
    )
    let snapshot: SnapshotRow | null = null
    const log: LogRow[] = []
    for (const { seq, mover, entry, at, waited, ends, body, sum } of rows) {
      if (body !== null) snapshot = { match, seq, format, version, body, sum }
      else log.push({ match, seq, mover, entry: parseLogEntry(entry as string), at, waited, ends })
    }
    return { snapshot, rows: log }
  }

  /** Never replaces a newer one. */
  async write({ match, seq, format, version, body, sum }: SnapshotRow): Promise<void> {
    await this.#pool.query(
      `INSERT INTO snapshots (match, seq, format, version, body, sum) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (match) DO UPDATE SET seq = $2, format = $3, version = $4, body = $5, sum = $6
       WHERE snapshots.seq < $2 OR snapshots.format <> $3 OR snapshots.version <> $4`,
      [match, seq, format, version, body, sum],
    )
  }
}
