import type { BotTier } from '../bots/measured-thinking-time.ts'
import type { Pool } from './pool.ts'

/** Kinds of jobs of a match, each queued on its own so that none delays another: clock expiry, absent player, bot turn. */
export const jobLanes = ['clock', 'absence', 'bot'] as const
export type JobLane = (typeof jobLanes)[number]

/** Due time per lane by the database clock; null: not needed. */
export type JobSchedule = Readonly<Record<JobLane, number | null>>

/** Whose budgets pay for the thinking time: somebody at the table, and the network they play from; '' when this node does not know it. */
export interface BotJobPayer {
  readonly owner: string
  readonly network: string
}

export interface BotJobAttributes extends BotJobPayer {
  readonly tier: BotTier
}

/** Of jobs in the other lanes. */
export const noBotWork: BotJobAttributes = { owner: '', network: '', tier: 'quick' }

/** Those whose bots have to wait. */
export interface OverBudget {
  readonly owners: readonly string[]
  /** Quick turns of whoever is within their own budget are no matter of their network's. */
  readonly networks: readonly string[]
  /** Whose strong ones, because one thinks here already, even if its job is gone by now. */
  readonly strong: readonly string[]
}

/** Interval of lease renewal. */
export const leaseRenewMs = 3_000
/** Lease duration: delay until another node takes over from a dead one. */
const leaseMs = 10_000

/** Due time of a parked job, until `unpark`. The largest date, not Infinity: a dump must hold it. */
export const parkedDue = 8.64e15

/** Random first claim number of a new row: otherwise a claim on a deleted row could match its successor. */
export const randomInitialClaimSql = 'floor(random() * 1e9)::int'

/** Of an existing row. A node that does not know the network keeps what another knew. */
export const updateBotAttributesSql = `owner = excluded.owner, strong = excluded.strong, quick = excluded.quick,
  network = coalesce(nullif(excluded.network, ''), match_jobs.network)`

/** Of jobs that nobody runs. */
const isDueSql = 'due <= now_ms() AND lease < now_ms()'
const dueBotJobSql = `lane = 'bot' AND ${isDueSql}`
/**
 * Of matches whose rules this node has, in a parameter; null while it has met no others: then nothing is looked up. Not a join, which could be
 * planned for a small table.
 */
const hasRulesSql = (rules: string) =>
  `(${rules}::text[] IS NULL OR (SELECT game || ' ' || version FROM matches m WHERE m.id = match_jobs.match) = ANY(${rules}::text[]))`
/** Whose turn it is among networks: of IPv6 by /56, the part before the last slash, or a home would have 256 turns. */
const networkTurnSql = "nullif(regexp_replace(network, '/[^/]*$', ''), '')"
const tierSql = "CASE WHEN quick THEN 'quick' WHEN strong THEN 'strong' ELSE 'medium' END"
/** How many turns of a row's tier may be claimed. */
const freePlacesSql = 'CASE WHEN quick THEN $2::int WHEN strong THEN $4::int ELSE $3::int END'
/**
 * When an owner or a network last had a turn, or since when this one waits: by age alone whoever has a backlog, which is always older, would
 * come before everybody else again and again.
 */
const lastTurnSql = (payer: string) => `coalesce(($9::jsonb ->> (${tierSql} || ' ' || ${payer}))::float8, due)`
/** After that long it is the same to have had no turn: nobody waits so long, and every claim sends what is kept. */
const lastTurnMs = 20_000

/** A leased job. `claim` changes when the job is enqueued again. */
export interface ClaimedJob {
  readonly match: string
  readonly claim: number
}

export type ClaimedBotJob = BotJobAttributes & ClaimedJob

/**
 * Delayed jobs of matches, leased to one node at a time. One row per match and lane. A statement on several rows locks them in this order,
 * or skips what is locked: a deadlock ends one of the two after a second, and its move is refused.
 */
export class JobQueue {
  readonly #pool: Pool['urgent']
  readonly #node: string
  /** Rules that this node has, once it has met a match of others. */
  #rules: readonly string[] | null = null
  /** Last bot turn claimed here by tier and owner, and by tier and network, the longest ago first; by the database clock. */
  readonly #lastTurns = new Map<string, number>()

  constructor(pool: Pool['urgent'], node: string) {
    this.#pool = pool
    this.#node = node
  }

