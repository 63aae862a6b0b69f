import type { Pool } from './pool.ts'

/** How long a seat is taken to be here after its node last said so. */
export const presenceMs = 15_000

export interface Here {
  readonly match: string
  readonly seat: number
}

/** Who is here, as all nodes together know it. */
export class PresenceTable {
  readonly #pool: Pool
  readonly #node: string

  constructor(pool: Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  async say(here: readonly Here[], until: number): Promise<void> {
    if (here.length === 0) return
    await this.#pool.query(
      `INSERT INTO presence (match, seat, node, until) SELECT DISTINCT match, seat, $3, $4::float8 FROM unnest($1::text[], $2::int[]) AS here (match, seat)
       ON CONFLICT (match, seat, node) DO UPDATE SET until = excluded.until`,
      [here.map(({ match }) => match), here.map(({ seat }) => seat), this.#node, until],
    )
  }

  /** They are taken to be here a moment longer: most come back at once. */
  async gone(here: readonly Here[], until: number): Promise<void> {
    if (here.length > 0) await this.say(here, until)
  }

  async seats(matches: readonly string[], now: number): Promise<Map<string, Set<number>>> {
    const { rows } = await this.#pool.query('SELECT match, seat FROM presence WHERE match = ANY($1) AND until > $2', [matches, now])
    const found = new Map<string, Set<number>>()
    for (const { match, seat } of rows) found.set(match as string, (found.get(match as string) ?? new Set()).add(seat as number))
    return found
  }

  async forget(now: number): Promise<void> {
    await this.#pool.query('DELETE FROM presence WHERE until < $1', [now])
  }
}
