import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotPool } from '../src/bots/bot-pool.ts'
import { ThinkingBudget } from '../src/bots/thinking-budget.ts'
import { JobRunner } from '../src/match/job-runner.ts'
import type { MatchRooms } from '../src/match/match-rooms.ts'
import type { ClaimedBotJob, ClaimedJob, OverBudget } from '../src/store/job-queue.ts'

const idlePool: BotPool = { think: () => new Promise(() => {}), capacity: () => 1, close: async () => {} }

describe('the runner', () => {
  const job: ClaimedBotJob = { match: 'one', claim: 1, owner: 'ann', network: '', tier: 'quick' }
  const open = vi.fn(async () => ({ rejected: 'match.unknown' }))
  const releaseLeases = vi.fn(async () => {})
  let claims: ((claimed: ClaimedBotJob[]) => void)[]
  let overs: OverBudget[]
  let rooms: MatchRooms
  let runner: JobRunner

  let overdue: ClaimedJob[][]

  beforeEach(async () => {
    vi.useFakeTimers()
    open.mockClear()
    releaseLeases.mockClear()
    claims = []
    overs = []
    const claimBots = (_: unknown, over: OverBudget) => (overs.push(over), new Promise<ClaimedBotJob[]>((resolve) => claims.push(resolve)))
    overdue = []
    const claim = async (lane: string) => (lane === 'clock' && overdue.shift()) || []
    const jobs = { claim, claimBots, complete: async () => {}, renewLeases: async () => {}, releaseLeases }
    rooms = { stores: { jobs }, now: () => 0, open, thinkingBudget: new ThinkingBudget() } as unknown as MatchRooms
    runner = new JobRunner({ rooms, botPool: idlePool }, () => {})
    await runner.start()
    // The first claim is in flight.
    vi.advanceTimersByTime(1)
  })
  afterEach(async () => {
    for (const resolve of claims) resolve([])
    await runner.stop()
    vi.useRealTimers()
  })

  it('that stops waits for its claims, starts nothing of them and gives them back', async () => {
    let stopped = false
    const stopping = runner.stop().then(() => (stopped = true))
    await vi.advanceTimersByTimeAsync(10)
    expect([stopped, releaseLeases.mock.calls]).toEqual([false, []])
    claims[0]!([job])
    await stopping
    expect(open).not.toHaveBeenCalled()
    expect(releaseLeases.mock.calls).toEqual([[false]])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(claims).toHaveLength(1)
  })

  it('that thinks about a strong turn claims no other strong one of its owner until the thought has ended', async () => {
    let end = (_: { rejected: string }) => {}
    open.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
    claims[0]!([{ ...job, tier: 'strong' }])
    await vi.advanceTimersByTimeAsync(5)
    expect(overs.at(-1)!.strong).toEqual(['ann'])
    // The match moves on, and its job with it: another one is queued.
    end({ rejected: 'match.unknown' })
    claims[1]!([])
    await vi.advanceTimersByTimeAsync(300)
    expect(overs.at(-1)!.strong).toEqual([])
  })

  it('has fired all clocks that ran out meanwhile once it has started, before anything else', async () => {
    claims[0]!([])
    await runner.stop()
    runner = new JobRunner({ rooms, botPool: idlePool }, () => {})
    overdue = ['one', 'two'].map((match) => [{ match, claim: 1 }])
    let end = (_: { rejected: string }) => {}
    open.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
    let started = false
    const starting = runner.start().then(() => (started = true))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([open.mock.calls, started, claims.length]).toEqual([[['one']], false, 1])
    end({ rejected: 'match.unknown' })
    await starting
    expect(open.mock.calls).toEqual([['one'], ['two']])
  })

  it('starts after three seconds whatever a clock takes, and goes on with it', async () => {
    claims[0]!([])
    await runner.stop()
    runner = new JobRunner({ rooms, botPool: idlePool }, () => {})
    overdue = [[{ match: 'slow', claim: 1 }]]
    let end = (_: { rejected: string }) => {}
    open.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
    let started = false
    void runner.start().then(() => (started = true))
    await vi.advanceTimersByTimeAsync(2_900)
    expect(started).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(started).toBe(true)
    end({ rejected: 'match.unknown' })
  })

  it('starts though the clocks cannot be claimed', async () => {
    claims[0]!([])
    await runner.stop()
    const failed = vi.fn()
    runner = new JobRunner({ rooms, botPool: idlePool }, failed)
    const { jobs } = rooms.stores
    const claiming = vi.spyOn(jobs, 'claim').mockRejectedValueOnce(new Error('away'))
    await runner.start()
    expect(failed).toHaveBeenCalledWith(new Error('away'))
    claiming.mockRestore()
  })

  it('that is woken during a claim claims again soon', async () => {
    rooms.wakeJobs()
    claims[0]!([])
    await vi.advanceTimersByTimeAsync(5)
    expect(claims).toHaveLength(2)
    claims[1]!([])
    // Once.
    await vi.advanceTimersByTimeAsync(200)
    expect(claims).toHaveLength(2)
  })
})
