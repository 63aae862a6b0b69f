import type { Client, Pool } from './pool.ts'

/** Thrown to roll a transaction back whose request was fulfilled elsewhere meanwhile. */
export class AlreadyGrantedError extends Error {}

/** Matches by quick-match request: idempotent by request id, on any node. */
export class QuickMatchRequests {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async grantedMatch(ask: string): Promise<string | null> {
    const { rows } = await this.#pool.query('SELECT match FROM wishes WHERE ask = $1', [ask])
    return (rows[0]?.['match'] as string | undefined) ?? null
  }

  /** Recorded in the transaction that fulfils it; throws when another match was first. */
  async recordGrant(asked: Pick<Client, 'query'>, ask: string, match: string, at: number): Promise<void> {
    const { rows } = await asked.query(
      'INSERT INTO wishes (ask, match, at) VALUES ($1, $2, $3) ON CONFLICT (ask) DO UPDATE SET at = wishes.at RETURNING match',
      [ask, match, at],
    )
    if (rows[0]?.['match'] !== match) throw new AlreadyGrantedError()
  }
}
