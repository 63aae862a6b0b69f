import { createRequire } from 'node:module'

/** The same driver as our server's. */
interface Pool {
  query(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>
}

const { Pool } = createRequire(import.meta.url)('pg') as {
  Pool: new (setup: object) => Pool
}

/** Requested parts of a match, in boardgame.io's storage interface. */
interface FetchOptions {
  readonly state?: boolean
  readonly metadata?: boolean
  readonly log?: boolean
  readonly initialState?: boolean
}

interface Stated {
  readonly _stateID: number
}

const schema = `CREATE TABLE IF NOT EXISTS peer_matches (
    id text PRIMARY KEY, state json NOT NULL, initial json NOT NULL, metadata json NOT NULL, state_id int NOT NULL
  );
  CREATE TABLE IF NOT EXISTS peer_log (match text NOT NULL, seq int NOT NULL, entry json NOT NULL, PRIMARY KEY (match, seq));`

/** Storage of boardgame.io in PostgreSQL, as cheap as its interface allows: one statement per read and per move, one log row per move. */
export class PeerStore {
  readonly #pool: Pool
  /** Called when a state of the match is stored. */
  onStored: (match: string) => void = () => {}

  constructor(url: string) {
    this.#pool = new Pool({ connectionString: url, max: 12 })
  }

  /** 1: asynchronous storage. */
  type(): number {
    return 1
  }

  async connect(): Promise<void> {
    await this.#pool.query(schema)
  }

  async createMatch(id: string, { initialState, metadata }: { initialState: Stated; metadata: object }): Promise<void> {
    await this.#pool.query('INSERT INTO peer_matches (id, state, initial, metadata, state_id) VALUES ($1, $2, $2, $3, $4)', [
      id,
      JSON.stringify(initialState),
      JSON.stringify(metadata),
      initialState._stateID,
    ])
  }

  /** Writes state and log together, unless a later state is stored. */
  async setState(id: string, state: Stated, deltalog: readonly object[] = []): Promise<void> {
    await this.#pool.query(
      `WITH updated AS (UPDATE peer_matches SET state = $2, state_id = $3 WHERE id = $1 AND state_id < $3 RETURNING id)
       INSERT INTO peer_log (match, seq, entry) SELECT $1, $3 * 100 + at, entry FROM updated, json_array_elements($4::json) WITH ORDINALITY AS given (entry, at)`,
      [id, JSON.stringify(state), state._stateID, JSON.stringify(deltalog)],
    )
    this.onStored(id)
  }

  async setMetadata(id: string, metadata: object): Promise<void> {
    await this.#pool.query('UPDATE peer_matches SET metadata = $2 WHERE id = $1', [id, JSON.stringify(metadata)])
  }

  async fetch(id: string, { state, metadata, log, initialState }: FetchOptions): Promise<Record<string, unknown>> {
    const columns = [state && 'state', metadata && 'metadata', initialState && 'initial AS "initialState"'].filter(Boolean)
    const found =
      columns.length > 0 ? (await this.#pool.query(`SELECT ${columns.join(', ')} FROM peer_matches WHERE id = $1`, [id])).rows[0] : {}
    if (!log) return (found ?? {}) as Record<string, unknown>
    const { rows } = await this.#pool.query('SELECT entry FROM peer_log WHERE match = $1 ORDER BY seq', [id])
    return { ...(found as object), log: rows.map(({ entry }) => entry) }
  }

  async wipe(): Promise<void> {}

  async listMatches(): Promise<string[]> {
    return []
  }
}
