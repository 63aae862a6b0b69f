import { cpus } from 'node:os'
import { freshId } from './random.ts'
import type { DatabaseLocation } from './store/pool.ts'

/** How a node is run. */
export interface Config {
  readonly place: DatabaseLocation
  readonly redis: string | null
  readonly node: string
  /** Pages that may talk to this server besides those that it serves itself. */
  readonly origins: readonly string[]
  /** Cookies only over https. */
  readonly secure: boolean
  /** Somebody before us says whose request it is. */
  readonly proxy: boolean
  /** Signs sessions; null: kept in the database. */
  readonly secret: string | null
  /** Threads in which bots think, two at least. */
  readonly threads: number
  /** Rate limits are multiplied by this. */
  readonly rate: number
  /** Sockets that one address may have open at a node. */
  readonly sockets: number
}

/** From the environment. Without any of it: embedded, in a folder, for this machine. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  // A compose file hands on what is not set as an empty text.
  const url = env['DATABASE_URL'] || undefined
  const redis = env['REDIS_URL'] || null
  if (redis !== null && url === undefined) throw new Error('REDIS_URL without DATABASE_URL: several nodes need one PostgreSQL.')
  return {
    place: url === undefined ? { folder: env['PARLOR_DATA'] || folder } : { url },
    redis,
    node: env['PARLOR_NODE'] || freshId(),
    origins: (env['PARLOR_ORIGINS'] ?? '').split(',').flatMap((origin) => (origin.trim() === '' ? [] : [origin.trim()])),
    secure: env['PARLOR_SECURE'] === '1',
    proxy: env['PARLOR_PROXY'] === '1',
    secret: env['PARLOR_SECRET'] || null,
    threads: positive(env, 'PARLOR_BOT_THREADS', Math.max(2, Math.min(4, cpus().length - 1))),
    rate: positive(env, 'PARLOR_RATE', 1),
    sockets: positive(env, 'PARLOR_SOCKETS', 500),
  }
}

/** A limit that is no number would be none: better not to start. */
function positive(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
  const value = Number(env[name] || usual)
  if (!(value > 0 && value < Infinity)) throw new Error(`${name} is to be a number above 0, not “${env[name]}”.`)
  return value
}
