import { cpus } from 'node:os'
import { freshId } from './random.ts'
import type { DatabaseLocation } from './store/pool.ts'

/**
 * Connections that wait to be accepted. After a restart everybody comes back at once: with the default of 511 the kernel dropped what was
 * beyond it, and players waited up to 28 s for TCP to try again.
 */
export const listenBacklog = 4_096

/** How a node is run. */
export interface Config {
  readonly database: DatabaseLocation
  readonly redis: string | null
  readonly node: string
  /** Origins allowed besides the server's own. */
  readonly origins: readonly string[]
  /** Send cookies only over https. */
  readonly secure: boolean
  /** Behind a reverse proxy: X-Forwarded-For names the client. */
  readonly proxy: boolean
  /** Key that signs sessions; null: generated and stored in the database. */
  readonly secret: string | null
  /** Bot worker threads; with less than three it is three. */
  readonly threads: number
  /** Factor on all rate limits. */
  readonly rate: number
  /** Factor on what is done at once; above 1 only in tests and proofs, whose players share one address. */
  readonly concurrency: number
  /** Maximum open sockets per address and node. */
  readonly sockets: number
}

/** Reads the environment; without any of it: embedded database in a folder. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, folder: string): Config {
  // Docker Compose passes unset variables as empty strings.
  const url = env['DATABASE_URL'] || undefined
  const redis = env['REDIS_URL'] || null
  if (redis !== null && url === undefined) throw new Error('REDIS_URL without DATABASE_URL: several nodes need one PostgreSQL.')
  return {
    database: url === undefined ? { folder: env['PARLOR_DATA'] || folder } : { url },
    redis,
    node: env['PARLOR_NODE'] || freshId(),
    origins: (env['PARLOR_ORIGINS'] ?? '').split(',').flatMap((origin) => (origin.trim() === '' ? [] : [origin.trim()])),
    secure: env['PARLOR_SECURE'] === '1',
    proxy: env['PARLOR_PROXY'] === '1',
    secret: env['PARLOR_SECRET'] || null,
    threads: positive(env, 'PARLOR_BOT_THREADS', Math.max(1, Math.min(4, cpus().length - 1))),
    rate: positive(env, 'PARLOR_RATE', 1),
    concurrency: 1,
    sockets: positive(env, 'PARLOR_SOCKETS', 500),
  }
}

/** NaN would disable a limit: refuse to start instead. */
function positive(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (!(value > 0 && value < Infinity)) throw new Error(`${name} is to be a number above 0, not “${env[name]}”.`)
  return value
}
