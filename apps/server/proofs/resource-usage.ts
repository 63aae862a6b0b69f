import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from '../src/store/pool.ts'

const ticks = 100

/** CPU seconds and resident megabytes of a process; zero when it is gone. */
export function processUsage(pid: number): { readonly cpu: number; readonly megabytes: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const memory = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return { cpu: (Number(fields[11]) + Number(fields[12])) / ticks, megabytes: Number(memory?.[1] ?? 0) / 1024 }
  } catch {
    return { cpu: 0, megabytes: 0 }
  }
}

/** CPU seconds of PostgreSQL: the postmaster and its children. */
export async function postgresCpu(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid', [])
  const parent = parentOf(rows[0]!['pid'] as number)
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && (Number(name) === parent || parentOf(Number(name)) === parent))
  return all.reduce((sum, pid) => sum + processUsage(Number(pid)).cpu, 0)
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

export interface StatementStats {
  readonly calls: number
  readonly ms: number
  /** The most frequent and most expensive, by their beginning. */
  readonly each: ReadonlyMap<string, { readonly calls: number; readonly ms: number; readonly rows: number }>
}

/** Statements since the last reset, by pg_stat_statements. */
export async function readStatementStats(pool: Pool): Promise<StatementStats> {
  const { rows } = await pool.query(
    `SELECT query, calls::int AS calls, total_exec_time AS ms, rows::int AS rows FROM pg_stat_statements
     WHERE query NOT ILIKE '%pg_stat_statements%' AND query NOT ILIKE '%pg_backend_pid%' ORDER BY total_exec_time DESC`,
    [],
  )
  const each = new Map<string, { calls: number; ms: number; rows: number }>()
  for (const { query, calls, ms, rows: found } of rows) {
    const name = (query as string).replaceAll(/\s+/g, ' ').slice(0, 76)
    const before = each.get(name) ?? { calls: 0, ms: 0, rows: 0 }
    each.set(name, { calls: before.calls + (calls as number), ms: before.ms + (ms as number), rows: before.rows + (found as number) })
  }
  const sum = (pick: 'calls' | 'ms') => [...each.values()].reduce((total, one) => total + one[pick], 0)
  return { calls: sum('calls'), ms: sum('ms'), each }
}

export async function resetStatementStats(pool: Pool): Promise<void> {
  await pool.query('SELECT pg_stat_statements_reset()', [])
}
