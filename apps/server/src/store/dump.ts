import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { migrate, schemaVersion, tables } from './migrations.ts'
import { transact, type Pool, type Row } from './pool.ts'

const page = 1_000

/** Writes everything that is kept to a file: one line of JSON per row, compressed. The same file goes into either database. */
export async function dump(pool: Pool, path: string): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 })
  const zip = createGzip()
  zip.pipe(file)
  const put = async (line: unknown) => {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await once(zip, 'drain')
  }
  let count = 0
  // One moment for all tables: a row that names another is never without it.
  await transact(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await put({ parlor: schemaVersion })
    for (const table of tables) {
      await client.query(`DECLARE dumping NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
      for (;;) {
        const { rows } = await client.query(`FETCH ${page} FROM dumping`)
        if (rows.length === 0) break
        for (const row of rows) await put({ table, row })
        count += rows.length
      }
      await client.query('CLOSE dumping')
    }
    await put({ rows: count })
  })
  zip.end()
  await finished(file)
  return count
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
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
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
