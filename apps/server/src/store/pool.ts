import pg from 'pg'
import { openEmbeddedPool } from './embedded-pool.ts'

/** One row of an answer. */
// eslint-disable-next-line typescript/no-explicit-any -- the statement beside the call says what a row holds
export type Row = Record<string, any>

export interface QueryResult {
  readonly rows: Row[]
  readonly rowCount: number | null
}

/** A connection in somebody's hands. */
export interface Client {
  query(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult>
  release(broken?: boolean): void
}

/** What the server asks of a database: the part of `pg.Pool` that PostgreSQL and the embedded one both have. */
export interface Pool {
  connect(): Promise<Client>
  /** `name` for what is asked all the time and names its columns: PostgreSQL reads and plans it once per connection. */
  query(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult>
  end(): Promise<void>
}

/** PostgreSQL at an address, or the embedded one in a folder. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string | null }

/** Opens the database. In memory, when the folder is null. */
export async function openPool(place: DatabaseLocation): Promise<Pool> {
  if ('folder' in place) return openEmbeddedPool(place.folder)
  const pool = new pg.Pool({ connectionString: place.url, max: 12, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 })
  // A connection that breaks, idle or in somebody's hands, is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    async connect() {
      const client = await pool.connect()
      return {
        query: (text, values, name) => client.query({ text, values: values as unknown[] | undefined, name } as pg.QueryConfig),
        release: (broken) => client.release(broken),
      }
    },
    query: (text, values, name) => pool.query({ text, values: values as unknown[] | undefined, name } as pg.QueryConfig),
    end: () => pool.end(),
  }
}

/** Runs some statements as one; whatever throws takes all of them back. */
export async function inTransaction<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    broken = false
    return result
  } catch (error) {
    // A connection that cannot even take back is thrown away.
    await client.query('ROLLBACK').then(
      () => (broken = false),
      () => {},
    )
    throw error
  } finally {
    client.release(broken)
  }
}

/** True for errors that a statement may be asked again after: the connection or the server went, nothing was wrong with the statement. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (/^(08|57P|53|40)/.test(code) || /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code))) return true
  return typeof message === 'string' && /terminated|timeout|Connection|closed/i.test(message)
}
