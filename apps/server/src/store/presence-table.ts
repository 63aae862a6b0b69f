import { randomBytes } from 'node:crypto'
import { BatchedRead } from './batched-read.ts'
import type { Pool } from './pool.ts'

/** Heartbeat timeout: a node this far behind the latest one is dead, and nobody present on it. */
const presenceMs = 15_000
/** Compared with the latest heartbeat, not with the time: after an outage of the database, players are still present. */
const isAlive = `beat > (SELECT max(beat) FROM heartbeats) - ${presenceMs}`
/** Of a row `p`: whether its seat is here now, and when it was last. */
export const isPresentSql = `until > now_ms() AND (until < 'Infinity' OR node IN (SELECT node FROM heartbeats WHERE ${isAlive}))`
const lastHere = `CASE WHEN until < 'Infinity' THEN until ELSE coalesce((SELECT beat FROM heartbeats h WHERE h.node = p.node), changed) END`
/** Overlap of change queries: a slow commit is not missed, nor the end of a grace period. */
const overlapMs = 15_000

/** How long the last presence stays known. */
const knownMs = 600_000

export interface MatchSeat {
  readonly match: string
  readonly seat: number
}

/** Who is at a match, and when each seat of it was last seen there. */
export interface MatchPresence {
  readonly present: ReadonlySet<number>
  readonly lastHere: ReadonlyMap<number, number>
}

interface SeatPresence {
  readonly hereSince: number | null
  readonly lastHere: number
  readonly now: number
}

interface Heartbeat {
  /** Database time. */
  readonly now: number
  /** False when this node had counted as dead: its rows may have been deleted. */
  readonly held: boolean
  /** All live nodes. */
  readonly nodes: string
}

/**
 * Presence over all nodes. A row is written when somebody joins or leaves and is valid while its node has heartbeats. All times are the
 * database's: nodes whose clocks differ agree.
 */
export class PresenceTable {
  readonly #pool: Pool['urgent']
  /** Per process: a restarted node does not revive the rows of its predecessor. */
  readonly #node: string
  readonly #byMatch = new BatchedRead((matches) => this.#read(matches))

  constructor(pool: Pool['urgent'], node: string) {
    this.#pool = pool
    this.#node = `${node}:${randomBytes(6).toString('hex')}`
  }

  /** Writes joins and leaves; who left counts as present for `graceMs` longer, because most return at once. */
  async writeChanges(joined: readonly MatchSeat[], left: readonly MatchSeat[], graceMs: number): Promise<void> {
    const all = [...joined, ...left]
    if (all.length === 0) return
    await this.#pool.query(
      `INSERT INTO presence (match, seat, node, until, changed, since)
         SELECT match, seat, $4, CASE WHEN here THEN 'Infinity'::float8 ELSE now_ms() + $5::float8 END, now_ms(), now_ms()
         FROM unnest($1::text[], $2::int[], $3::boolean[]) AS said (match, seat, here)
       ON CONFLICT (match, seat, node) DO UPDATE SET until = excluded.until, changed = excluded.changed,
         since = CASE WHEN presence.until < now_ms() THEN now_ms() ELSE presence.since END`,
      [all.map(({ match }) => match), all.map(({ seat }) => seat), all.map((_, i) => i < joined.length), this.#node, graceMs],
      'presence say',
    )
  }

  /** Records this node's heartbeat and returns the live nodes. */
  async heartbeat(): Promise<Heartbeat> {
    const { rows } = await this.#pool.query(
      `WITH known AS (SELECT node FROM heartbeats WHERE ${isAlive}), beaten AS (
         INSERT INTO heartbeats (node, beat) VALUES ($1, now_ms()) ON CONFLICT (node) DO UPDATE SET beat = excluded.beat
       ) SELECT now_ms() AS now, EXISTS (SELECT FROM known WHERE node = $1) AS held,
           (SELECT string_agg(node, ' ' ORDER BY node) FROM known WHERE node <> $1) AS nodes`,
      [this.#node],
      'presence beat',
    )
    const { now, held, nodes } = rows[0]!
    return { now, held, nodes: (nodes as string | null) ?? '' }
  }

  /** Matches with joins, leaves or expired grace periods since about then. */
  async changedMatches(since: number): Promise<string[]> {
    const { rows } = await this.#pool.query(
      'SELECT DISTINCT match FROM presence WHERE changed > $1',
      [since - overlapMs],
      'presence changes',
    )
    return rows.map(({ match }) => match as string)
  }

  async presentSeats(matches: readonly string[]): Promise<Map<string, Set<number>>> {
    const { rows } = await this.#pool.query(
      `SELECT match, seat FROM presence p WHERE match = ANY($1) AND ${isPresentSql}`,
      [matches],
      'presence seats',
    )
    const found = new Map<string, Set<number>>()
    for (const { match, seat } of rows) found.set(match as string, (found.get(match as string) ?? new Set()).add(seat as number))
    return found
  }

  async #read(matches: readonly string[]): Promise<Map<string, MatchPresence>> {
    const { rows } = await this.#pool.query(
      `SELECT match, seat, ${isPresentSql} AS here, ${lastHere} AS last FROM presence p WHERE match = ANY($1)`,
      [matches],
      'presence of matches',
    )
    const found = new Map<string, { present: Set<number>; lastHere: Map<number, number> }>()
    for (const { match, seat, here, last } of rows as { match: string; seat: number; here: boolean; last: number }[]) {
      const known = found.get(match) ?? { present: new Set<number>(), lastHere: new Map<number, number>() }
      found.set(match, known)
      if (here) known.present.add(seat)
      known.lastHere.set(seat, Math.max(last, known.lastHere.get(seat) ?? 0))
    }
    return found
  }

  /** Of one match, read together with those that are asked for meanwhile. */
  async presenceAt(match: string): Promise<MatchPresence> {
    return (await this.#byMatch.get(match)) ?? { present: new Set(), lastHere: new Map() }
  }

  /** Since when a seat has been present without a break, null when absent; when it was last present, 0 when long ago; and the time. */
  async presenceOf(match: string, seat: number): Promise<SeatPresence> {
    const { rows } = await this.#pool.query(
      `SELECT now_ms() AS now, min(since) FILTER (WHERE here) AS since, coalesce(max(last), 0) AS last FROM (
         SELECT since, ${isPresentSql} AS here, ${lastHere} AS last
         FROM presence p WHERE match = $1 AND seat = $2
       ) stays`,
      [match, seat],
    )
    const { now, since, last } = rows[0]!
    return { hereSince: since as number | null, lastHere: last as number, now: now as number }
  }

  /** Deletes up to `most` expired rows, later than a claim may need them; returns the count. */
  async deleteExpired(most: number): Promise<number> {
    const { rowCount } = await this.#pool.query(
      `DELETE FROM presence WHERE (match, seat, node) IN (
         SELECT match, seat, node FROM presence p WHERE until < now_ms() - ${knownMs}
           OR (until = 'Infinity' AND node NOT IN (SELECT node FROM heartbeats WHERE beat > (SELECT max(beat) FROM heartbeats) - ${knownMs}))
         LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [most],
    )
    await this.#pool.query(`DELETE FROM heartbeats WHERE beat < (SELECT max(beat) FROM heartbeats) - 3600000`, [])
    return rowCount ?? 0
  }
}
