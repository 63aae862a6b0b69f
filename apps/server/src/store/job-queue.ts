import type { Pool } from './pool.ts'

/** Kinds of jobs of a match, each queued on its own so that none delays another: clock expiry, absent player, bot turn. */
export const jobLanes = ['clock', 'absence', 'bot'] as const
export type JobLane = (typeof jobLanes)[number]

/** Due time per lane by the database clock; null: not needed. */
export type JobSchedule = Readonly<Record<JobLane, number | null>>

/** Whose budget pays for the thinking time, and whether the level is a slow one. */
export interface BotJobAttributes {
  readonly owner: string
  readonly strong: boolean
}

/** Interval of lease renewal. */
export const leaseRenewMs = 3_000
/** Lease duration: delay until another node takes over from a dead one. */
const leaseMs = 10_000

/** Due time of a parked job, until `unpark`. The largest date, not Infinity: a dump must hold it. */
export const parkedDue = 8.64e15

/** Random first claim number of a new row: otherwise a claim on a deleted row could match its successor. */
export const randomInitialClaimSql = 'floor(random() * 1e9)::int'

/** A leased job. `claim` changes when the job is enqueued again. */
export interface ClaimedJob {
  readonly match: string
  readonly claim: number
}

/** Delayed jobs of matches, leased to one node at a time. One row per match and lane. */
export class JobQueue {
  readonly #pool: Pool
  readonly #node: string

  constructor(pool: Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  /** Leases due jobs of a lane. */
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
   * Leases due bot turns, slow or fast ones. Fair per owner: everybody's oldest turn before anybody's second. Owners over their budget
   * wait, and no owner has two slow turns running.
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

  /**
   * Deletes a finished job or sets its next due time, no sooner than in `earliestMs`. No effect if it was enqueued again since the claim.
   */
  async complete({ match, claim }: ClaimedJob, lane: JobLane, due: number | null, earliestMs: number | null = null): Promise<void> {
    const held = 'match = $1 AND lane = $2 AND claim = $3'
    if (due === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${held}`, [match, lane, claim], 'job done')
    else
      await this.#pool.query(
        `UPDATE match_jobs SET due = greatest($4, now_ms() + $5::float8), lease = 0 WHERE ${held}`,
        [match, lane, claim, due, earliestMs],
        'job due again',
      )
  }

  /** Queues jobs after a change; cancels leases of running ones, whose input is outdated. `within`: a transaction to take part in. */
  enqueue(match: string, schedule: Partial<JobSchedule>, work: BotJobAttributes, within: Pick<Pool, 'query'> = this.#pool): Promise<void> {
    return this.#insert(match, schedule, work, within, 'lease = 0, claim = match_jobs.claim + 1,')
  }

  /** Queues missing jobs and moves later ones forward; leaves leases alone. */
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
         SELECT $1, lane, due, $4, $5, ${randomInitialClaimSql} FROM unnest($2::text[], $3::float8[]) AS needed (lane, due)
       ON CONFLICT (match, lane) DO UPDATE SET ${also} due = least(match_jobs.due, excluded.due), owner = excluded.owner, strong = excluded.strong`,
      [match, needed, needed.map((lane) => schedule[lane]), owner, strong],
      also === '' ? 'job ensure' : 'job enqueue',
    )
  }

  /** Replaces the placeholder job inserted at the start of a match by its real schedule. */
  async replaceFirstJob(match: string, schedule: JobSchedule, work: BotJobAttributes): Promise<void> {
    const first = "match = $1 AND lane = 'clock' AND lease = 0"
    if (schedule.clock === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${first}`, [match], 'job first done')
    else await this.#pool.query(`UPDATE match_jobs SET due = $2 WHERE ${first}`, [match, schedule.clock], 'job first due')
    await this.ensureQueued(match, { ...schedule, clock: null }, work)
  }

  /** Makes parked jobs due. */
  async unpark(matches: readonly string[]): Promise<boolean> {
    if (matches.length === 0) return false
    const { rowCount } = await this.#pool.query('UPDATE match_jobs SET due = now_ms() WHERE match = ANY($1) AND due = $2', [
      matches,
      parkedDue,
    ])
    return (rowCount ?? 0) > 0
  }

  /** Extends leases of running jobs; otherwise another node would run them too. */
  async renewLeases(matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return
    await this.#pool.query(`UPDATE match_jobs SET lease = now_ms() + ${leaseMs} WHERE node = $1 AND lease > 0 AND match = ANY($2)`, [
      this.#node,
      matches,
    ])
  }

  /** At start: ends the leases of a dead predecessor, which is every node (`alone`) or the one of the same name. */
  async releaseLeases(alone: boolean): Promise<void> {
    await this.#pool.query('UPDATE match_jobs SET lease = 0 WHERE lease > 0 AND ($1 OR node = $2)', [alone, this.#node])
  }
}
