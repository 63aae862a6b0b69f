import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.ts'
import type { QueryResult, Client, Pool } from './pool.ts'

/** PGlite in this process, in a folder, or in memory as a copy of `template`, behind the interface of a connection pool. */
export async function openEmbeddedPool(folder: string | null, template?: Blob): Promise<Pool> {
  const release = folder === null ? () => {} : lockFolder(folder)
  try {
    const database = await PGlite.create({
      ...(folder === null ? {} : { dataDir: join(folder, 'pg') }),
      ...(template ? { loadDataDir: template } : {}),
    })
    return new EmbeddedPool(database, release)
  } catch (error) {
    release()
    throw error
  }
}

/** One connection, handed out in the order of requests, urgent ones first. */
class EmbeddedPool implements Pool {
  readonly urgent: Pool['urgent']
  readonly #database: PGlite
  readonly #release: () => void
  readonly #waiting: Record<'urgent' | 'others', (() => void)[]> = { urgent: [], others: [] }
  #busy = false
  #ended = false

  constructor(database: PGlite, release: () => void) {
    this.#database = database
    this.#release = release
    this.urgent = {
      connect: () => this.#connect('urgent'),
      query: (sql, values) => this.#query('urgent', sql, values),
    }
  }

  connect(): Promise<Client> {
    return this.#connect('others')
  }

  query(sql: string, values?: readonly unknown[]): Promise<QueryResult> {
    return this.#query('others', sql, values)
  }

  async #connect(queue: 'urgent' | 'others'): Promise<Client> {
    await this.#turn(queue)
    let held = true
    return {
      query: (sql, values) => this.#run(sql, values),
      release: () => {
        if (!held) return
        held = false
        this.#next()
      },
    }
  }

  async #query(queue: 'urgent' | 'others', sql: string, values?: readonly unknown[]): Promise<QueryResult> {
    const client = await this.#connect(queue)
    try {
      return await client.query(sql, values)
    } finally {
      client.release()
    }
  }

  async end(): Promise<void> {
    if (this.#ended) return
    await this.#turn('others')
    this.#ended = true
    try {
      await this.#database.close()
    } finally {
      this.#next()
      this.#release()
    }
  }

  async #turn(queue: 'urgent' | 'others'): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting[queue].push(resolve))
    this.#busy = true
    if (!this.#ended) return
    this.#next()
    throw Object.assign(new Error('The database is closed.'), { code: '57P01' })
  }

  /** Hands the connection over: it stays busy, or somebody who has just come would take it too. */
  #next(): void {
    const next = this.#waiting.urgent.shift() ?? this.#waiting.others.shift()
    if (next) next()
    else this.#busy = false
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