  /** Leases due jobs of a lane: every network's first before any second one, so that nobody's many tables delay others' clocks. */
  async claim(lane: Exclude<JobLane, 'bot'>, most: number): Promise<ClaimedJob[]> {
    const due = `lane = $1 AND ${isDueSql}`
    const { rows } = await this.#pool.query(
      `WITH waiting AS (
         SELECT match, due, row_number() OVER (PARTITION BY coalesce(${networkTurnSql}, nullif(owner, ''), match) ORDER BY due) AS place
         FROM match_jobs WHERE ${due} AND ${hasRulesSql('$4')}
       ), locked AS (
         SELECT match FROM match_jobs
         WHERE ${due} AND match = ANY(ARRAY(SELECT match FROM waiting ORDER BY place, due LIMIT $3)) FOR UPDATE SKIP LOCKED
       ) UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $2, claim = claim + 1
         WHERE lane = $1 AND match = ANY(ARRAY(SELECT match FROM locked)) RETURNING match, claim`,
      [lane, this.#node, most, this.#rules],
      'jobs claim',
    )
    return rows as ClaimedJob[]
  }

  /**
   * Leases due bot turns, up to `most` of each tier, round robin by network and within one by owner: first whoever was served longest ago,
   * and everybody's first turn before anybody's second. Who is over budget waits, and no owner has two strong turns running. Hashed subqueries and arrays instead of joins: planned while the table was small and kept as a prepared statement, a join took
   * 42 ms with 1 500 turns waiting.
   */
  async claimBots(most: Readonly<Record<BotTier, number>>, { owners, networks, strong }: OverBudget): Promise<ClaimedBotJob[]> {
    const { rows } = await this.#pool.query(
      `WITH waiting AS (
         SELECT match, due, owner, strong, quick, coalesce(${networkTurnSql}, owner) AS payer,
           row_number() OVER (PARTITION BY strong, quick, owner ORDER BY due) AS own
         FROM match_jobs WHERE ${dueBotJobSql} AND ${freePlacesSql} > 0
           AND owner NOT IN (SELECT unnest($5::text[])) AND (quick OR network NOT IN (SELECT unnest($6::text[])))
           AND ${hasRulesSql('$7')}
       ), placed AS (
         SELECT *, row_number() OVER (PARTITION BY strong, quick, payer ORDER BY own, ${lastTurnSql('owner')}, due) AS place FROM waiting
         WHERE NOT strong OR own = 1 AND owner NOT IN (SELECT unnest($8::text[])) AND owner NOT IN (SELECT owner FROM match_jobs WHERE lane = 'bot' AND due <= now_ms() AND strong AND lease >= now_ms())
       ), ranked AS (
         SELECT match, strong, quick, row_number() OVER (PARTITION BY strong, quick ORDER BY place, ${lastTurnSql('payer')}, due) AS rank FROM placed
       ), locked AS (
         SELECT match FROM match_jobs
         WHERE ${dueBotJobSql} AND match = ANY(ARRAY(SELECT match FROM ranked WHERE rank <= ${freePlacesSql}))
         FOR UPDATE SKIP LOCKED
       ) UPDATE match_jobs SET lease = now_ms() + ${leaseMs}, node = $1, claim = claim + 1
         WHERE lane = 'bot' AND match = ANY(ARRAY(SELECT match FROM locked))
         RETURNING match, claim, owner, network, ${tierSql} AS tier, coalesce(${networkTurnSql}, owner) AS payer, now_ms() AS at`,
      [
        this.#node,
        most.quick,
        most.medium,
        most.strong,
        owners,
        networks,
        this.#rules,
        strong,
        JSON.stringify(Object.fromEntries(this.#lastTurns)),
      ],
      'jobs claim bots',
    )
    return (rows as (ClaimedBotJob & { readonly payer: string; readonly at: number })[]).map(({ payer, at, ...job }) => {
      this.#noteTurns([`${job.tier} ${job.owner}`, `${job.tier} ${payer}`], at)
      return job
    })
  }

  #noteTurns(keys: readonly string[], at: number): void {
    for (const key of keys) {
      this.#lastTurns.delete(key)
      this.#lastTurns.set(key, at)
    }
    for (const [key, last] of this.#lastTurns) {
      if (last > at - lastTurnMs) break
      this.#lastTurns.delete(key)
    }
  }

