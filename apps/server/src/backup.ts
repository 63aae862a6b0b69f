import { join } from 'node:path'
import { readConfig } from './config.ts'
import { dumpDatabase, restoreDatabase } from './store/dump.ts'
import { openPool } from './store/pool.ts'

/** `backup.ts dump|restore <file>`: the database that the environment names, to a file and back. */
const [, , verb, path] = process.argv
if ((verb !== 'dump' && verb !== 'restore') || !path) {
  process.stderr.write('Usage: node --import tsx apps/server/src/backup.ts dump|restore <file>\n')
  process.exit(2)
}
const pool = await openPool(readConfig(process.env, join(process.cwd(), 'data')).database).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  return process.exit(1)
})
try {
  const count = await (verb === 'dump' ? dumpDatabase : restoreDatabase)(pool, path)
  process.stdout.write(`${count} rows ${verb === 'dump' ? 'written to' : 'read from'} ${path}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await pool.end()
}
