import { advisoryLockKeys } from './advisory-lock-keys.ts'
import type { Client, Pool } from './pool.ts'

/** Thrown when nodes would not receive each other's messages. */
export class NodeConflictError extends Error {
  constructor() {
    super(
      'Another node uses this database, and without REDIS_URL nodes cannot notify each other: give every node the same DATABASE_URL and REDIS_URL.',
    )
    this.name = 'NodeConflictError'
  }
}

/** For so long a node that lost its connection tries to lock again: the server needs 25 s to notice that the old one is dead. */
const relockMs = 40_000

/** Differs from the key of nodes before schema 5: these refuse to start beside them. */
const key = advisoryLockKeys.nodes

/**
 * Advisory lock of this node on the database: exclusive, or shared with other nodes that use Redis. Session-level, so it is released
 * however the process ends; `lost` is called when it cannot be reacquired after an outage.
 */
export async function holdNodeLock(pool: Pool, shared: boolean, lost: () => void): Promise<() => Promise<void>> {
  const lock = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  const unlock = shared ? 'pg_advisory_unlock_shared' : 'pg_advisory_unlock'
  let held: Client | null = await take(pool, lock)
  if (!held) throw new NodeConflictError()
  let lostAt: number | null = null
  let busy = false
  let over = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void check().finally(() => (busy = false))
  }, 2_000)
  timer.unref()

  async function check(): Promise<void> {
    try {
      if (held) await held.query('SELECT 1', [])
      else {
        const taken = await take(pool, lock)
        // Released meanwhile: an orphaned connection would keep the pool from ending.
        if (over) return taken?.release(true)
        held = taken
        lostAt = held ? null : (lostAt ?? performance.now())
        if (lostAt !== null && performance.now() - lostAt > relockMs) lost()
      }
    } catch {
      held?.release(true)
      held = null
    }
  }

  return async () => {
    over = true
    clearInterval(timer)
    const client = held
    held = null
    if (!client) return
    await client.query(`SELECT ${unlock}($1)`, [key]).catch(() => {})
    client.release(true)
  }
}

async function take(pool: Pool, lock: string): Promise<Client | null> {
  const client = await pool.connect()
  try {
    // A killed process may hold its lock for a moment longer.
    for (let tries = 0; tries < 10; tries++) {
      const { rows } = await client.query(`SELECT ${lock}($1) AS held`, [key])
      if (rows[0]!['held'] === true) return client
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return null
}
