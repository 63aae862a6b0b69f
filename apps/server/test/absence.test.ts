import type { ViewCore } from '@parlor/kernel'
import type { NewTable } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { randomMove } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import type { BotPool } from '../src/bots/bot-pool.ts'
import { runJob } from '../src/match/run-job.ts'
import type { ClaimedBotJob } from '../src/store/job-queue.ts'
import { dots, openWatching } from './dots-test-table.ts'

const idlePool: BotPool = { think: () => new Promise(() => {}), capacity: () => 1, close: async () => {} }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const logOf = (match: string) => server.online.rooms.stores.log.read(match, 0)

describe('the substitute of a player who is away', () => {
  /** A match in which seat 0 has thought for longer than its substitute waits, watched by both; jobs are run by the test. */
  async function startLongTurn(absent: NewTable['absent']) {
    const { rooms } = server.online
    const { jobs, presence, pool } = rooms.stores
    const claims = [vi.spyOn(jobs, 'claim').mockResolvedValue([]), vi.spyOn(jobs, 'claimBots').mockResolvedValue([])]
    const { match, guests } = await startMatchOfTwo(server.base, dots, { absent })
    const [own, other] = [await openWatching(guests[0], match), await openWatching(guests[1], match)]
    await expect.poll(async () => (await presence.presenceAt(match)).present.size, { timeout: 20_000 }).toBe(2)
    await server.advanceTime(40_000)
    const endPresence = "UPDATE presence SET until = now_ms() - $2::float8 WHERE match = $1 AND seat = 0 AND until < 'Infinity'"
    const awayFor = async (ms: number) => {
      await expect.poll(async () => (await pool.query(endPresence, [match, ms])).rowCount, { timeout: 20_000 }).toBe(1)
    }
    const leave = async () => {
      own.socket.close()
      await expect.poll(() => rooms.existing(match)!.subscribers.size, { timeout: 20_000 }).toBe(1)
      await awayFor(5_000)
    }
    const close = () => {
      for (const claim of claims) claim.mockRestore()
      other.socket.close()
    }
    const entries = async () => (await logOf(match)).map(({ entry }) => entry.kind)
    return { rooms, match, guests, leave, awayFor, entries, close }
  }
  it('plays when they have been away for long enough, not when they were asked long ago', async () => {
    const { rooms, match, leave, awayFor, entries, close } = await startLongTurn({ kind: 'fallback', seconds: 30 })
    const run = () => runJob({ rooms, botPool: idlePool }, 'absence', { match, claim: 0 })
    await leave()
    await run()
    expect(await entries()).toEqual([])
    await awayFor(31_000)
    await run()
    expect(await entries()).toEqual(['timeout'])
    close()
  })

  it('plays nothing when they came back while it thought', async () => {
    const { rooms, match, guests, leave, awayFor, entries, close } = await startLongTurn({ kind: 'bot', level: 'easy', seconds: 30 })
    await leave()
    await awayFor(31_000)
    const botPool: BotPool = {
      ...idlePool,
      async think({ request: { view, seat } }) {
        await openWatching(guests[0], match)
        return { move: randomMove(dots, view as ViewCore, seat, [8, 2, 3, 4])!.move, ms: 1 }
      },
    }
    const job: ClaimedBotJob = { match, claim: 0, owner: guests[0].person, network: '', tier: 'quick' }
    await runJob({ rooms, botPool }, 'bot', job)
    expect(await entries()).toEqual([])
    close()
  })
})
