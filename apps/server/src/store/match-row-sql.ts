import { randomInitialClaimSql } from './job-queue.ts'
import type { MatchChange, MatchRow } from './matches.ts'
import type { Queryable, QueryResult, Row } from './pool.ts'
import { throwIfOverLimit, tableCountsSql, type TableLimit } from './table-counts.ts'

/** Columns that hold JSON. */
const json = [
  'options',
  'secrets',
  'seats',
  'deal',
  'commitments',
  'clock',
  'spectators',
  'absent',
  'offer',
  'draw',
  'undoAsked',
  'undoMuted',
  'said',
  'rematch',
  'outcome',
] as const
export const matchColumns = [
  'id',
  'game',
  'version',
  'options',
  'secrets',
  'seed',
  'hash',
  'deal',
  'state',
  'seats',
  'host',
  'code',
  'visibility',
  'clock',
  'spectators',
  'absent',
  'ranked',
  'asked',
  'offer',
  'undoAsked',
  'undoMuted',
  'draw',
  'said',
  'rematch',
  'commitments',
  'next',
  'outcome',
  'share',
  'unplayed',
  'revision',
  'created',
  'started',
  'ended',
] as const

/** Inserts a match with its seating and, when it starts, its first job, in one statement. With `limit`, only within it. */
export async function insertMatch(db: Queryable, row: MatchRow, limit?: TableLimit): Promise<boolean> {
  const values = matchColumns.map((name) => cell(name, row[name]))
  const slots = matchColumns.map((_, i) => `$${i + 1}`).join(', ')
  const { seats, people } = seatedPeople(row.seats)
  const at = values.push(seats, people) - 1
  const counted = limit ? [tableCountsSql(values.push(limit.person, limit.open, limit.live) - 2)] : []
  const given = limit ? `SELECT ${slots} FROM counted WHERE open < $${values.length - 1} AND live < $${values.length}` : `VALUES (${slots})`
  const parts = [
    ...counted,
    `made AS (INSERT INTO matches (${quoteColumns(matchColumns)}) ${given} ON CONFLICT DO NOTHING RETURNING id, created, started)`,
    `seated AS (${seatingSql('made', at)})`,
  ]
  if (begins(row)) parts.push(firstJobSql('made', values.push(revealDeadline(row))))
  const made = limit ? 'SELECT id, open AS counted_open, live AS counted_live FROM counted LEFT JOIN made ON true' : 'SELECT id FROM made'
  const { rows } = await queryPrepared(db, `WITH ${parts.join(',\n')} ${made}`, values)
  const inserted = rows[0] !== undefined && rows[0]['id'] !== null
  if (limit && !inserted) throwIfOverLimit(rows[0], limit, ['open', 'live'])
  return inserted
}

/** Compare-and-set on the revision, with seating and jobs, in one statement. With `limit`, only within that of live matches. */
export async function updateMatch(db: Queryable, row: MatchRow, change: MatchChange, limit?: TableLimit): Promise<MatchRow | null> {
  const names = Object.keys(change) as (keyof MatchChange)[]
  const sets = names.map((name, i) => `"${name}" = $${i + 3}`)
  const values: unknown[] = [row.id, row.revision, ...names.map((name) => cell(name, change[name]))]
  const counted = limit ? [tableCountsSql(values.push(limit.person, limit.live) - 1)] : []
  const within = limit ? ` AND (SELECT live FROM counted) < $${values.length}` : ''
  const parts = [
    ...counted,
    `changed AS (UPDATE matches SET ${[...sets, 'revision = revision + 1'].join(', ')} WHERE id = $1 AND revision = $2${within}
       RETURNING ${quoteColumns(matchColumns)})`,
  ]
  if (change.seats) {
    const { seats, people } = seatedPeople(change.seats)
    const at = values.push(seats, people) - 1
    parts.push(
      `risen AS (DELETE FROM sitting WHERE match = $1 AND seat <> ALL($${at}::int[]) AND EXISTS (SELECT FROM changed))`,
      `seated AS (${seatingSql('changed', at)} ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person)`,
    )
  }
  if (change.state === 'over' || (change.state === 'playing' && !needsJobs({ ...row, ...change })))
    parts.push('settled AS (DELETE FROM match_jobs WHERE match = $1 AND EXISTS (SELECT FROM changed))')
  else if (begins(change)) parts.push(firstJobSql('changed', values.push(revealDeadline(change))))
  const columns = quoteColumns(matchColumns)
  const changed = limit
    ? `SELECT ${columns}, live AS counted_live FROM counted LEFT JOIN changed ON true`
    : `SELECT ${columns} FROM changed`
  const { rows } = await queryPrepared(db, `WITH ${parts.join(',\n')} ${changed}`, values)
  if (rows[0] && rows[0]['id'] !== null) return parseMatchRow(rows[0])
  if (limit) throwIfOverLimit(rows[0], limit, ['live'])
  return null
}

