import { PGlite } from '@electric-sql/pglite'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import type { DatabaseLocation } from '../src/store/pool.ts'

const folder = join(import.meta.dirname, '../../../.cache/empty-databases')
const file = join(folder, `${manifest.dependencies['@electric-sql/pglite']}.tar`)

/** An in-memory database that is a copy of an empty one on disk: making each from nothing takes three times as long. */
export async function inMemoryDatabase(): Promise<DatabaseLocation> {
  if (!existsSync(file)) await writeEmptyDatabase()
  return { folder: null, template: new Blob([readFileSync(file)]) }
}

async function writeEmptyDatabase(): Promise<void> {
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  await database.close()
  mkdirSync(folder, { recursive: true })
  // Test files run side by side: nobody may read half of it.
  const own = `${file}.${process.pid}.${process.hrtime.bigint()}`
  writeFileSync(own, new Uint8Array(await dump.arrayBuffer()))
  renameSync(own, file)
}
