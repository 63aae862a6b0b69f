import { isRejection, type ViewCore } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { BotFailure, openBotPool, type BotPool } from '../src/bots/bot-pool.ts'
import type { BotTier } from '../src/bots/measured-thinking-time.ts'
import { runJob } from '../src/match/run-job.ts'
import { noBotWork, parkedDue } from '../src/store/job-queue.ts'
import { dots, newGuestClient, openWatching } from './dots-test-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const easyBot = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }] }

const logOf = (match: string) => server.online.rooms.stores.log.read(match, 0)

async function jobOf(match: string, lane: string): Promise<number | null> {
  const { rows } = await server.online.rooms.stores.pool.query('SELECT due FROM match_jobs WHERE match = $1 AND lane = $2', [match, lane])
  return (rows[0]?.['due'] as number | undefined) ?? null
}

async function hasLease(match: string): Promise<boolean> {
  return (await server.online.rooms.stores.pool.query('SELECT FROM match_jobs WHERE match = $1 AND lease > 0', [match])).rows.length > 0
}

describe('a clock', () => {
  it('is compared in the statement that appends the move: a late one is refused, though no clock job has run', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 30 } })
    const {
      socket,
      sync: { view },
    } = await openWatching(guests[0], match)
    const { jobs, clock } = server.online.rooms.stores
    const { claim } = jobs
    // No node runs clock jobs, and this one's clock is behind.
    jobs.claim = async () => []
    const { now } = clock
    const move = () =>
      socket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen: 0 })
    try {
      await server.advanceTime(31_000)
      clock.now = () => now.call(clock) - 60_000
      expect(await move()).toEqual({ rejected: 'match.late' })
      clock.now = now.bind(clock)
      expect(await move()).toEqual({ rejected: 'match.late' })
      expect(await logOf(match)).toEqual([])
    } finally {
      jobs.claim = claim
      clock.now = now
    }
    await expect.poll(async () => (await logOf(match)).map(({ entry }) => entry.kind), { timeout: 20_000 }).toEqual(['timeout'])
    socket.close()
  })

  it('does not fire before the time is up, whatever a node believes', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 60 } })
    const { socket } = await openWatching(guests[0], match)
    const { jobs, clock, pool } = server.online.rooms.stores
    const { now } = clock
    try {
      clock.now = () => now.call(clock) + 600_000
      await pool.query("UPDATE match_jobs SET due = 1 WHERE match = $1 AND lane = 'clock'", [match])
      await expect.poll(async () => (await jobOf(match, 'clock')) !== 1, { timeout: 20_000 }).toBe(true)
    } finally {
      clock.now = now
    }
    expect(await logOf(match)).toEqual([])
    await jobs.enqueue(match, { clock: 1 }, noBotWork)
    socket.close()
  })

  it('waits for a move of its own seat that came in time, looking ever less often, and for nobody else’s', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 30 } })
    const {
      socket,
      sync: { view },
    } = await openWatching(guests[0], match)
    const { rooms } = server.online
    const decision = view.pending[0]!.id
    const begin = (person: string, at: number) => rooms.movesUnderWay.begin(match, person, at, performance.now() - 31_000)
    const [end] = guests.map(({ person }) => begin(person, decision))
    begin(guests[0].person, decision + 1)
    const completed = vi.spyOn(rooms.stores.jobs, 'complete')
    const looks = () => completed.mock.calls.filter(([job]) => job.match === match).length
    try {
      await server.advanceTime(31_000)
      await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(0)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(await logOf(match)).toEqual([])
      expect(looks()).toBeLessThan(5)
    } finally {
      completed.mockRestore()
      end!()
    }
    await expect.poll(async () => (await logOf(match)).map(({ entry }) => entry.kind), { timeout: 20_000 }).toEqual(['timeout'])
    socket.close()
  })

  it('queues the next clock in the statement that stores a forced move, and takes no other', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 30 } })
    const { socket } = await openWatching(guests[0], match)
    const { jobs } = server.online.rooms.stores
    const spies = [vi.spyOn(jobs, 'complete'), vi.spyOn(jobs, 'ensureQueued')]
    await server.advanceTime(31_000)
    await expect.poll(async () => (await logOf(match)).map(({ entry }) => entry.kind), { timeout: 20_000 }).toEqual(['timeout'])
    await expect.poll(async () => hasLease(match), { timeout: 20_000 }).toBe(false)
    for (const spy of spies) {
      const calls = spy.mock.calls.filter(([about]) => (typeof about === 'string' ? about : about.match) === match)
      spy.mockRestore()
      expect(calls).toEqual([])
    }
    expect(await jobOf(match, 'clock')).toBeGreaterThan(server.online.rooms.now())
    socket.close()
  })

  it.each([
    ['absence', { kind: 'fallback', seconds: 60 }],
    ['bot', { kind: 'bot', level: 'easy', seconds: 60 }],
  ] as const)(
    'nor does the %s lane move for somebody absent before it may',
    async (lane, absent) => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, { absent })
      const { socket } = await openWatching(guests[1], match)
      const { jobs, clock, presence } = server.online.rooms.stores
      await expect.poll(async () => (await presence.presentSeats([match])).get(match)?.has(1), { timeout: 20_000 }).toBe(true)
      const { now } = clock
      try {
        clock.now = () => now.call(clock) + 600_000
        await jobs.enqueue(match, { [lane]: 1 }, noBotWork)
        await expect.poll(async () => (await jobOf(match, lane)) !== 1, { timeout: 20_000 }).toBe(true)
        await expect.poll(async () => hasLease(match), { timeout: 20_000 }).toBe(false)
      } finally {
        clock.now = now
      }
      expect(await logOf(match)).toEqual([])
      await server.advanceTime(61_000)
      await jobs.enqueue(match, { [lane]: 1 }, noBotWork)
      await expect.poll(async () => (await logOf(match)).length, { timeout: 20_000 }).toBe(1)
      socket.close()
    },
    60_000,
  )

  it('forces three moves while nobody is present, then the match is parked until somebody joins', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 5 } })
    for (let moves = 1; moves <= 3; moves++) {
      await server.advanceTime(20_000)
      await expect.poll(async () => (await logOf(match)).length, { timeout: 20_000 }).toBe(moves)
    }
    await server.advanceTime(60_000)
    await expect.poll(async () => jobOf(match, 'clock'), { timeout: 20_000 }).toBe(parkedDue)
    expect(await logOf(match)).toHaveLength(3)
    const { socket } = await openWatching(guests[0], match)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 20_000 }).toBe(4)
    socket.close()
  })
})

