import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { prepareRestoredMatchRow } from './matches.ts'
import { schemaVersion, dumpedTables, migrateTo, storedSchemaVersion } from './migrations.ts'
import { inTransaction, withoutQueryTimeout, type Client, type Pool, type Row } from './pool.ts'

const page = 1_000

/**
 * Dumps the database to a file, in the schema that it has: one line of JSON per row, gzipped; restorable into either database. Renamed into place when complete: a
 * failed dump leaves the previous one.
 */
export async function dumpDatabase(pool: Pool, path: string): Promise<number> {
  const draft = `${path}.part`
  try {
    // One snapshot of all tables: references are never dangling.
    const count = await inTransaction(withoutQueryTimeout(pool), async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
      const written = { rows: 0 }
      await pipeline(Readable.from(linesOf(client, written)), createGzip(), createWriteStream(draft, { mode: 0o600 }))
      return written.rows
    })
    renameSync(draft, path)
    return count
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

async function* linesOf(client: Client, written: { rows: number }): AsyncGenerator<string> {
  const jsonLine = (value: unknown) => `${JSON.stringify(value)}\n`
  const version = await storedSchemaVersion(client)
  if (version === 0) throw new Error('The database is empty.')
  if (version > schemaVersion)
    throw new Error(`The database has schema ${version}, this server knows ${schemaVersion}: take a newer server.`)
  yield jsonLine({ parlor: version })
  for (const table of dumpedTables) {
    // As it is: a backup before an upgrade is none of the upgraded database. Tables that came later are not in it.
    const { rows: found } = await client.query('SELECT to_regclass($1) IS NOT NULL AS made', [table])
    if (found[0]!['made'] !== true) continue
    await client.query(`DECLARE dumping NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
    for (;;) {
      const { rows } = await client.query(`FETCH ${page} FROM dumping`)
      if (rows.length === 0) break
      yield rows.map((row) => jsonLine({ table, row })).join('')
      written.rows += rows.length
    }
    await client.query('CLOSE dumping')
  }
  yield jsonLine({ rows: written.rows })
}

/** Lines of a dump. Read errors are thrown here: an unhandled stream error would end the process. */
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

interface DumpLine {
  readonly parlor?: number
  readonly rows?: number
  readonly table?: string
  readonly row?: Row
}

/**
 * Restores a dump into an empty database, in one transaction; a truncated file or a non-empty database is refused. A file of an older
 * server is loaded into its own schema version, then migrated.
 */
export async function restoreDatabase(pool: Pool, path: string): Promise<number> {
  return inTransaction(withoutQueryTimeout(pool), async (client) => {
    let count = 0
    let version: number | null = null
    let complete = false
    for await (const line of readLines(path)) {
      const { parlor, rows, table, row } = JSON.parse(line) as DumpLine
      if (parlor !== undefined) {
        if (parlor > schemaVersion)
          throw new Error(`The file has schema ${parlor}, this server knows ${schemaVersion}: take a newer server.`)
        await prepareSchema(client, parlor)
        version = parlor
      }
      if (rows !== undefined) complete = rows === count
      if (!row || !(dumpedTables as readonly string[]).includes(table ?? '')) continue
      if (version === null) throw new Error('The file does not say which schema it has.')
      await insertRow(client, table!, table === 'matches' ? prepareRestoredMatchRow(row) : row)
      count++
    }
    if (!complete) throw new Error('The file ends too early.')
    await migrateTo(client, schemaVersion)
    return count
  })
}

async function prepareSchema(client: Client, version: number): Promise<void> {
  const { rows: found } = await client.query("SELECT to_regclass('people') IS NOT NULL AS known", [])
  if (found[0]!['known'] === true) {
    const { rows } = await client.query('SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM log) AS n', [])
    if (Number(rows[0]!['n']) > 0) throw new Error('The database is not empty: restore into a new one.')
  }
  await migrateTo(client, version)
  await client.query('DELETE FROM house', [])
}

async function insertRow(client: Client, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const columns = names.map((name) => `"${name.replaceAll('"', '')}"`).join(', ')
  const slots = names.map((_, i) => `$${i + 1}`).join(', ')
  await client.query(
    `INSERT INTO ${table} (${columns}) VALUES (${slots})`,
    names.map((name) => row[name] as unknown),
  )
}
