import { isRejection } from '@parlor/kernel'
import { minimumRankedMoves, rankedRules, type ServerMessageOf, type TableInfo } from '@parlor/protocol'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { NodeProcess } from '../proofs/node-process.ts'
import {
  closeSockets,
  currentView,
  joinRankedQueue,
  newAccountClient,
  playUntilMoves,
  startRankedMatch,
  waitUntilOver,
  type RankedMatch,
} from '../proofs/ranked-match.ts'
import { signUp } from '../proofs/test-account.ts'
import { openPostgres, openRedis } from '../proofs/test-databases.ts'
import { newTableFor, startMatchOfTwo } from '../proofs/test-tables.ts'
import { openPool, type Pool } from '../src/store/pool.ts'
import { dots, newDealClient } from './deal-clients.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
const redis = await openRedis()
afterAll(async () => {
  await redis?.stop()
  await postgres?.close()
})
if (!postgres || !redis) skipMissing('PostgreSQL and Redis', 'nodes whose clocks differ')

/** Shifts a process's clock. */
function shifted(ms: number): string {
  const code = `const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ${ms}) }
      static now() { return Real.now() + ${ms} }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}

describe.runIf(postgres && redis)('nodes whose clocks are twenty minutes apart', () => {
  const nodes: NodeProcess[] = []
  /** A socket at each node that asks it for the time. */
  const probes: TestSocket[] = []
  let pool: Pool
  let passed = 0
  let startedAt = 0

  beforeAll(async () => {
    const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
    for (const minutes of [10, -10]) nodes.push(await NodeProcess.open({ ...env, NODE_OPTIONS: shifted(minutes * 60_000) }))
    startedAt = performance.now()
    pool = await openPool({ url: postgres!.url })
    for (const { base } of nodes) probes.push(await (await newDealClient(base, true)).connect())
  })
  afterAll(async () => {
    await pool.end()
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
  })

  /** How far a node's time is from the database's. */
  async function errorOf(probe: TestSocket): Promise<number> {
    const pong = probe.nextMessage('pong')
    probe.send({ kind: 'ping', at: 0 })
    const { now } = await pong
    const { rows } = await pool.query('SELECT now_ms() AS now', [])
    return Math.abs((rows[0]!['now'] as number) - now)
  }

  /** Advances the database's clock; the nodes notice by themselves. */
  async function advance(ms: number): Promise<void> {
    passed += ms
    const sql = `SELECT floor(extract(epoch FROM statement_timestamp())::float8 * 1000) + ${passed}`
    await pool.query(`CREATE OR REPLACE FUNCTION now_ms() RETURNS float8 LANGUAGE sql STABLE AS '${sql}'`)
    for (const probe of probes) await expect.poll(() => errorOf(probe), { timeout: 15_000 }).toBeLessThan(1_000)
  }

  /** A ranked match of a player at each node. */
  async function rankedMatch(): Promise<RankedMatch> {
    const guests = await Promise.all(nodes.map(({ base }) => newAccountClient(base)))
    return startRankedMatch(guests, dots)
  }

  const stateAt = async (at: number, { match, sitters }: RankedMatch) =>
    (await sitters[0]!.guest.at(nodes[at]!.base).requestOrThrow('table', undefined as never, { match })).state

  it('agree about clocks, presence and late moves', async () => {
    const { match, guests } = await startMatchOfTwo(nodes[0]!.base, dots, {
      clock: { kind: 'move', seconds: 5 },
      absent: { kind: 'fallback', seconds: 5 },
    })
    const sockets = await Promise.all(guests.map((guest, at) => guest.at(nodes[at]!.base).connect()))
    const syncs = sockets.map((socket) => socket.nextMessage('sync'))
    for (const socket of sockets) socket.send({ kind: 'watch', match, from: null })
    let { view } = await syncs[0]!
    const move = (socket: TestSocket, seat: number) =>
      socket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, seat, [1, 2, 3, 4])!, group: null, seen: 0 })
    const stepped = (seq: number) =>
      Promise.all(sockets.map((socket) => socket.nextMessage('steps', (message) => message.steps.some((step) => step.seq === seq))))

    // No early timeout: a player has three of their five seconds at either node, and a slow machine the rest.
    for (const seat of [0, 1]) {
      const received = stepped(seat + 1)
      await wait(3_000)
      expect(await move(sockets[seat]!, seat)).toBe(seat + 1)
      const [first, second] = (await received) as [ServerMessageOf<'steps'>, ServerMessageOf<'steps'>]
      expect(first.steps[0]!.line).toEqual(second.steps[0]!.line)
      expect(first.steps[0]!.line).toMatchObject({ kind: 'move', seat })
      view = first.steps.at(-1)!.view
      // Both nodes show the same clock.
      expect(Math.abs(first.clock!.at - second.clock!.at)).toBeLessThan(2_000)
      for (const { clock } of [first, second]) expect(clock!.left[1 - seat]).toBeGreaterThan(4_000)
    }

    // And the timeout comes in time.
    const fired = stepped(3)
    const began = performance.now()
    await wait(5_250)
    const late = wait(300).then(() => move(sockets[0]!, 0))
    const [received] = await fired
    expect(received!.steps[0]!.line).toMatchObject({ kind: 'timeout', seat: 0 })
    expect(performance.now() - began).toBeGreaterThan(4_900)
    expect(isRejection(await late)).toBe(true)
    for (const socket of sockets) socket.close()
  })

  it.each([0, 1])(
    'wait five seconds for a withheld word, with the deal begun at node %i',
    async (at) => {
      const host = await newDealClient(nodes[1 - at]!.base, false)
      const friend = await newDealClient(nodes[at]!.base, false)
      const { match } = await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
      await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
      const states = async () => Promise.all([host, friend].map(async (guest) => ((await guest.fetchTable(match)) as TableInfo).state))
      await wait(3_500)
      expect(await states()).toEqual(['dealing', 'dealing'])
      await expect.poll(states, { timeout: 20_000 }).toEqual(['playing', 'playing'])
    },
    60_000,
  )

  it.each([0, 1])(
    'move for somebody absent after the time of the table, with the other player at node %i',
    async (at) => {
      const { match, guests } = await startMatchOfTwo(nodes[1 - at]!.base, dots, { absent: { kind: 'fallback', seconds: 8 } })
      const socket = await guests[1].at(nodes[at]!.base).connect()
      const moved = socket.nextMessage('steps', ({ steps }) => steps.length > 0)
      socket.send({ kind: 'watch', match, from: null })
      await wait(6_000)
      expect(socket.messages.some((message) => message.kind === 'steps' && message.steps.length > 0)).toBe(false)
      const late = wait(20_000).then(() => Promise.reject(new Error('nobody moved')))
      expect((await Promise.race([moved, late])).steps[0]!.line).toMatchObject({ kind: 'timeout', seat: 0 })
      late.catch(() => {})
      socket.close()
    },
    60_000,
  )

  it.each([0, 1])(
    'forget who waits at node %i when it stops, not before',
    async (at) => {
      const waiting = await (await newAccountClient(nodes[at]!.base)).connect()
      const other = await (await newAccountClient(nodes[1 - at]!.base)).connect()
      expect(await joinRankedQueue(waiting, dots)).toBe('queued')
      nodes[at]!.pause()
      await wait(7_500)
      const paired = [waiting, other].map((socket) => socket.nextMessage('paired'))
      expect(await joinRankedQueue(other, dots)).toBe('queued')
      await wait(3_000)
      expect(other.messages.some(({ kind }) => kind === 'paired')).toBe(false)
      nodes[at]!.resume()
      const [one, two] = await Promise.all(paired)
      expect(one!.match).toBe(two!.match)
      for (const socket of [waiting, other]) socket.close()
    },
    60_000,
  )

  it('close the ranked queue for five minutes after three aborts', async () => {
    const { guest, me } = await signUp(nodes[0]!.base)
    for (const match of ['one', 'two', 'three'])
      await pool.query('INSERT INTO aborts (person, match, at) VALUES ($1, $2, now_ms())', [me.id, match])
    const sockets = await Promise.all(nodes.map(({ base }) => guest.at(base).connect()))
    const paused = (count: number) => ({ rejected: 'ranked.paused', params: { count } })
    for (const socket of sockets) expect(await joinRankedQueue(socket, dots)).toMatchObject(paused(rankedRules.pauseMinutes))
    await advance((rankedRules.pauseMinutes - 1) * 60_000)
    for (const socket of sockets) expect(await joinRankedQueue(socket, dots)).toMatchObject(paused(1))
    await advance(60_000)
    for (const socket of sockets) {
      const id = freshRequestId()
      expect(await joinRankedQueue(socket, dots, id)).toBe('queued')
      await socket.request({ kind: 'unqueue', id })
      socket.close()
    }
  })

  it('abort a ranked match on a no-show after its twenty seconds', async () => {
    // A node that has just started gives players time to come back.
    await wait(Math.max(0, 21_000 - (performance.now() - startedAt)))
    const table = await rankedMatch()
    await advance((rankedRules.noShowSeconds - 10) * 1000)
    for (const at of [0, 1]) expect(await stateAt(at, table)).toBe('playing')
    await advance(10_000)
    expect((await waitUntilOver(table)).outcome!.reason).toBe('abort')
    closeSockets(table)
  })

  it.each([0, 1])(
    'let a win be claimed after a minute of absence, at node %i',
    async (at) => {
      const table = await rankedMatch()
      const { match, sitters } = table
      await playUntilMoves(table, dots, minimumRankedMoves('dots'))
      const seat = currentView(sitters[0]!, match).pending[0]!.seat
      const present = sitters[1 - seat]!
      const claimers = await Promise.all(nodes.map(({ base }) => present.guest.at(base).connect()))
      const claim = (socket: TestSocket) => socket.request({ kind: 'claim', match, id: freshRequestId(), seat })
      const early = { rejected: 'claim.early' }
      // Nodes write who is present twice a second.
      const written = async () => (await pool.query('SELECT FROM presence WHERE match = $1', [match])).rowCount
      await expect.poll(written, { timeout: 15_000 }).toBe(2)
      sitters[seat]!.socket.close()
      for (const socket of claimers) await expect.poll(() => claim(socket), { timeout: 15_000 }).toMatchObject(early)
      await advance((rankedRules.claimSeconds - 20) * 1000)
      for (const socket of claimers) expect(await claim(socket)).toMatchObject(early)
      await advance(20_000)
      await expect.poll(() => claim(claimers[at]!), { timeout: 15_000 }).not.toMatchObject({ rejected: expect.anything() })
      expect((await waitUntilOver({ match, sitters: [present] })).outcome).toMatchObject({ reason: 'left' })
      for (const socket of [...claimers, present.socket]) socket.close()
    },
    90_000,
  )
})
