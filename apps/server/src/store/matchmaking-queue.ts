import { insertMatch, type MatchRow } from './matches.ts'
import { inTransaction, type Client, type Pool, type Row } from './pool.ts'

/** Somebody who waits for an opponent. */
export interface QueuedPerson {
  readonly person: string
  /** The client's own name for the wish. */
  readonly ask: string
  readonly game: string
  readonly preset: string
  readonly ranked: boolean
  readonly secret: Readonly<Record<string, unknown>> | null
  /** To their word for the deal; null from a node of an earlier version. */
  readonly commitment: string | null
  readonly rating: number
  readonly since: number
  /** The node that holds their socket has said so until then. */
  readonly until: number
  /** Set as soon as an opponent is found. */
  readonly match: string | null
}

/** Ratings further apart than this are not paired yet: 100 at first, and 20 more every second. */
export function ratingRangeOf(since: number, now: number): number {
  return Math.min(2_000, 100 + Math.floor((now - since) / 1_000) * 20)
}

/** As many as sit down together and all take each other, the longest waiting first; each at most once. `sizeOf` says how many. */
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

/** Those who wait, over all nodes. */
export class MatchmakingQueue {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** How the person waits now; null when they do so already under another name. The same name again keeps its place, and its match. */
  async join(one: QueuedPerson): Promise<QueuedPerson | null> {
    const { rows } = await this.#pool.query(
      `INSERT INTO waiting (person, ask, game, preset, ranked, secret, rating, since, until, commitment) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
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

  /** The match that somebody's wish of this name has led to. */
  async matchOf(person: string, ask: string): Promise<string | null> {
    const { rows } = await this.#pool.query('SELECT match FROM waiting WHERE person = $1 AND ask = $2', [person, ask])
    return (rows[0]?.['match'] as string | null | undefined) ?? null
  }

  async leave(person: string, ask: string): Promise<void> {
    await this.#pool.query('DELETE FROM waiting WHERE person = $1 AND ask = $2 AND match IS NULL', [person, ask])
  }

  /** Says that these are still there, and finds out who has been paired. */
  async keepWaiting(people: readonly string[], until: number): Promise<Map<string, QueuedPerson>> {
    const { rows } = await this.#pool.query('UPDATE waiting SET until = $2 WHERE person = ANY($1) RETURNING *', [people, until])
    return new Map(rows.map((row) => [row['person'] as string, waitingOf(row)]))
  }

  /** Brings together whoever can be; one node at a time. */
  group(
    now: number,
    sizeOf: (one: QueuedPerson) => number,
    matchFor: (group: readonly QueuedPerson[], client: Client) => Promise<MatchRow | null>,
  ): Promise<MatchRow[]> {
    return inTransaction(this.#pool, async (client) => {
      const { rows } = await client.query(
        // Whoever plays a ranked match already, such as a rematch that was agreed on meanwhile, is not brought into another.
        `SELECT * FROM waiting WHERE match IS NULL AND until > $1 AND NOT (ranked AND EXISTS (
           SELECT FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = waiting.person AND m.ranked AND m.state IN ('dealing', 'playing')
             AND m.seats::jsonb @> jsonb_build_array(jsonb_build_object('person', waiting.person, 'left', false))
         )) ORDER BY since LIMIT 500 FOR UPDATE SKIP LOCKED`,
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

  /** Those whose node is gone, and those who were told of their match: whoever missed that has asked again by then. */
  async deleteExpired(now: number): Promise<void> {
    await this.#pool.query('DELETE FROM waiting WHERE until < $1', [now])
  }
}

function waitingOf(row: Row): QueuedPerson {
  return { ...row, secret: row['secret'] === null ? null : (JSON.parse(row['secret'] as string) as unknown) } as QueuedPerson
}
