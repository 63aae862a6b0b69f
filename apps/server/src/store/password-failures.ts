import { sha256Hex } from '../random.ts'
import type { Pool } from './pool.ts'

/** So many wrong passwords within so many minutes; then none is tried until they have passed. */
const most = 10
const minutes = 15

/**
 * Wrong passwords, counted in the database for all nodes and by its clock. A counter's key is what somebody typed to be let in, whether or
 * not there is such an account: who is paused says nothing about who exists. Keys are kept as digests.
 */
export class PasswordFailures {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Counts a try before its password is looked at, so that many at once are counted too; the minutes to wait when there were too many. */
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

  /** The password was right. */
  async clear(key: string): Promise<void> {
    await this.#pool.query('DELETE FROM password_failures WHERE key = $1', [sha256Hex(key)])
  }

  async deleteExpired(): Promise<void> {
    await this.#pool.query(`DELETE FROM password_failures WHERE since < now() - $1 * interval '1 minute'`, [minutes])
  }
}
