import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.ts'
import type { QueryResult, Client, Pool } from './pool.ts'

/** PGlite in this process, in a folder or in memory, behind the interface of a connection pool. */
export async function openEmbeddedPool(folder: string | null): Promise<Pool> {
  const release = folder === null ? () => {} : lockFolder(folder)
  try {
    const database = await PGlite.create(folder === null ? {} : { dataDir: join(folder, 'pg') })
    return new EmbeddedPool(database, release)
  } catch (error) {
    release()
    throw error
  }
}

/** One connection, handed out in FIFO order. */
class EmbeddedPool implements Pool {
  readonly #database: PGlite
  readonly #release: () => void
  #tail: Promise<void> = Promise.resolve()
  #ended = false

  constructor(database: PGlite, release: () => void) {
    this.#database = database
    this.#release = release
  }

  async connect(): Promise<Client> {
    const done = await this.#turn()
    let held = true
    return {
      query: (sql, values) => this.#run(sql, values),
      release: () => {
        if (!held) return
        held = false
        done()
      },
    }
  }

  async query(sql: string, values?: readonly unknown[]): Promise<QueryResult> {
    const client = await this.connect()
    try {
      return await client.query(sql, values)
    } finally {
      client.release()
    }
  }

  async end(): Promise<void> {
    if (this.#ended) return
    const done = await this.#turn()
    this.#ended = true
    try {
      await this.#database.close()
    } finally {
      done()
      this.#release()
    }
  }

  async #turn(): Promise<() => void> {
    const before = this.#tail
    let done: () => void = () => {}
    this.#tail = new Promise((resolve) => (done = resolve))
    await before
    if (this.#ended) {
      done()
      throw Object.assign(new Error('The database is closed.'), { code: '57P01' })
    }
    return done
  }

  async #run(sql: string, values?: readonly unknown[]): Promise<QueryResult> {
    if (values === undefined) {
      const results = await this.#database.exec(sql)
      const last = results.at(-1)
      return { rows: (last?.rows ?? []) as QueryResult['rows'], rowCount: last?.affectedRows ?? 0 }
    }
    const { rows, affectedRows } = await this.#database.query(sql, [...values])
    return { rows: rows as QueryResult['rows'], rowCount: affectedRows ?? rows.length }
  }
}
