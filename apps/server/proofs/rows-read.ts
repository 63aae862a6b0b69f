import type { Pool, QueryResult } from '../src/store/pool.ts'

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** How many rows the plans of the statements have read that `work` makes, each planned for the tables as they are. */
export async function rowsRead(pool: Pool, work: (pool: Pool) => Promise<unknown>): Promise<number> {
  await pool.query('ANALYZE', [])
  let read = 0
  const query = async (sql: string, values: readonly unknown[] = []): Promise<QueryResult> => {
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values)
    const plan = rows[0]!['QUERY PLAN'] as string | readonly { readonly Plan: PlanNode }[]
    read += rowsOf((typeof plan === 'string' ? (JSON.parse(plan) as readonly { readonly Plan: PlanNode }[]) : plan)[0]!.Plan)
    return pool.query(sql, values)
  }
  await work({ ...pool, query })
  return read
}

function rowsOf(node: PlanNode): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return own + (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0)
}
