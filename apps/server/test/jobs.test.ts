import type { ViewCore } from '@parlor/kernel'
import { rankedRules, type NewTable } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { freshRequestId, randomMove } from '../proofs/test-client.ts'
import { newAccountClient, startRankedMatch } from '../proofs/ranked-match.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { newTableFor, startMatchOfTwo } from '../proofs/test-tables.ts'
import { BotFailure, openBotPool, type BotPool } from '../src/bots/bot-pool.ts'
import { botTierOf } from '../src/bots/measured-thinking-time.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { openNoopMessageBus } from '../src/message-bus.ts'
import { runJob } from '../src/match/run-job.ts'
import { JobQueue, jobLanes, noBotWork, type ClaimedBotJob } from '../src/store/job-queue.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { dots, newGuestClient, openWatching } from './dots-test-table.ts'

const idlePool: BotPool = { think: () => new Promise(() => {}), capacity: () => 1, close: async () => {} }

describe('the queue', () => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(await inMemoryDatabase(), 'one')
  })
  afterAll(() => stores.close())

  it('has a job of a new match at any moment', async () => {
    const row = playingMatchRow(dots, ['ann'])
    await stores.matches.create(row)
    const lanes = async () =>
      (await stores.pool.query('SELECT lane FROM match_jobs WHERE match = $1 ORDER BY lane', [row.id])).rows.map(({ lane }) => lane)
    const seen: unknown[] = [await lanes()]
    const query: Stores['pool']['query'] = async (...asked) => {
      const result = await stores.pool.query(...asked)
      seen.push(await lanes())
      return result
    }
    const queue = new JobQueue({ ...stores.pool, query }, 'one')
    await queue.replaceFirstJob(row.id, { clock: null, absence: null, bot: 1 }, noBotWork)
    expect(seen).toEqual([['clock'], ['bot', 'clock'], ['bot']])
  })

  it('keeps the clock that another node’s entry has queued in place of the first job', async () => {
    const row = playingMatchRow(dots, ['ann', 'ben'], { clock: { kind: 'move', seconds: 30 } })
    await stores.matches.create(row)
    const entry = { kind: 'resign', seat: 0, reason: 'resign' } as const
    const times = { arrived: performance.now(), lastAt: 0, until: null, from: null }
    const schedule = { clock: 1e15, absence: null, bot: null }
    await stores.log.append({ match: row.id, seq: 1, mover: 'x', entry, ends: false, ...times, schedule, work: noBotWork })
    await new JobQueue(stores.pool, 'one').replaceFirstJob(row.id, { clock: null, absence: null, bot: null }, noBotWork)
    const { rows } = await stores.pool.query('SELECT lane, due FROM match_jobs WHERE match = $1', [row.id])
    expect(rows).toEqual([{ lane: 'clock', due: 1e15 }])
  })

  it.each(jobLanes)('leaves the %s jobs of rules that a node lacks to others, at once and for good', async (lane) => {
    const row = playingMatchRow(dots, ['ann', 'ben'], { version: 1_000 })
    await stores.matches.create(row)
    await stores.pool.query('DELETE FROM match_jobs')
    await stores.jobs.enqueue(row.id, { [lane]: 1 }, noBotWork)
    const most = { quick: 9, medium: 9, strong: 9 }
    const claim = (queue: JobQueue) =>
      lane === 'bot' ? queue.claimBots(most, { owners: [], networks: [], strong: [] }) : queue.claim(lane, 9)
    const jobs = new JobQueue(stores.pool, 'one')
    const [job] = await claim(jobs)
    const rooms = new MatchRooms({ ...stores, jobs }, openNoopMessageBus())
    await runJob({ rooms, botPool: idlePool }, lane, job!)
    expect(await claim(jobs)).toEqual([])
    expect((await claim(new JobQueue(stores.pool, 'two'))).map(({ match }) => match)).toEqual([row.id])
  })

  it('fires a clock of every network before a second one of any', async () => {
    const past = 1_000
    for (let i = 0; i < 10; i++)
      await stores.jobs.enqueue(`school-${i}`, { clock: past + i }, { owner: `guest${i}`, network: 'school', tier: 'quick' })
    await stores.jobs.enqueue('home', { clock: past + 100 }, { owner: 'ann', network: 'home', tier: 'quick' })
    await stores.jobs.enqueue('unknown', { clock: past + 200 }, noBotWork)
    expect((await stores.jobs.claim('clock', 3)).map(({ match }) => match).toSorted()).toEqual(['home', 'school-0', 'unknown'])
    expect((await stores.jobs.claim('clock', 2)).map(({ match }) => match).toSorted()).toEqual(['school-1', 'school-2'])
    await stores.pool.query("DELETE FROM match_jobs WHERE lane = 'clock'")
  })
})