describe('a bot', () => {
  it('moves while somebody is present; else it waits', async () => {
    const guest = await newGuestClient(server.base)
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, easyBot) })
    const first = await openWatching(guest, match)
    const move = (socket: TestSocket, view: ViewCore) =>
      socket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen: 0 })
    await move(first.socket, first.sync.view)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 30_000 }).toBe(2)
    const { jobs, presence } = server.online.rooms.stores
    const present = async () => (await presence.presentSeats([match])).size
    await expect.poll(present).toBe(1)
    first.socket.close()
    // Written half a second after joining, too. Left long ago, and the bot is to move again: nobody waits for it.
    await expect.poll(present).toBe(0)
    await server.advanceTime(60_000)
    await jobs.enqueue(match, { bot: 1 }, { owner: 'x', network: '', tier: 'quick' })
    await expect.poll(async () => jobOf(match, 'bot'), { timeout: 20_000 }).toBe(parkedDue)
    const second = await openWatching(guest, match)
    await expect.poll(async () => jobOf(match, 'bot'), { timeout: 20_000 }).toBe(null)
    await move(second.socket, second.sync.view)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 30_000 }).toBe(4)
    second.socket.close()
  })

  it('is charged to person and network also when it fails, and thinks in the tier it was claimed for', async () => {
    const guest = await newGuestClient(server.base)
    const { id: owner } = await guest.requestOrThrow('me')
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, easyBot) })
    const {
      socket,
      sync: { view },
    } = await openWatching(guest, match)
    const { rooms } = server.online
    const { jobs } = rooms.stores
    const { claimBots } = jobs
    jobs.claimBots = async () => []
    try {
      await socket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen: 0 })
      const claimed = () => claimBots.call(jobs, { quick: 100, medium: 0, strong: 0 }, { owners: [], networks: [], strong: [] })
      const job = (await vi.waitUntil(async () => (await claimed()).find((one) => one.match === match), { timeout: 20_000 }))!
      const tiers: BotTier[] = []
      const botPool: BotPool = {
        async think({ tier }) {
          tiers.push(tier)
          throw new BotFailure('bot timed out', 15_000)
        },
        capacity: () => 1,
        close: async () => {},
      }
      const budget = rooms.thinkingBudget
      for (let turn = 0; turn < 2; turn++) await runJob({ rooms, botPool }, 'bot', { ...job, tier: 'strong' })
      expect(tiers).toEqual(['strong'])
      // The simplest move stands for the bot's.
      expect((await logOf(match)).map(({ entry }) => entry.kind)).toEqual(['move', 'timeout'])
      expect(budget.overBudget(rooms.now()).owners).not.toContain(owner)
      budget.spend(job, 15_000, rooms.now())
      expect(budget.overBudget(rooms.now()).owners).toContain(owner)
      for (let turn = 0; turn < 3; turn++) budget.spend({ ...job, owner: `guest${turn}` }, 15_000, rooms.now())
      budget.spend({ ...job, owner: 'neighbour' }, 1_000, rooms.now())
      // At an address over budget whoever has had their share waits; a neighbour waits only where it is far over.
      const over = budget.overBudget(rooms.now())
      expect([over.owners.includes('guest0'), over.owners.includes('neighbour'), over.networks]).toEqual([true, false, []])
      for (let turn = 0; turn < 4; turn++) budget.spend({ ...job, owner: `guest${turn}` }, 15_000, rooms.now())
      expect(budget.overBudget(rooms.now()).networks).toEqual([job.network])
      expect(job.network).toMatch(/^[\w-]{12}$/)
    } finally {
      jobs.claimBots = claimBots
    }
    socket.close()
  })

  it('of a strong level never gets the last thread', async () => {
    const thinkers = openBotPool(2)
    const { options } = dots.game.options.presets.find(({ id }) => id === 'grand')!
    const match = Match.begin(dots.game, { options, seed: 'threads' })
    if (isRejection(match)) throw new Error(match.rejected)
    const { seat } = (match.state as { pending: { seat: number }[] }).pending[0]!
    const { id: game, version } = dots.game
    const order: string[] = []
    const think = async (level: string, tier: BotTier) => {
      await thinkers.think({ game, version, request: { level, view: match.view(seat), seat, seed: 'x' }, tier })
      order.push(level)
    }
    expect(thinkers.capacity('strong')).toBe(1)
    const long = [think('master', 'strong'), think('master', 'strong')]
    const slower = [think('adept', 'medium'), think('adept', 'medium'), think('adept', 'medium')]
    await Promise.all([think('easy', 'quick'), think('easy', 'quick'), ...slower, ...long])
    // Nor does a medium one wait for strong ones.
    expect(order.slice(-2)).toEqual(['master', 'master'])
    await thinkers.close()
  })
})