  /** Gives a job back at once and claims only matches of these rules from now on: a node that lacks others must not delay those that have them. */
  async leaveToOtherNodes({ match, claim }: ClaimedJob, lane: JobLane, rules: readonly string[]): Promise<void> {
    this.#rules = rules
    await this.#pool.query('UPDATE match_jobs SET lease = 0 WHERE match = $1 AND lane = $2 AND claim = $3', [match, lane, claim])
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
    { owner, network, tier }: BotJobAttributes,
    within: Pick<Pool, 'query'>,
    also: string,
  ): Promise<void> {
    const needed = jobLanes.filter((lane) => typeof schedule[lane] === 'number')
    if (needed.length === 0) return
    await within.query(
      `INSERT INTO match_jobs (match, lane, due, owner, network, strong, quick, claim)
         SELECT $1, lane, due, $4, $5, $6, $7, ${randomInitialClaimSql} FROM unnest($2::text[], $3::float8[]) AS needed (lane, due)
         ORDER BY lane
       ON CONFLICT (match, lane) DO UPDATE SET ${also} due = least(match_jobs.due, excluded.due), ${updateBotAttributesSql}`,
      [match, needed, needed.map((lane) => schedule[lane]), owner, network, tier === 'strong', tier === 'quick'],
      also === '' ? 'job ensure' : 'job enqueue',
    )
  }

  /** Which of these matches have no job in that lane that is due by now or in a moment. */
  async findLost(jobs: readonly { readonly match: string; readonly lane: JobLane }[], momentMs: number): Promise<string[]> {
    if (jobs.length === 0) return []
    const { rows } = await this.#pool.query(
      `SELECT DISTINCT match FROM unnest($1::text[], $2::text[]) AS needed (match, lane) WHERE NOT EXISTS (
         SELECT FROM match_jobs j WHERE j.match = needed.match AND j.lane = needed.lane AND j.due <= now_ms() + $3::float8
       )`,
      [jobs.map(({ match }) => match), jobs.map(({ lane }) => lane), momentMs],
      'jobs lost',
    )
    return rows.map(({ match }) => match as string)
  }

  /**
   * Replaces the placeholder job inserted at the start of a match by its real schedule; last, or a crash would lose the first bot turn. After
   * an entry, which may be another node's, it is the placeholder no more.
   */
  async replaceFirstJob(match: string, schedule: JobSchedule, work: BotJobAttributes): Promise<void> {
    await this.ensureQueued(match, { ...schedule, clock: null }, work)
    const first = "match = $1 AND lane = 'clock' AND lease = 0 AND NOT EXISTS (SELECT FROM log WHERE log.match = $1)"
    if (schedule.clock === null) await this.#pool.query(`DELETE FROM match_jobs WHERE ${first}`, [match], 'job first done')
    else await this.#pool.query(`UPDATE match_jobs SET due = $2 WHERE ${first}`, [match, schedule.clock], 'job first due')
  }

  /** Makes parked jobs due. */
  async unpark(matches: readonly string[]): Promise<boolean> {
    if (matches.length === 0) return false
    const { rowCount } = await this.#pool.query(
      `UPDATE match_jobs SET due = now_ms() WHERE (match, lane) IN (
         SELECT match, lane FROM match_jobs WHERE match = ANY($1) AND due = $2 ORDER BY match, lane FOR UPDATE
       )`,
      [matches, parkedDue],
    )
    return (rowCount ?? 0) > 0
  }

  /**
   * Extends leases of running jobs; otherwise another node would run them too. Skips what is locked, by an append that ends the lease or for
   * a moment: waiting for it while holding other rows would be a deadlock.
   */
  async renewLeases(jobs: readonly { readonly match: string; readonly lane: JobLane }[]): Promise<void> {
    if (jobs.length === 0) return
    await this.#pool.query(
      `UPDATE match_jobs SET lease = now_ms() + ${leaseMs} WHERE (match, lane) IN (
         SELECT match, lane FROM match_jobs
         WHERE node = $1 AND lease > 0 AND (match, lane) IN (SELECT * FROM unnest($2::text[], $3::text[])) FOR UPDATE SKIP LOCKED
       )`,
      [this.#node, jobs.map(({ match }) => match), jobs.map(({ lane }) => lane)],
    )
  }

  /** At start: ends the leases of a dead predecessor, which is every node (`alone`) or the one of the same name. */
  async releaseLeases(alone: boolean): Promise<void> {
    await this.#pool.query('UPDATE match_jobs SET lease = 0 WHERE lease > 0 AND ($1 OR node = $2)', [alone, this.#node])
  }
}