describe('a job', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  const logOf = (match: string) => server.online.rooms.stores.log.read(match, 0)

  /** A table of a person, who has moved, and a bot whose turn the server's own runner does not take. */
  async function startBotTurn(part: Partial<NewTable> = {}) {
    const { rooms } = server.online
    const { jobs } = rooms.stores
    const claimBots = vi.spyOn(jobs, 'claimBots').mockResolvedValue([])
    const guest = await newGuestClient(server.base)
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }]
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, { seats, ...part }) })
    const { socket, sync } = await openWatching(guest, match)
    const move = (random: number, seen: number) =>
      socket.request({
        kind: 'move',
        match,
        id: freshRequestId(),
        ...randomMove(dots, sync.view, 0, [random, 2, 3, 4])!,
        group: null,
        seen,
      })
    expect(await move(1, 0)).toBe(1)
    const leaseSql = "UPDATE match_jobs SET lease = now_ms() + 10000 WHERE match = $1 AND lane = 'bot' RETURNING claim"
    const { rows } = await rooms.stores.pool.query(leaseSql, [match])
    const job: ClaimedBotJob = { match, claim: rows[0]!['claim'] as number, owner: guest.person, network: '', tier: 'quick' }
    const close = () => {
      claimBots.mockRestore()
      socket.close()
    }
    return { rooms, match, socket, move, job, close }
  }

  it('of a bot whose threads were closed commits no move for it', async () => {
    const { rooms, match, job, close } = await startBotTurn()
    const botPool = openBotPool(1)
    await botPool.close()
    await expect(runJob({ rooms, botPool }, 'bot', job)).rejects.toThrow('bot pool closed')
    expect(await logOf(match)).toHaveLength(1)
    close()
  })

  it.each(['a legal move', 'none'])(
    'of a bot that has thought about a position taken back meanwhile commits nothing, with %s found',
    async (found) => {
      const { rooms, match, socket, move, job, close } = await startBotTurn()
      const botPool: BotPool = {
        ...idlePool,
        async think({ request: { view, seat } }) {
          expect(await socket.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toBe(2)
          expect(await move(2, 2)).toBe(3)
          if (found === 'none') throw new BotFailure('bot failed', 1)
          return { move: randomMove(dots, view as ViewCore, seat, [8, 2, 3, 4])!.move, ms: 1 }
        },
      }
      await runJob({ rooms, botPool }, 'bot', job)
      expect((await logOf(match)).map(({ entry }) => entry.kind)).toEqual(['move', 'undo', 'move'])
      close()
    },
    60_000,
  )

  it('of a strong bot whose thoughts were cut short by moves taken back leaves its level strong', async () => {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'master' }]
    const { rooms, match, socket, move, job, close } = await startBotTurn({ seats })
    const spent = vi.spyOn(rooms.thinkingBudget, 'spend')
    let seq = 1
    const botPool: BotPool = {
      ...idlePool,
      async think({ request: { view, seat } }, unwanted) {
        expect(await socket.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq })).toBe(++seq)
        expect(await move(seq, seq)).toBe(++seq)
        expect(unwanted!.aborted).toBe(true)
        return { move: randomMove(dots, view as ViewCore, seat, [8, 2, 3, 4])!.move, ms: 2 }
      },
    }
    for (let turn = 0; turn < 30; turn++) await runJob({ rooms, botPool }, 'bot', job)
    expect(seq).toBe(61)
    expect(botTierOf(dots, 'master')).toBe('strong')
    expect(spent).toHaveBeenCalledTimes(30)
    spent.mockRestore()
    close()
  })

  it('that finds somebody gone tells the others so, though no heartbeat has', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const [first, second] = [await openWatching(guests[0], match), await openWatching(guests[1], match)]
    const { rooms } = server.online
    await expect.poll(() => rooms.existing(match)!.presentSeats.size, { timeout: 20_000 }).toBe(2)
    const away = first.socket.nextMessage('presence', ({ seats }) => seats[1] === 'away')
    second.socket.close()
    const endGrace = "UPDATE presence SET until = 1 WHERE match = $1 AND until < 'Infinity'"
    await expect.poll(async () => (await rooms.stores.pool.query(endGrace, [match])).rowCount, { timeout: 20_000 }).toBe(1)
    await runJob({ rooms, botPool: idlePool }, 'absence', { match, claim: 0 })
    expect((await away).seats).toEqual(['here', 'away'])
    first.socket.close()
  })

  it('of a clock whose player is at another node is left to that one for a second', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 30 } })
    const { socket } = await openWatching(guests[0], match)
    const { stores, networks } = server.online.rooms
    const claim = vi.spyOn(stores.jobs, 'claim').mockResolvedValue([])
    await expect.poll(async () => [...(await stores.presence.presenceAt(match)).present], { timeout: 20_000 }).toEqual([0])
    const rooms = new MatchRooms(stores, openNoopMessageBus(), { multiNode: true, networks })
    const run = () => runJob({ rooms, botPool: idlePool }, 'clock', { match, claim: 0 })
    const { replayed } = server.online.rooms.existing(match)!
    const seat = replayed!.match.state.pending[0]!.seat as number
    await server.advanceTime(replayed!.clocks.expiry(seat)! + 400 - server.online.rooms.now())
    await run()
    expect(await logOf(match)).toEqual([])
    await server.advanceTime(1_000)
    await run()
    expect((await logOf(match)).map(({ entry }) => entry.kind)).toEqual(['timeout'])
    claim.mockRestore()
    socket.close()
  })

  it('that aborts for a first move waits for one that came in time', async () => {
    const players = [await newAccountClient(server.base), await newAccountClient(server.base)]
    const { match, sitters } = await startRankedMatch(players, dots)
    const { stores, networks, existing } = server.online.rooms
    const claim = vi.spyOn(stores.jobs, 'claim').mockResolvedValue([])
    const rooms = new MatchRooms(stores, openNoopMessageBus(), { networks })
    // As a node that has not just started: else its players would be given time to come back.
    Object.defineProperty(rooms, 'startedAt', { value: -1e9 })
    const { seat, id } = existing.call(server.online.rooms, match)!.replayed!.match.state.pending[0]! as { seat: number; id: number }
    const end = rooms.movesUnderWay.begin(match, sitters[seat]!.guest.person, id, performance.now())
    await server.advanceTime(rankedRules.noShowSeconds * 1000)
    const run = () => runJob({ rooms, botPool: idlePool }, 'absence', { match, claim: 0 })
    const kinds = async () => (await logOf(match)).map(({ entry }) => entry.kind)
    // Its arrival moves on with the given time: here it came when the match began.
    vi.spyOn(rooms, 'databaseTimeAt').mockReturnValue(rooms.now() - 1000)
    await run()
    expect(await kinds()).toEqual([])
    end()
    await run()
    expect(await kinds()).toEqual(['abort'])
    claim.mockRestore()
    for (const { socket } of sitters) socket.close()
  }, 60_000)

  it('whose lane is needed only after its entry was stored gives its lease back', async () => {
    const { rooms, match, job, close } = await startBotTurn({ absent: { kind: 'bot', level: 'easy', seconds: 30 } })
    const { log, clock, pool } = rooms.stores
    const { now } = clock
    const append = log.append.bind(log)
    vi.spyOn(log, 'append').mockImplementation(async (entry) => {
      const result = await append(entry)
      // The person's substitute is due, by this node's clock.
      clock.now = () => now.call(clock) + 60_000
      rooms.existing(match)!.updatePresence(new Set())
      return result
    })
    const botPool: BotPool = {
      ...idlePool,
      think: async ({ request: { view, seat } }) => ({ move: randomMove(dots, view as ViewCore, seat, [8, 2, 3, 4])!.move, ms: 1 }),
    }
    try {
      await runJob({ rooms, botPool }, 'bot', job)
    } finally {
      vi.mocked(log.append).mockRestore()
      clock.now = now
    }
    expect(await logOf(match)).toHaveLength(2)
    const { rows } = await pool.query("SELECT lease FROM match_jobs WHERE match = $1 AND lane = 'bot'", [match])
    expect(rows).toEqual([{ lease: 0 }])
    close()
  })
})
