import { placeholderDomain } from '../accounts/auth.ts'
import type { Pool } from './pool.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Retention periods. The only place of these figures; docs/operations.md names them. */
export const retention = {
  /** Longer than a guest's cookie lives. */
  guestMs: 400 * dayMs,
  /** A guest who sits nowhere and has no rating. Looked for during the time after that: whoever still has a seat then is kept as above. */
  idleGuestMs: 7 * dayMs,
  idleGuestSearchMs: 60 * dayMs,
  /** An open table is closed after this, a closed one deleted. */
  openTableMs: dayMs,
  closedTableMs: 30 * dayMs,
  /**
   * Casual matches after their end: of guests only, and those with an account or a share link. Ranked ones stay: ratings depend on them.
   */
  guestMatchMs: 2 * 365 * dayMs,
  accountMatchMs: 5 * 365 * dayMs,
  /** Casual matches that nobody made a move in, and that are not shared. */
  unplayedMatchMs: 7 * dayMs,
  /** Quick-match requests, and the matchmaking queue. */
  quickMatchRequestMs: dayMs,
  waitingMs: minuteMs,
  /** Aborts: pauses look back a day. */
  abortMs: dayMs,
  /** Expired sessions and verifications. */
  sessionMs: dayMs,
  /** Accounts without a person: their sign-up was interrupted. */
  accountWithoutPersonMs: dayMs,
} as const

/** Rows per statement, small, so that locks are short. */
const batch = { matches: 50, rows: 500 }

/** Tables with rows of a match, besides `matches`. */
const ofMatch = ['log', 'sitting', 'snapshots', 'jobs', 'match_jobs'] as const

/**
 * Deletes expired rows in small statements until none is left: what an hour of all limits leaves must not outgrow what an hour deletes. Returns
 * counts by table. Safe on any number of nodes at once. A kind that fails does not keep the others.
 */
export async function deleteExpired(
  pool: Pool,
  failed: (error: unknown) => void,
  isClosing: () => boolean = () => false,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  for (const [name, deletion] of Object.entries(deletions)) {
    deleted[name] = 0
    try {
      for await (const count of deleteKind(pool, deletion, isClosing)) deleted[name] += count
    } catch (error) {
      failed(error)
    }
  }
  return deleted
}

async function* deleteKind(pool: Pool, { sql, most, values, whenDone }: Deletion, isClosing: () => boolean): AsyncGenerator<number> {
  while (!isClosing()) {
    const { rowCount } = await pool.query(sql, [...values, most])
    const count = rowCount ?? 0
    yield count
    if (count === most) continue
    if (whenDone) await pool.query(whenDone, values)
    return
  }
}

interface Deletion {
  readonly sql: string
  readonly values: readonly number[]
  readonly most: number
  /** Run with the same values when nothing is left to delete. */
  readonly whenDone?: string
}

const withAccount = `EXISTS (SELECT FROM sitting s JOIN people p ON p.id = s.person WHERE s.match = m.id AND p.account IS NOT NULL)`

/** Deletes matches with all their rows. */
function matchesWhere(condition: string, order: string, ...values: number[]): Deletion {
  const limit = `$${values.length + 1}`
  return {
    sql: `WITH old AS (SELECT id FROM matches m WHERE ${condition} ORDER BY ${order} LIMIT ${limit} FOR UPDATE SKIP LOCKED),
      ${ofMatch.map((table) => `${table}_gone AS (DELETE FROM ${table} USING old WHERE ${table}.match = old.id)`).join(',\n')}
      DELETE FROM matches USING old WHERE matches.id = old.id`,
    values,
    most: batch.matches,
  }
}

/** Deletes guests without a rating who were not seen for so long. */
function guestsWhere(condition: string, ...values: number[]): Deletion {
  return {
    sql: `WITH old AS (
        SELECT id FROM people p WHERE account IS NULL AND coalesce(seen, created) < now_ms() - $1::float8 AND ${condition}
          AND NOT EXISTS (SELECT FROM ratings r WHERE r.person = p.id)
        ORDER BY coalesce(seen, created) LIMIT $${values.length + 1} FOR UPDATE SKIP LOCKED),
      kept_gone AS (DELETE FROM kept USING old WHERE kept.person = old.id),
      sitting_gone AS (DELETE FROM sitting USING old WHERE sitting.person = old.id)
      DELETE FROM people USING old WHERE people.id = old.id`,
    values,
    most: batch.rows,
  }
}

const deletions: Readonly<Record<string, Deletion>> = {
  closedTables: matchesWhere(`state = 'closed' AND created < now_ms() - $1::float8`, 'created', retention.closedTableMs),
  unplayedMatches: matchesWhere(
    'unplayed AND NOT ranked AND share IS NULL AND ended < now_ms() - $1::float8',
    'ended',
    retention.unplayedMatchMs,
  ),
  // Those of accounts are kept for longer: each match is looked at when it comes to this age, and for a day in case it is locked then.
  guestMatches: {
    ...matchesWhere(
      `state = 'over' AND NOT ranked AND share IS NULL AND ended < now_ms() - $1::float8 AND NOT ${withAccount}
        AND ended >= coalesce((SELECT value::float8 FROM house WHERE name = 'guestMatchesUntil'), '-Infinity')`,
      'ended',
      retention.guestMatchMs,
    ),
    whenDone: `INSERT INTO house (name, value) VALUES ('guestMatchesUntil', (now_ms() - $1::float8 - ${dayMs})::text)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  },
  accountMatches: matchesWhere(`state = 'over' AND NOT ranked AND ended < now_ms() - $1::float8`, 'ended', retention.accountMatchMs),
  // People with an unfinished match stay.
  guests: guestsWhere(
    `NOT EXISTS (SELECT FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = p.id AND m.state IN ('open', 'dealing', 'playing'))`,
    retention.guestMs,
  ),
  idleGuests: guestsWhere(
    `coalesce(seen, created) >= now_ms() - $2::float8 AND NOT EXISTS (SELECT FROM sitting s WHERE s.person = p.id)`,
    retention.idleGuestMs,
    retention.idleGuestSearchMs,
  ),
  // Finished matches are read from their log.
  snapshots: rowsOf('snapshots', 'match', "NOT EXISTS (SELECT FROM matches m WHERE m.id = snapshots.match AND m.state = 'playing')"),
  jobs: rowsOf(
    'match_jobs',
    'match',
    "NOT EXISTS (SELECT FROM matches m WHERE m.id = match_jobs.match AND m.state IN ('dealing', 'playing'))",
  ),
  // One with an e-mail of its own goes to whoever signs in with it.
  accountsWithoutPerson: rowsOf(
    '"user"',
    'id',
    `"createdAt" < now() - $1::float8 * interval '1 millisecond' AND email LIKE '%@${placeholderDomain}'
      AND NOT EXISTS (SELECT FROM people p WHERE p.account = "user".id)`,
    retention.accountWithoutPersonMs,
  ),
  sessions: rowsOf('session', 'id', `"expiresAt" < now() - $1::float8 * interval '1 millisecond'`, retention.sessionMs),
  verifications: rowsOf('verification', 'id', `"expiresAt" < now() - $1::float8 * interval '1 millisecond'`, retention.sessionMs),
  wishes: rowsOf('wishes', 'ask', `at < now_ms() - $1::float8`, retention.quickMatchRequestMs),
}

function rowsOf(table: string, key: string, condition: string, ...values: number[]): Deletion {
  return {
    sql: `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT $${values.length + 1} FOR UPDATE SKIP LOCKED)`,
    values,
    most: batch.rows,
  }
}
