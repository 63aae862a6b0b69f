import type { Rejection } from '@parlor/kernel'
import { advisoryLockKeys } from './advisory-lock-keys.ts'
import { insertMatch, rankedMatchesOfSql } from './match-row-sql.ts'
import type { MatchRow } from './matches.ts'
import { inTransaction, type Client, type Pool, type Row } from './pool.ts'

export interface QueuedPerson {
  readonly person: string
  /** The request's id. */
  readonly ask: string
  readonly game: string
  readonly preset: string
  readonly ranked: boolean
  readonly secret: Readonly<Record<string, unknown>> | null
  /** Null from a node of an earlier version. */
  readonly commitment: string | null
  readonly rating: number
  readonly since: number
  /** Expiry, extended by the node that holds their socket. */
  readonly until: number
  /** Set once paired. */
  readonly match: string | null
}

/** Maximum rating difference: 100 at first, 20 more every second. */
export function ratingRangeOf(since: number, now: number): number {
  return Math.min(2_000, 100 + Math.floor((now - since) / 1_000) * 20)
}

/** Forms groups of `sizeOf` players who are all in each other's range, longest waiting first; each player at most once. */
export function groupWaiting(waiting: readonly QueuedPerson[], now: number, sizeOf: (one: QueuedPerson) => number): QueuedPerson[][] {
  const groups: QueuedPerson[][] = []
  const free = [...waiting].sort((a, b) => a.since - b.since)
  while (free.length > 1) {
    const first = free.shift()!
    const size = sizeOf(first)
    const group = [first]
    const near = free
      .filter((other) => accepts(first, other, now))
      .sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating))
    for (const other of near) if (group.length < size && group.every((one) => accepts(one, other, now))) group.push(other)
    if (group.length < size) continue
    for (const one of group.slice(1)) free.splice(free.indexOf(one), 1)
    groups.push(group)
  }
  return groups
}

function accepts(one: QueuedPerson, other: QueuedPerson, now: number): boolean {
  if (other.game !== one.game || other.preset !== one.preset || other.ranked !== one.ranked) return false
  return !one.ranked || Math.abs(other.rating - one.rating) <= Math.min(ratingRangeOf(one.since, now), ratingRangeOf(other.since, now))
}

/** Thrown within the transaction that seats people in a ranked match when one of them plays another. */
export class PlaysAnotherRankedMatch extends Error {}

/** Held by whoever seats people in ranked matches, the queue or a rematch: nobody is seated by two at once. */
const lockRankedSeating = (client: Client) => client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLockKeys.rankedSeating])

/** Whether `person`, an SQL expression, plays a ranked match other than `match`. */
const playsRankedSql = (person: string, match = "''") => `EXISTS (${rankedMatchesOfSql(person)} AND m.id <> ${match})`

/** In the transaction that creates a ranked rematch: its players leave the ranked queue; throws when one of them plays another match. */
export async function takeFromRankedQueue(client: Client, { id, seats }: MatchRow): Promise<void> {
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
  await lockRankedSeating(client)
  const { rows } = await client.query(`SELECT FROM unnest($1::text[]) AS seated (person) WHERE ${playsRankedSql('seated.person', '$2')}`, [
    people,
    id,
  ])
  if (rows.length > 0) throw new PlaysAnotherRankedMatch()
  await client.query('DELETE FROM waiting WHERE person = ANY($1) AND ranked AND match IS NULL', [people])
}

