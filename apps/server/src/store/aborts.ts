import { abortPenaltyUntil } from '../ratings/abort-penalty.ts'
import type { Pool, Queryable } from './pool.ts'

const dayMs = 86_400_000

/** Aborts of ranked matches, by person and time. */
export class Aborts {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Until when the ranked queue is closed to somebody; 0 when it is open. */
  async pausedUntil(person: string, now: number): Promise<number> {
    const { rows } = await this.#pool.query('SELECT at FROM aborts WHERE person = $1 AND at > $2', [person, now - dayMs])
    return abortPenaltyUntil(
      rows.map(({ at }) => at as number),
      now,
    )
  }

  async deleteBefore(before: number): Promise<void> {
    await this.#pool.query('DELETE FROM aborts WHERE at < $1', [before])
  }
}

/** Idempotent; in the transaction that ends the match. */
export async function recordAbort(db: Queryable, person: string, match: string, at: number): Promise<void> {
  await db.query('INSERT INTO aborts (person, match, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [person, match, at])
}
