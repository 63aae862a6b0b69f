import type { Pool } from './pool.ts'

/**
 * What a match may need from a node, each in a lane of its own, so that no lane can delay another: a clock that runs out, somebody who
 * may be gone, a bot's turn.
 */
export const lanes = ['clock', 'absence', 'bot'] as const
export type Lane = (typeof lanes)[number]

/** When a match needs each lane, on the database's clock; null where it does not. */
export type Schedule = Readonly<Record<Lane, number | null>>

/** Whose budget a bot's thinking is charged to, and whether its level is one that thinks long. */
export interface BotWork {
  readonly owner: string
  readonly strong: boolean
}

/** A node that holds a lease renews it this often … */
export const renewMs = 3_000
/** … and one that has died lets go of it after so long. */
const leaseMs = 10_000

/** A job that waits until somebody comes to the table. */
export const parked = Infinity

/** Work that matches need at a moment, leased to one node at a time. One row per match and lane. */
export class JobQueue {
  readonly #pool: Pool
  readonly #node: string

  constructor(pool: Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  /** Takes what is due in a lane, so that no other node does. */
  async claim(lane: Exclude<Lane, 'bot'>, most: number): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $2 WHERE lane = $1 AND match IN (
         SELECT match FROM match_jobs WHERE lane = $1 AND due <= now_ms() AND lease < now_ms() ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING match`,
      [lane, this.#node, most],
      'jobs claim',
    )
    return rows.map(({ match }) => match as string)
  }

  /**
   * Takes bots' turns of one kind. Everybody's longest-waiting turn comes before anybody's second one; whoever is over their budget
   * waits, and of long-thinking turns nobody has two under way.
   */
  async claimBots(strong: boolean, most: number, overBudget: readonly string[]): Promise<(BotWork & { readonly match: string })[]> {
    const { rows } = await this.#pool.query(
      `UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $1 WHERE lane = 'bot' AND match IN (
         SELECT match FROM match_jobs JOIN (
           SELECT match AS turn, row_number() OVER (PARTITION BY owner ORDER BY due) AS place FROM match_jobs
           WHERE lane = 'bot' AND strong = $2 AND due <= now_ms() AND lease < now_ms() AND owner <> ALL($4)
         ) waiting ON turn = match
         WHERE lane = 'bot' AND due <= now_ms() AND lease < now_ms() AND (NOT strong OR place = 1 AND NOT EXISTS (
           SELECT FROM match_jobs other
           WHERE other.lane = 'bot' AND other.strong AND other.owner = match_jobs.owner AND other.lease >= now_ms()))
         ORDER BY place, due LIMIT $3 FOR UPDATE OF match_jobs SKIP LOCKED
       ) RETURNING match, owner, strong`,
      [this.#node, strong, most, overBudget],
      'jobs claim bots',
    )
    return rows as (BotWork & { match: string })[]
  }

  /** The job is done; the lane is needed again at `due`, or not. Whoever appended since has said so already: then that stands. */
  async settle(match: string, lane: Lane, due: number | null): Promise<void> {
    const held = 'match = $1 AND lane = $2 AND node = $3 AND lease > 0'
    if (due === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${held}`, [match, lane, this.#node])
    else await this.#pool.query(`UPDATE match_jobs SET due = $4, lease = 0 WHERE ${held}`, [match, lane, this.#node, due])
  }

  /** Puts a match into the lanes it needs, no later than it stands there already. `within` a transaction: with what else that does, or not at all. */
  async put(
    match: string,
    schedule: Partial<Schedule>,
    { owner, strong }: BotWork,
    within: Pick<Pool, 'query'> = this.#pool,
  ): Promise<void> {
    const needed = lanes.filter((lane) => typeof schedule[lane] === 'number')
    if (needed.length === 0) return
    await within.query(
      `INSERT INTO match_jobs (match, lane, due, owner, strong)
         SELECT $1, lane, due, $4, $5 FROM unnest($2::text[], $3::float8[]) AS needed (lane, due)
       ON CONFLICT (match, lane) DO UPDATE SET due = least(match_jobs.due, excluded.due), owner = excluded.owner, strong = excluded.strong`,
      [match, needed, needed.map((lane) => schedule[lane]), owner, strong],
    )
  }

  /** A match has begun and was looked at: the job that stood for that gives way to what it really needs. */
  async begin(match: string, schedule: Schedule, work: BotWork): Promise<void> {
    if (schedule.clock === null) await this.#pool.query("DELETE FROM match_jobs WHERE match = $1 AND lane = 'clock' AND lease = 0", [match])
    else await this.#pool.query("UPDATE match_jobs SET due = $2 WHERE match = $1 AND lane = 'clock' AND lease = 0", [match, schedule.clock])
    await this.put(match, { ...schedule, clock: null }, work)
  }

  /** Somebody has come to these tables: what was parked there goes on. */
  async wake(matches: readonly string[]): Promise<boolean> {
    if (matches.length === 0) return false
    const { rowCount } = await this.#pool.query("UPDATE match_jobs SET due = now_ms() WHERE match = ANY($1) AND due = 'Infinity'", [
      matches,
    ])
    return (rowCount ?? 0) > 0
  }

  /** Keeps what is being worked on here: a lease is never shorter than its work. */
  async renew(matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return
    await this.#pool.query(`UPDATE match_jobs SET lease = now_ms() + ${leaseMs} WHERE node = $1 AND lease > 0 AND match = ANY($2)`, [
      this.#node,
      matches,
    ])
  }

  /** A node that starts alone, or again under its old name, finds the leases of its dead predecessor and ends them. */
  async release(alone: boolean): Promise<void> {
    await this.#pool.query('UPDATE match_jobs SET lease = 0 WHERE lease > 0 AND ($1 OR node = $2)', [alone, this.#node])
  }

  /** Takes over what nodes of the version before have put into the one lane they know. */
  async takeOver(): Promise<void> {
    await this.#pool.query(
      `WITH taken AS (DELETE FROM jobs WHERE lease < now_ms() RETURNING match, due)
       INSERT INTO match_jobs (match, lane, due) SELECT match, 'clock', due FROM taken
       ON CONFLICT (match, lane) DO UPDATE SET due = least(match_jobs.due, excluded.due)`,
      [],
    )
  }
}
