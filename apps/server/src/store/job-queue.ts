import type { Pool } from './pool.ts'

/**
 * What a match may need from a node, each in a lane of its own, so that no lane can delay another: a clock that runs out, somebody who
 * may be gone, a bot's turn.
 */
export const jobLanes = ['clock', 'absence', 'bot'] as const
export type JobLane = (typeof jobLanes)[number]

/** When a match needs each lane, on the database's clock; null where it does not. */
export type JobSchedule = Readonly<Record<JobLane, number | null>>

/** Whose budget a bot's thinking is charged to, and whether its level is one that thinks long. */
export interface BotJobAttributes {
  readonly owner: string
  readonly strong: boolean
}

/** A node that holds a lease renews it this often … */
export const leaseRenewMs = 3_000
/** … and one that has died lets go of it after so long. */
const leaseMs = 10_000

/** Due when somebody comes to the table: a moment that never comes, and that a dump can hold. */
export const parkedDue = 8.64e15

/** A new row's first claim: a node that still holds a claim on a row that was deleted meanwhile must not match the one put in its place. */
export const firstClaimSql = 'floor(random() * 1e9)::int'

/** A job in somebody's hands. `claim` tells it from one that was put since. */
export interface ClaimedJob {
  readonly match: string
  readonly claim: number
}

/** Work that matches need at a moment, leased to one node at a time. One row per match and lane. */
export class JobQueue {
  readonly #pool: Pool
  readonly #node: string

  constructor(pool: Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  /** Takes what is due in a lane, so that no other node does. */
  async claim(lane: Exclude<JobLane, 'bot'>, most: number): Promise<ClaimedJob[]> {
    const { rows } = await this.#pool.query(
      `UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $2, claim = claim + 1 WHERE lane = $1 AND match IN (
         SELECT match FROM match_jobs WHERE lane = $1 AND due <= now_ms() AND lease < now_ms() ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
       ) RETURNING match, claim`,
      [lane, this.#node, most],
      'jobs claim',
    )
    return rows as ClaimedJob[]
  }

  /**
   * Takes bots' turns of one kind. Everybody's longest-waiting turn comes before anybody's second one; whoever is over their budget
   * waits, and of long-thinking turns nobody has two under way.
   */
  async claimBots(strong: boolean, most: number, overBudget: readonly string[]): Promise<(BotJobAttributes & ClaimedJob)[]> {
    const { rows } = await this.#pool.query(
      `UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $1, claim = claim + 1 WHERE lane = 'bot' AND match IN (
         SELECT match FROM match_jobs JOIN (
           SELECT match AS turn, row_number() OVER (PARTITION BY owner ORDER BY due) AS place FROM match_jobs
           WHERE lane = 'bot' AND strong = $2 AND due <= now_ms() AND lease < now_ms() AND owner <> ALL($4)
         ) waiting ON turn = match
         WHERE lane = 'bot' AND due <= now_ms() AND lease < now_ms() AND (NOT strong OR place = 1 AND NOT EXISTS (
           SELECT FROM match_jobs other
           WHERE other.lane = 'bot' AND other.strong AND other.owner = match_jobs.owner AND other.lease >= now_ms()))
         ORDER BY place, due LIMIT $3 FOR UPDATE OF match_jobs SKIP LOCKED
       ) RETURNING match, claim, owner, strong`,
      [this.#node, strong, most, overBudget],
      'jobs claim bots',
    )
    return rows as (BotJobAttributes & ClaimedJob)[]
  }

  /** The job is done; the lane is needed again at `due`, or not. Whatever was put since stands. */
  async complete({ match, claim }: ClaimedJob, lane: JobLane, due: number | null): Promise<void> {
    const held = 'match = $1 AND lane = $2 AND claim = $3'
    if (due === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${held}`, [match, lane, claim], 'job done')
    else await this.#pool.query(`UPDATE match_jobs SET due = $4, lease = 0 WHERE ${held}`, [match, lane, claim, due], 'job due again')
  }

  /** Something has changed: the match is to be looked at, also where somebody is just doing so. `within` a transaction: with what else that does, or not at all. */
  enqueue(match: string, schedule: Partial<JobSchedule>, work: BotJobAttributes, within: Pick<Pool, 'query'> = this.#pool): Promise<void> {
    return this.#insert(match, schedule, work, within, 'lease = 0, claim = match_jobs.claim + 1,')
  }

  /** The match stands in the lanes it needs, no later than this; what is under way there goes on. */
  ensureQueued(match: string, schedule: Partial<JobSchedule>, work: BotJobAttributes): Promise<void> {
    return this.#insert(match, schedule, work, this.#pool, '')
  }

  async #insert(
    match: string,
    schedule: Partial<JobSchedule>,
    { owner, strong }: BotJobAttributes,
    within: Pick<Pool, 'query'>,
    also: string,
  ): Promise<void> {
    const needed = jobLanes.filter((lane) => typeof schedule[lane] === 'number')
    if (needed.length === 0) return
    await within.query(
      `INSERT INTO match_jobs (match, lane, due, owner, strong, claim)
         SELECT $1, lane, due, $4, $5, ${firstClaimSql} FROM unnest($2::text[], $3::float8[]) AS needed (lane, due)
       ON CONFLICT (match, lane) DO UPDATE SET ${also} due = least(match_jobs.due, excluded.due), owner = excluded.owner, strong = excluded.strong`,
      [match, needed, needed.map((lane) => schedule[lane]), owner, strong],
      also === '' ? 'job ensure' : 'job enqueue',
    )
  }

  /** A match has begun and was looked at: the job that stood for that gives way to what it really needs. */
  async replaceFirstJob(match: string, schedule: JobSchedule, work: BotJobAttributes): Promise<void> {
    const first = "match = $1 AND lane = 'clock' AND lease = 0"
    if (schedule.clock === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${first}`, [match], 'job first done')
    else await this.#pool.query(`UPDATE match_jobs SET due = $2 WHERE ${first}`, [match, schedule.clock], 'job first due')
    await this.ensureQueued(match, { ...schedule, clock: null }, work)
  }

  /** Somebody has come to these tables: what was parked there goes on. */
  async unpark(matches: readonly string[]): Promise<boolean> {
    if (matches.length === 0) return false
    const { rowCount } = await this.#pool.query('UPDATE match_jobs SET due = now_ms() WHERE match = ANY($1) AND due = $2', [
      matches,
      parkedDue,
    ])
    return (rowCount ?? 0) > 0
  }

  /** Keeps what is being worked on here: a lease is never shorter than its work. */
  async renewLeases(matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return
    await this.#pool.query(`UPDATE match_jobs SET lease = now_ms() + ${leaseMs} WHERE node = $1 AND lease > 0 AND match = ANY($2)`, [
      this.#node,
      matches,
    ])
  }

  /** A node that starts alone, or again under its old name, finds the leases of its dead predecessor and ends them. */
  async releaseLeases(alone: boolean): Promise<void> {
    await this.#pool.query('UPDATE match_jobs SET lease = 0 WHERE lease > 0 AND ($1 OR node = $2)', [alone, this.#node])
  }
}