/** Names of the statements above, by their text: which columns change makes a few dozen of them. */
const statementNames = new Map<string, string>()

/** Planning these takes the database longer than running them. */
function queryPrepared(db: Queryable, sql: string, values: readonly unknown[]): Promise<QueryResult> {
  let name = statementNames.get(sql)
  if (name === undefined) statementNames.set(sql, (name = `match write ${statementNames.size}`))
  return db.query(sql, values, name)
}

/** Inserts seats and persons, two arrays from slot `at` on, into `sitting`. */
function seatingSql(from: string, at: number): string {
  return `INSERT INTO sitting (match, seat, person, since)
    SELECT id, seat, person, created FROM ${from}, unnest($${at}::int[], $${at + 1}::text[]) AS sat (seat, person)`
}

/** Whether a match in play can ever need a job: clock, absence policy, bot or seat left for good. */
export function needsJobs({ clock, absent, seats }: MatchRow): boolean {
  return (
    clock.kind !== 'none' || absent.kind !== 'wait' || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.left))
  )
}

function begins({ state }: MatchChange): boolean {
  return state === 'playing' || state === 'dealing'
}

function revealDeadline({ state, deal }: MatchChange): number | null {
  return state === 'dealing' ? deal!.deadline : null
}

/** First job of a match that starts, run by its node or, when that dies, by any; during a deal, due at the reveal deadline in slot `at`. */
function firstJobSql(from: string, at: number): string {
  return `woken AS (INSERT INTO match_jobs (match, lane, due, claim)
    SELECT id, 'clock', coalesce($${at}::float8, started, created), ${randomInitialClaimSql} FROM ${from} ON CONFLICT DO NOTHING)`
}

function seatedPeople(sitting: MatchRow['seats']): { readonly seats: readonly number[]; readonly people: readonly string[] } {
  const taken = sitting.flatMap((one, at) => (one.kind === 'person' ? [{ at, person: one.person }] : []))
  return { seats: taken.map(({ at }) => at), people: taken.map(({ person }) => person) }
}

/** Ids of ranked matches in progress that `person`, an SQL expression, sits at and has not left. Open-ended: conditions on `m` may follow. */
export function rankedMatchesOfSql(person: string): string {
  return `SELECT m.id FROM sitting s JOIN matches m ON m.id = s.match
    WHERE s.person = ${person} AND NOT s.over AND m.ranked AND m.state IN ('dealing', 'playing') AND ${holdsSeatSql(person)}`
}

/** Whether `person`, an SQL expression, sits at match `m` and has not left it for good. */
function holdsSeatSql(person: string): string {
  return `m.seats::jsonb @> jsonb_build_array(jsonb_build_object('person', ${person}, 'left', false))`
}

/** Quoted, because of their capital letters. */
export function quoteColumns(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

function cell(name: string, value: unknown): unknown {
  return value !== null && (json as readonly string[]).includes(name) ? JSON.stringify(value) : value
}

export function parseMatchRow(row: Row): MatchRow {
  const made: Row = { ...row }
  delete made['counted_live']
  for (const name of json) made[name] = row[name] === null ? null : (JSON.parse(row[name] as string) as unknown)
  return made as MatchRow
}
