import type { Queryable, Row } from './pool.ts'

export interface TableCounts {
  /** Tables somebody has opened that nobody has joined. */
  readonly open: number
  /** Live matches somebody has not left, with seats at tables that wait. */
  readonly live: number
}

/** How many of each somebody may have. */
export interface TableLimit extends TableCounts {
  readonly person: string
}

/** Somebody would have too many. */
export class TableLimitError extends Error {
  readonly kind: keyof TableCounts

  constructor(kind: keyof TableCounts) {
    super('too many tables')
    this.kind = kind
  }
}

/** `locking`: until the end of the transaction nobody else counts them with the lock. */
export async function countTables(db: Queryable, person: string, locking: boolean): Promise<TableCounts> {
  const { rows } = await db.query('SELECT open, live FROM table_counts($1, $2)', [person, locking], 'table counts')
  return rows[0] as TableCounts
}

/**
 * The counts as a part of the statement that adds to them, so that limit, lock and change take one statement; the person in slot `at`. The
 * lock is taken before anything is written.
 */
export function tableCountsSql(at: number): string {
  return `counted AS MATERIALIZED (SELECT open, live FROM table_counts($${at}, true))`
}

/** Throws when the counts in a result's row leave no room for one more; `kinds`: of what the statement has added one. */
export function throwIfOverLimit(row: Row | undefined, limit: TableLimit, kinds: readonly (keyof TableCounts)[]): void {
  for (const kind of kinds) if ((row![`counted_${kind}`] as number) >= limit[kind]) throw new TableLimitError(kind)
}