describe('an undo request', () => {
  it('is made once until the next move, and not to players who muted it', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const [first, second] = [await openWatching(guests[0], match), await openWatching(guests[1], match)]
    const received = second.socket.nextMessage('steps')
    expect(
      await first.socket.request({
        kind: 'move',
        match,
        id: freshRequestId(),
        ...randomMove(dots, first.sync.view, 0, [1, 2, 3, 4])!,
        group: null,
        seen: 0,
      }),
    ).toBe(1)
    await received
    const undo = (socket: TestSocket, step: 'ask' | 'deny', seq: number) =>
      socket.request({ kind: 'undo', match, id: freshRequestId(), step, seq })
    expect(await undo(first.socket, 'ask', 1)).toBeNull()
    expect(await undo(second.socket, 'deny', 1)).toBeNull()
    expect(await undo(first.socket, 'ask', 1)).toEqual({ rejected: 'undo.asked' })
    const { view } = (await received).steps.at(-1)!
    expect(
      await second.socket.request({
        kind: 'move',
        match,
        id: freshRequestId(),
        ...randomMove(dots, view, 1, [1, 2, 3, 4])!,
        group: null,
        seen: 0,
      }),
    ).toBe(2)
    expect(await undo(first.socket, 'ask', 2)).toBeNull()
    expect(await undo(second.socket, 'deny', 2)).toBeNull()
    const again = first.socket.nextMessage('steps', ({ undo: possible }) => possible === null)
    expect(await second.socket.request({ kind: 'muteUndo', match, id: freshRequestId(), muted: true })).toBeNull()
    // The page receives that no undo is possible.
    await again
    expect(await undo(first.socket, 'ask', 2)).toEqual({ rejected: 'undo.muted' })
    for (const { socket } of [first, second]) socket.close()
  })
})
