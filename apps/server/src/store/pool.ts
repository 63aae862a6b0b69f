import pg from 'pg'
import { openEmbeddedPool } from './embedded-pool.ts'

// eslint-disable-next-line typescript/no-explicit-any -- the statement beside the call says what a row holds
export type Row = Record<string, any>

export interface QueryResult {
  readonly rows: Row[]
  readonly rowCount: number | null
}

/** A checked-out connection. */
export interface Client {
  query(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult>
  release(broken?: boolean): void
}

/** The part of `pg.Pool` that PostgreSQL and the embedded database share. */
export interface Pool {
  /** `unlimited`: without the time limit on answers. */
  connect(unlimited?: boolean): Promise<Client>
  /** `name` makes a prepared statement: parsed and planned once per connection; for frequent queries with named columns. */
  query(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult>
  /** Where there is one connection only, what waits here goes first: clocks, and moves that are to be kept. */
  readonly urgent: Pick<Pool, 'connect' | 'query'>
  end(): Promise<void>
}

/** A pool, or a connection within a transaction. */
export type Queryable = Pick<Pool, 'query'>

/** PostgreSQL by URL, or embedded in a folder; null: in memory, empty or a copy of `template`. */
export type DatabaseLocation = { readonly url: string } | { readonly folder: string } | { readonly folder: null; readonly template?: Blob }

/** Connections of a node. Requests take at most half of them, and new sockets, replays and exports at most the other half: jobs hardly ever wait for one. */
export const poolSize = 24

/** The server ends a statement after this time, … */
const statementTimeoutMs = 15_000
/** … and this process gives up waiting for it, which only a dead connection needs: behind one that nothing answers, all appends would wait. */
const answerTimeoutMs = 20_000
/** The server ends a transaction that says nothing for this long: its node hangs. Longer than an export waits for its reader. */
const idleTransactionMs = 150_000
/** The server gives up a connection that nothing answers after 25 s, and its locks with it. The system's default is two hours. */
const keepAliveOptions = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
/** Longest time of a timer. */
const unlimitedMs = 2 ** 31 - 1

export async function openPool(database: DatabaseLocation, timeoutMs = answerTimeoutMs): Promise<Pool> {
  if ('folder' in database) return openEmbeddedPool(database.folder, database.folder === null ? database.template : undefined)
  const pool = new pg.Pool({
    connectionString: database.url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: timeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    options: keepAliveOptions,
    // Without the delay, the system's: two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Broken connections are replaced; without a listener the error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const shared: Pool['urgent'] = {
    async connect(unlimited = false) {
      const client = await pool.connect()
      const timeout = unlimited ? { query_timeout: unlimitedMs } : {}
      return {
        async query(text, values, name) {
          try {
            return await client.query({ text, values: values as unknown[] | undefined, name, ...timeout } as pg.QueryConfig)
          } catch (error) {
            // The answer may still come: a rollback would wait behind it, and the next statement could be given it.
            if ((error as Error).message === 'Query read timeout') void client.end().catch(() => {})
            throw error
          }
        },
        release: (broken) => client.release(broken),
      }
    },
    query: (text, values, name) => pool.query({ text, values: values as unknown[] | undefined, name } as pg.QueryConfig),
  }
  return { ...shared, urgent: shared, end: () => pool.end() }
}

/** For transactions whose statements may take as long as they need. */
export function withoutQueryTimeout(pool: Pool): Pick<Pool, 'connect'> {
  return { connect: () => pool.connect(true) }
}

/** Rolls back when `work` throws. */
export async function inTransaction<T>(pool: Pick<Pool, 'connect'>, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    broken = false
    return result
  } catch (error) {
    // A connection that cannot roll back is discarded.
    await client.query('ROLLBACK').then(
      () => (broken = false),
      () => {},
    )
    throw error
  } finally {
    client.release(broken)
  }
}

/** True for errors after which a statement can be retried: the connection or the server failed, not the statement. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (/^(08|57P|53|40)/.test(code) || /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_)/.test(code))) return true
  return typeof message === 'string' && /terminated|timeout|Connection|closed/i.test(message)
}
