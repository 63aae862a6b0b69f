import { connect } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rngFrom } from '@parlor/kernel'
import { protocolVersion, socketPath } from '@parlor/protocol'
import { freshRequestId, TestClient, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { requeueOverdueJobs } from '../src/match/requeue-overdue-jobs.ts'

const dots = games.find(({ game }) => game.id === 'dots')!
const domino = games.find(({ game }) => game.id === 'domino')!

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function newGuest(): Promise<TestClient> {
  const guest = new TestClient(server.base)
  await guest.requestOrThrow('ensureGuest', {})
  return guest
}

async function watching(guest: TestClient, match: string, from: number | null = null): Promise<TestSocket> {
  const clientSocket = await guest.connect()
  clientSocket.send({ kind: 'watch', match, from })
  return clientSocket
}

const logOf = (match: string) => server.online.rooms.stores.log.read(match, 0)

describe('a node survives', () => {
  it.each(['//', 'http://[', '/\\'])('an upgrade request to “%s”', (url) => {
    const request = { url, headers: {}, socket: {} } as unknown as IncomingMessage
    expect(server.online.upgrade(request, new PassThrough(), Buffer.alloc(0))).toBe(false)
  })

  it.each([
    ['an old page', 0],
    ['nobody', protocolVersion],
  ])('when %s is rejected and still sends garbage', async (_, version) => {
    const broken: unknown[] = []
    const recordError = (error: unknown) => broken.push(error)
    process.on('uncaughtException', recordError)
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1')
    const shake = [
      `GET ${socketPath}?v=${version} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ]
    const gone = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.write(Buffer.concat([Buffer.from(`${shake.join('\r\n')}\r\n\r\n`), Buffer.from([0xff, 0xff, 0xff, 0xff])]))
    socket.resume()
    await gone
    process.off('uncaughtException', recordError)
    expect(broken).toEqual([])
  })
})

describe('a disallowed spectator', () => {
  it('is dropped when the watched table starts', async () => {
    const [host, friend, stranger] = [await newGuest(), await newGuest(), await newGuest()]
    const { match } = await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, { visibility: 'public' }) })
    const clientSocket = await watching(stranger, match)
    await clientSocket.nextMessage('table')
    const lost = clientSocket.nextMessage('lost')
    await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    expect((await lost).why).toEqual({ rejected: 'match.unknown' })
    expect(clientSocket.messages.filter(({ kind }) => kind === 'sync' || kind === 'steps')).toEqual([])
    clientSocket.close()
  })

  it('is not shown delayed moves early, whatever seq they claim', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, {
      clock: { kind: 'total', minutes: 9, increment: 0 },
      spectators: { kind: 'delayed', seconds: 600 },
    })
    const player = await watching(guests[0], match)
    const { view } = await player.nextMessage('sync')
    const move = randomMove(dots, view, 0, [1, 2, 3, 4])!
    expect(await player.request({ kind: 'move', match, id: freshRequestId(), ...move, group: null, seen: 0 })).toBe(1)
    const clientSocket = await watching(await newGuest(), match, 1)
    expect(await clientSocket.nextMessage('sync')).toMatchObject({ seq: 0, clock: { running: [0] } })
    expect(clientSocket.messages.some(({ kind }) => kind === 'steps')).toBe(false)
    for (const one of [player, clientSocket]) one.close()
  })
})

describe('a bot', () => {
  it('moves again when its move was undone together with the previous one', async () => {
    const guest = await newGuest()
    const table = newTableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table })
    const clientSocket = await watching(guest, match)
    const { view } = await clientSocket.nextMessage('sync')
    const move = async (seen: number) =>
      clientSocket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen })
    await move(0)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 30_000 }).toBe(2)
    expect(await clientSocket.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 2 })).toBe(3)
    // An answer from before the undo does not answer the reopened decision, though it has the same id.
    expect(await move(2)).toEqual({ rejected: 'match.staleDecision' })
    expect(await move(3)).toBe(4)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 30_000 }).toBe(5)
    expect((await logOf(match)).map(({ mover }) => mover[0])).toEqual(['0', 'b', 'u', '0', 'b'])
    clientSocket.close()
  })
})

describe('a node that dies', () => {
  it('leaves a job for every match that started', async () => {
    const guest = await newGuest()
    const { rooms } = server.online
    const { wakeJobs } = rooms
    // As if the node had died before the second step: no job was queued.
    const { jobs } = rooms.stores
    const { enqueue, replaceFirstJob } = jobs
    rooms.wakeJobs = () => {}
    jobs.enqueue = async (id, schedule, work, within) => (within ? enqueue.call(jobs, id, schedule, work, within) : undefined)
    jobs.replaceFirstJob = async () => {}
    let match: string
    let waits: string
    try {
      const table = newTableFor(domino, { seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level: 'random' }))] })
      match = (await guest.requestOrThrow('openTable', { id: freshRequestId(), table })).match
      const [friend, other] = [await newGuest(), await newGuest()]
      const seats = [{ kind: 'open' as const }, { kind: 'me' as const }]
      const clocked = newTableFor(dots, { seats, clock: { kind: 'move', seconds: 30 } })
      waits = (await friend.requestOrThrow('openTable', { id: freshRequestId(), table: clocked })).match
      await other.requestOrThrow('takeSeat', { seat: null, secret: null }, { match: waits })
    } finally {
      jobs.enqueue = enqueue
      jobs.replaceFirstJob = replaceFirstJob
      rooms.wakeJobs = wakeJobs
    }
    const clientSocket = await watching(guest, match)
    await server.advanceTime(31_000)
    await expect.poll(async () => (await logOf(waits)).length, { timeout: 30_000 }).toBe(1)
    const pendingDecision = async () =>
      (await logOf(match)).length > 0 || server.online.rooms.existing(match)!.replayed!.match.state.pending[0]!.seat === 0
    await expect.poll(pendingDecision, { timeout: 40_000 }).toBe(true)
    clientSocket.close()
  })
})

describe('a player who leaves', () => {
  it('stays left on retries, is substituted, and is not seated again', async () => {
    const [host, friend] = [await newGuest(), await newGuest()]
    const level = 'easy'
    const table = newTableFor(dots, { absent: { kind: 'bot', level, seconds: 3_600 } })
    const { match } = await host.requestOrThrow('openTable', { id: freshRequestId(), table })
    await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    const clientSocket = await watching(host, match)
    const { view } = await clientSocket.nextMessage('sync')
    const choice = randomMove(dots, view, 0, rngFrom(match))!
    const move = { kind: 'move' as const, match, id: freshRequestId(), ...choice, group: null, seen: 0 }
    expect(await clientSocket.request(move)).toBe(1)
    const message = { kind: 'leave' as const, match, id: freshRequestId() }
    expect([await clientSocket.request(message), await clientSocket.request(message)]).toEqual([null, null])
    // A late copy of what they did before gets the first one's answer.
    expect(await clientSocket.request(move)).toBe(1)
    expect(await clientSocket.request({ ...move, id: freshRequestId() })).toEqual({ rejected: 'match.notSeated' })
    const other = await watching(friend, match)
    const synced = await other.nextMessage('sync')
    const answer = randomMove(dots, synced.view, 1, rngFrom(match))!
    await other.request({ kind: 'move', match, id: freshRequestId(), ...answer, group: null, seen: 1 })
    await expect.poll(async () => (await logOf(match)).length, { timeout: 30_000 }).toBe(3)
    await other.request({ kind: 'resign', match, id: freshRequestId() })
    await expect.poll(async () => (await friend.requestOrThrow('table', undefined as never, { match })).state).toBe('over')
    expect(await other.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })).toBeNull()
    const { next } = await friend.requestOrThrow('table', undefined as never, { match })
    const { seats } = await friend.requestOrThrow('table', undefined as never, { match: next! })
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    for (const one of [clientSocket, other]) one.close()
  })
})

describe('the queue', () => {
  const preset = dots.game.options.presets[0]!.id
  const queueMessage = (id: string) => ({ kind: 'queue' as const, id, game: 'dots', preset, ranked: false, secret: null })

  it('keeps the entry of whoever reconnects, and drops it when that socket closes', async () => {
    const guest = await newGuest()
    const [old, id] = [await guest.connect(), freshRequestId()]
    const first = old.nextMessage('queued')
    old.send(queueMessage(id))
    const { since } = await first
    const clientSocket = await guest.connect()
    const again = clientSocket.nextMessage('queued')
    clientSocket.send(queueMessage(id))
    expect((await again).since).toBe(since)
    old.close()
    const other = await (await newGuest()).connect()
    const paired = [clientSocket, other].map((one) => one.nextMessage('paired'))
    other.send(queueMessage(freshRequestId()))
    const [one, two] = await Promise.all(paired)
    expect(one!.match).toBe(two!.match)
    // A client that missed the message gets it again.
    const late = await guest.connect()
    const resent = late.nextMessage('paired')
    late.send(queueMessage(id))
    expect((await resent).match).toBe(one!.match)
    for (const each of [clientSocket, other, late]) each.close()
  })
})

describe('a bot', () => {
  it('that waits for its turn is written down once', async () => {
    const guest = await newGuest()
    const table = newTableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table })
    const clientSocket = await watching(guest, match)
    const { view } = await clientSocket.nextMessage('sync')
    const { jobs } = server.online.rooms.stores
    const full = vi.spyOn(jobs, 'claimBots').mockResolvedValue([])
    const queued = vi.spyOn(jobs, 'ensureQueued')
    const move = randomMove(dots, view, 0, rngFrom('waits'))!
    expect(await clientSocket.request({ kind: 'move', match, id: freshRequestId(), ...move, group: null, seen: 0 })).toBe(1)
    await server.advanceTime(11_000)
    queued.mockClear()
    await requeueOverdueJobs(server.online.rooms)
    expect(queued.mock.calls.filter(([id]) => id === match)).toEqual([])
    full.mockRestore()
    queued.mockRestore()
    await vi.waitUntil(async () => (await logOf(match)).length === 2, { timeout: 30_000 })
    clientSocket.close()
  })

  it('with a lost job is scheduled again', async () => {
    const guest = await newGuest()
    const table = newTableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table })
    const clientSocket = await watching(guest, match)
    const { view } = await clientSocket.nextMessage('sync')
    const { stores } = server.online.rooms
    const append = stores.log.append.bind(stores.log)
    const lost = vi
      .spyOn(stores.log, 'append')
      .mockImplementationOnce((row) => append({ ...row, schedule: { clock: null, absence: null, bot: null } }))
    const move = randomMove(dots, view, 0, rngFrom('lost'))!
    expect(await clientSocket.request({ kind: 'move', match, id: freshRequestId(), ...move, group: null, seen: 0 })).toBe(1)
    lost.mockRestore()
    await server.advanceTime(11_000)
    expect(await logOf(match)).toHaveLength(1)
    await requeueOverdueJobs(server.online.rooms)
    await vi.waitUntil(async () => (await logOf(match)).length === 2, { timeout: 30_000 })
    clientSocket.close()
  })
})
