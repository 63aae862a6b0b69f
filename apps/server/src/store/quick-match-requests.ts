import type { Pool, Queryable } from './pool.ts'

/** Thrown to roll a transaction back whose request was fulfilled elsewhere meanwhile. */
export class AlreadyGrantedError extends Error {}

/** Matches by quick-match request: idempotent by request id, on any node. */
export class QuickMatchRequests {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async grantedMatch(key: string): Promise<string | null> {
    const { rows } = await this.#pool.query('SELECT match FROM wishes WHERE ask = $1', [key])
    return (rows[0]?.['match'] as string | undefined) ?? null
  }

  /** Recorded in the transaction that fulfils it; throws when another match was first. */
  async recordGrant(db: Queryable, key: string, match: string, at: number): Promise<void> {
    const { rows } = await db.query(
      'INSERT INTO wishes (ask, match, at) VALUES ($1, $2, $3) ON CONFLICT (ask) DO UPDATE SET at = wishes.at RETURNING match',
      [key, match, at],
    )
    if (rows[0]?.['match'] !== match) throw new AlreadyGrantedError()
  }
}
