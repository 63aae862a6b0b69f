import { sha256Hex } from '../hash.ts'
import type { Pool } from './pool.ts'

/** Maximum wrong passwords per window; then none is checked until it has passed. */
const most = 10
const minutes = 15

/**
 * Failed password attempts, counted in the database for all nodes. The key is what was typed, whether or not there is such an account: a
 * pause does not reveal who exists. Keys are stored as digests.
 */
export class PasswordFailures {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Counted before the password is checked, so that parallel attempts count too; returns the minutes to wait when there were too many. */
  async countAttempt(key: string): Promise<number | null> {
    const { rows } = await this.#pool.query(
      `INSERT INTO password_failures (key, failures, since) VALUES ($1, 1, now())
       ON CONFLICT (key) DO UPDATE SET
         failures = CASE WHEN password_failures.since < now() - $2 * interval '1 minute' THEN 1 ELSE password_failures.failures + 1 END,
         since = CASE WHEN password_failures.since < now() - $2 * interval '1 minute' THEN now() ELSE password_failures.since END
       RETURNING failures, ceil($2 - extract(epoch FROM now() - since) / 60)::int AS wait`,
      [sha256Hex(key), minutes],
    )
    const { failures, wait } = rows[0]!
    return failures > most ? Math.max(1, wait) : null
  }

  async clear(key: string): Promise<void> {
    await this.#pool.query('DELETE FROM password_failures WHERE key = $1', [sha256Hex(key)])
  }

  async deleteExpired(): Promise<void> {
    await this.#pool.query(`DELETE FROM password_failures WHERE since < now() - $1 * interval '1 minute'`, [minutes])
  }
}
