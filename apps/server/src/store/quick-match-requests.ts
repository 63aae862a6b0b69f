import type { Client, Pool } from './pool.ts'

/** Thrown within a transaction whose wish has been granted elsewhere in the meantime: nothing of it may stand. */
export class AlreadyGrantedError extends Error {}

/** Which match somebody's wish to play at once has led to. Under one name it leads to one match, however often and wherever it is sent. */
export class QuickMatchRequests {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async grantedMatch(ask: string): Promise<string | null> {
    const { rows } = await this.#pool.query('SELECT match FROM wishes WHERE ask = $1', [ask])
    return (rows[0]?.['match'] as string | undefined) ?? null
  }

  /** Notes it together with what grants it, or throws when another match was first. */
  async recordGrant(asked: Pick<Client, 'query'>, ask: string, match: string, at: number): Promise<void> {
    const { rows } = await asked.query(
      'INSERT INTO wishes (ask, match, at) VALUES ($1, $2, $3) ON CONFLICT (ask) DO UPDATE SET at = wishes.at RETURNING match',
      [ask, match, at],
    )
    if (rows[0]?.['match'] !== match) throw new AlreadyGrantedError()
  }
}
