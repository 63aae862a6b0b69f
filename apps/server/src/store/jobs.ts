import type { Pool } from './pool.ts'

/** How long a node may be about a job before another takes it over. */
export const leaseMs = 20_000

/** Matches that need somebody at a moment: a bot to think, a clock to run out, an absent player to be played for. One row per match. */
export class Jobs {
  readonly #pool: Pool
  readonly #node: string

  constructor(pool: Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  /** Takes what is due, so that no other node does. */
  async claim(now: number, most: number): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `UPDATE jobs SET lease = $1::float8 + ${leaseMs}, node = $2 WHERE match IN (
         SELECT match FROM jobs WHERE due <= $1 AND lease < $1 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING match`,
      [now, this.#node, most],
    )
    return rows.map(({ match }) => match as string)
  }

  /** The job is done; the match needs somebody again at `due`, or never. Whoever appended since has said so already: then that stands. */
  async settle(match: string, due: number | null): Promise<void> {
    if (due === null) await this.#pool.query('DELETE FROM jobs WHERE match = $1 AND node = $2 AND lease > 0', [match, this.#node])
    else
      await this.#pool.query('UPDATE jobs SET due = $2, lease = 0 WHERE match = $1 AND node = $3 AND lease > 0', [match, due, this.#node])
  }

  /** The job that was due then is not needed; a later one stays. */
  async drop(match: string, due: number): Promise<void> {
    await this.#pool.query('DELETE FROM jobs WHERE match = $1 AND due = $2', [match, due])
  }

  /** `within` a transaction it is there with what else that does, or not at all. */
  async put(match: string, due: number, within: Pick<Pool, 'query'> = this.#pool): Promise<void> {
    await within.query('INSERT INTO jobs (match, due) VALUES ($1, $2) ON CONFLICT (match) DO UPDATE SET due = $2, lease = 0', [match, due])
  }
}
