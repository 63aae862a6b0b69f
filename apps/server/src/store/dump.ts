import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { migrate, schemaVersion, tables } from './migrations.ts'
import { transact, type Client, type Pool, type Row } from './pool.ts'

const page = 1_000

/**
 * Writes everything that is kept to a file: one line of JSON per row, compressed. The same file goes into either database. It has its name
 * only when it is whole: a dump that fails leaves the one before.
 */
export async function dump(pool: Pool, path: string): Promise<number> {
  const draft = `${path}.part`
  try {
    // One moment for all tables: a row that names another is never without it.
    const count = await transact(pool, async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
      const told = { rows: 0 }
      await pipeline(Readable.from(linesOf(client, told)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
      return told.rows
    })
    renameSync(draft, path)
    return count
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

async function* linesOf(client: Client, told: { rows: number }): AsyncGenerator<string> {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`
  yield line({ parlor: schemaVersion })
  for (const table of tables) {
    await client.query(`DECLARE dumping NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
    for (;;) {
      const { rows } = await client.query(`FETCH ${page} FROM dumping`)
      if (rows.length === 0) break
      yield rows.map((row) => line({ table, row })).join('')
      told.rows += rows.length
    }
    await client.query('CLOSE dumping')
  }
  yield line({ rows: told.rows })
}

/** The lines of such a file. What cannot be opened or unpacked is thrown here: an error that only a stream hears would end the process. */
async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(path), unpacked)
  read.catch(() => {})
  try {
    yield* createInterface({ input: unpacked })
    await read
  } catch (error) {
    throw new Error(`The file cannot be read: ${(error as Error).message}.`, { cause: error })
  }
}

/** Reads such a file into an empty database; half a file, or a database that is not empty, is refused and nothing of it stays. */
export async function restore(pool: Pool, path: string): Promise<number> {
  await migrate(pool)
  return transact(pool, async (client) => {
    const { rows } = await client.query('SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM log) AS n', [])
    if (Number(rows[0]!['n']) > 0) throw new Error('The database is not empty: restore into a new one.')
    await client.query('DELETE FROM house', [])
    let count = 0
    let whole = false
    for await (const line of readLines(path)) {
      const said = JSON.parse(line) as { parlor?: number; rows?: number; table?: string; row?: Row }
      if (said.parlor !== undefined && said.parlor !== schemaVersion)
        throw new Error(`The file has schema ${said.parlor}, this server ${schemaVersion}.`)
      if (said.rows !== undefined) whole = said.rows === count
      if (!said.row || !(tables as readonly string[]).includes(said.table ?? '')) continue
      const names = Object.keys(said.row)
      const columns = names.map((name) => `"${name.replaceAll('"', '')}"`).join(', ')
      const slots = names.map((_, i) => `$${i + 1}`).join(', ')
      await client.query(
        `INSERT INTO ${said.table} (${columns}) VALUES (${slots})`,
        names.map((name) => said.row![name] as unknown),
      )
      count++
    }
    if (!whole) throw new Error('The file ends too early.')
    return count
  })
}
