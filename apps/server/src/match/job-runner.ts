import type { BotTier } from '../bots/measured-thinking-time.ts'
import { jobLanes, leaseRenewMs, type ClaimedBotJob, type ClaimedJob, type JobLane } from '../store/job-queue.ts'
import { runJob, type JobDeps } from './run-job.ts'

/** Maximum concurrent jobs per lane; for bots the thread pool decides. */
const maxConcurrent: Readonly<Record<Exclude<JobLane, 'bot'>, number>> = { clock: 256, absence: 8 }
/** Polling interval per lane. */
const pollMs: Readonly<Record<JobLane, number>> = { clock: 200, absence: 1_000, bot: 250 }
/** Longest start: where clocks run out faster than they fire, players are let in all the same. */
const maxCatchUpMs = 3_000

/** Runs the jobs of all lanes; each job is leased to one node. */
export class JobRunner {
  readonly #deps: JobDeps
  readonly #failed: (error: unknown) => void
  /** Matches with a running job, per lane. */
  readonly #busy: Readonly<Record<JobLane, Map<string, Promise<void>>>> = { clock: new Map(), absence: new Map(), bot: new Map() }
  /** Bot turns under way: also those whose match has moved on, which still hold a thread. */
  readonly #thinking = new Set<ClaimedBotJob>()
  readonly #timers = new Map<JobLane, NodeJS.Timeout>()
  /** Claims in flight. */
  readonly #polls = new Map<JobLane, Promise<void>>()
  /** Lanes woken during their claim: it may have missed what they were woken for. */
  readonly #woken = new Set<JobLane>()
  #renewing: NodeJS.Timeout | null = null
  #stopped = false

  constructor(deps: JobDeps, failed: (error: unknown) => void) {
    this.#deps = deps
    this.#failed = failed
  }

  /** Resolves once the clocks have fired that ran out while there was no node: only then are players let in, all of them at once. */
  async start(): Promise<void> {
    this.#renewing = setInterval(() => void this.#renew().catch(this.#failed), leaseRenewMs)
    this.#renewing.unref()
    const late = new Promise<void>((resolve) => setTimeout(resolve, maxCatchUpMs).unref())
    await Promise.race([this.#fireOverdueClocks(), late])
    for (const lane of jobLanes) this.#pollIn(lane, 1)
    this.#deps.rooms.wakeJobs = () => this.#wake()
  }

  async #fireOverdueClocks(): Promise<void> {
    const until = performance.now() + maxCatchUpMs
    for (let claimed = 1; claimed > 0 && performance.now() < until && !this.#stopped;) {
      const jobs = await this.#claim('clock').catch((error: unknown) => (this.#failed(error), []))
      for (const job of jobs) this.#run('clock', job)
      await Promise.all(this.#busy.clock.values())
      claimed = jobs.length
    }
  }

  /** Waits for what is under way and starts nothing more; what was claimed meanwhile is left to other nodes. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#renewing) clearInterval(this.#renewing)
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.allSettled([...this.#polls.values(), ...jobLanes.flatMap((lane) => [...this.#busy[lane].values()])])
    await this.#deps.rooms.stores.jobs.releaseLeases(false).catch(this.#failed)
  }

  /** Players wait for bots, so their lane is polled at once; clocks too, in case a move came too late. */
  #wake(): void {
    for (const lane of ['bot', 'clock'] as const) this.#pollSoon(lane)
  }

  #pollSoon(lane: JobLane): void {
    if (this.#timers.has(lane)) this.#pollIn(lane, 1)
    else this.#woken.add(lane)
  }

  #pollIn(lane: JobLane, ms: number): void {
    clearTimeout(this.#timers.get(lane))
    if (this.#stopped) return
    this.#timers.set(
      lane,
      setTimeout(() => this.#polls.set(lane, this.#poll(lane)), ms),
    )
  }

  async #poll(lane: JobLane): Promise<void> {
    this.#timers.delete(lane)
    this.#woken.delete(lane)
    let found = 0
    try {
      const claimed = await this.#claim(lane)
      if (this.#stopped) return
      found = claimed.length
      for (const job of claimed) this.#run(lane, job)
    } catch (error) {
      this.#failed(error)
    }
    // Poll again soon after a hit: bots answer bots.
    this.#pollIn(lane, found > 0 || this.#woken.has(lane) ? 5 : pollMs[lane])
  }

  async #claim(lane: JobLane): Promise<(ClaimedJob | ClaimedBotJob)[]> {
    const { rooms, botPool } = this.#deps
    const { jobs } = rooms.stores
    const busy = this.#busy[lane].size
    if (lane !== 'bot') return busy < maxConcurrent[lane] ? jobs.claim(lane, maxConcurrent[lane] - busy) : []
    const thinking = (tier: BotTier) => [...this.#thinking].filter((job) => job.tier === tier)
    const free = (tier: BotTier) => Math.max(0, botPool.capacity(tier) - thinking(tier).length)
    const strong = thinking('strong').map(({ owner }) => owner)
    const over = { ...rooms.thinkingBudget.overBudget(rooms.now()), strong }
    return jobs.claimBots({ quick: free('quick'), medium: free('medium'), strong: free('strong') }, over)
  }

  #run(lane: JobLane, job: ClaimedJob | ClaimedBotJob): void {
    const { match } = job
    if ('tier' in job) this.#thinking.add(job)
    const work = runJob(this.#deps, lane, job)
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        if ('tier' in job) this.#thinking.delete(job)
        if (this.#busy[lane].get(match) === work) this.#busy[lane].delete(match)
        // A bot thread is free.
        if (lane === 'bot') this.#pollSoon(lane)
      })
    this.#busy[lane].set(match, work)
  }

  #renew(): Promise<void> {
    const running = jobLanes.flatMap((lane) => [...this.#busy[lane].keys()].map((match) => ({ match, lane })))
    return this.#deps.rooms.stores.jobs.renewLeases(running)
  }
}