/** The matchmaking queue of all nodes. */
export class MatchmakingQueue {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** The queued row; null when the person waits already under another request id. A retry keeps its place, and its match. */
  async join(one: QueuedPerson): Promise<QueuedPerson | null> {
    const { rows } = await this.#pool.query(
      `INSERT INTO waiting (person, ask, game, preset, ranked, secret, rating, since, until, commitment)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE NOT EXISTS (SELECT FROM queue_refusals WHERE person = $1 AND ask = $2)
       ON CONFLICT (person) DO UPDATE SET ask = $2, game = $3, preset = $4, ranked = $5, secret = $6, rating = $7, until = $9, commitment = $10,
         since = CASE WHEN waiting.ask = $2 THEN waiting.since ELSE $8 END, match = CASE WHEN waiting.ask = $2 THEN waiting.match END
       WHERE waiting.until < $8 OR waiting.match IS NOT NULL OR waiting.ask = $2
       RETURNING *`,
      [
        one.person,
        one.ask,
        one.game,
        one.preset,
        one.ranked,
        one.secret && JSON.stringify(one.secret),
        one.rating,
        one.since,
        one.until,
        one.commitment,
      ],
    )
    return rows[0] ? waitingOf(rows[0]) : null
  }

  /** Why an earlier copy of a request was refused. */
  async refusalOf(person: string, ask: string): Promise<Rejection | null> {
    const { rows } = await this.#pool.query('SELECT why FROM queue_refusals WHERE person = $1 AND ask = $2', [person, ask])
    return rows[0] ? (JSON.parse(rows[0]['why'] as string) as Rejection) : null
  }

  /**
   * Records a refusal, so that late copies of the request get the same answer though its reason is gone; false when another copy was
   * accepted.
   */
  async recordRefusal(person: string, ask: string, why: Rejection): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `INSERT INTO queue_refusals (person, ask, why, at)
       SELECT $1, $2, $3, now_ms() WHERE NOT EXISTS (SELECT FROM waiting WHERE person = $1 AND ask = $2)
       ON CONFLICT (person, ask) DO UPDATE SET at = excluded.at`,
      [person, ask, JSON.stringify(why)],
    )
    return (rowCount ?? 0) > 0
  }

  async leave(person: string, ask: string): Promise<void> {
    await this.#pool.query('DELETE FROM waiting WHERE person = $1 AND ask = $2 AND match IS NULL', [person, ask])
  }

  /** Extends their expiry and returns who has been paired. */
  async keepWaiting(people: readonly string[], until: number): Promise<Map<string, QueuedPerson>> {
    const { rows } = await this.#pool.query('UPDATE waiting SET until = $2 WHERE person = ANY($1) RETURNING *', [people, until])
    return new Map(rows.map((row) => [row['person'] as string, waitingOf(row)]))
  }

  /** Pairs whoever can be; one node at a time. */
  pairUp(
    now: number,
    sizeOf: (one: QueuedPerson) => number,
    matchFor: (group: readonly QueuedPerson[], client: Client) => Promise<MatchRow | null>,
  ): Promise<MatchRow[]> {
    return inTransaction(this.#pool, async (client) => {
      await lockRankedSeating(client)
      const { rows } = await client.query(
        // Who queued while their rematch began is not paired.
        `SELECT * FROM waiting WHERE match IS NULL AND until > $1 AND NOT (ranked AND ${playsRankedSql('waiting.person')})
         ORDER BY since LIMIT 500 FOR UPDATE SKIP LOCKED`,
        [now],
      )
      const made: MatchRow[] = []
      for (const group of groupWaiting(rows.map(waitingOf), now, sizeOf)) {
        const row = await matchFor(group, client)
        if (!row || !(await insertMatch(client, row))) continue
        await client.query('UPDATE waiting SET match = $2 WHERE person = ANY($1)', [group.map(({ person }) => person), row.id])
        made.push(row)
      }
      return made
    })
  }

  /** Expired rows: of dead nodes, of notified pairs, and refusals; whoever missed the answer has retried by then. */
  async deleteExpired(now: number): Promise<void> {
    await this.#pool.query('DELETE FROM waiting WHERE until < $1', [now])
    await this.#pool.query('DELETE FROM queue_refusals WHERE at < $1', [now])
  }
}

function waitingOf(row: Row): QueuedPerson {
  return { ...row, secret: row['secret'] === null ? null : (JSON.parse(row['secret'] as string) as unknown) } as QueuedPerson
}
