import { isRejection } from '@parlor/kernel'
import { closeCodes, limits, protocolHeader, protocolVersion, socketPath } from '@parlor/protocol'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, type ClientOptions } from 'ws'
import { freshRequestId, TestClient, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { malformedFrames } from '../proofs/malformed-frames.ts'
import type { Identities, Identity } from '../src/accounts/identities.ts'
import type { SocketDeps } from '../src/socket/connection.ts'
import { FairQueue } from '../src/fair-queue.ts'
import { SocketServer } from '../src/socket/socket-server.ts'

describe('a heartbeat', () => {
  let sockets: SocketServer
  let server: Server
  let validKeys: ReturnType<typeof vi.fn>
  let identify: (who: Identity | null) => void
  const ann = { person: { id: 'ann' }, key: 'guest:ann' } as Identity

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    validKeys = vi.fn(async (keys: string[]) => new Set(keys))
    const looked = new Promise<Identity | null>((resolve) => (identify = resolve))
    const options = { origins: [], proxy: false, maxPerAddress: 10, upgradeQueue: new FairQueue(8, 4), onRefused: () => {} }
    const deps = { rate: 1, matchmaking: { leave: async () => {} } } as unknown as SocketDeps
    sockets = new SocketServer({ identify: () => looked, validKeys } as unknown as Identities, deps, options)
    server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterEach(async () => {
    vi.useRealTimers()
    await sockets.close()
    server.close()
  })

  async function connect(options?: ClientOptions): Promise<{ socket: WebSocket; closed: Promise<number> }> {
    const { port } = server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}?v=${protocolVersion}`, options)
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    return { socket, closed }
  }

  it('while a socket’s person is being looked up does not end it', async () => {
    const { closed } = await connect()
    vi.advanceTimersByTime(20_000)
    identify(null)
    expect(await closed).toBe(closeCodes.nobody)
  })

  it('that ends a socket during the lookup leaves nothing of it', async () => {
    const { closed } = await connect()
    vi.advanceTimersByTime(40_000)
    await closed
    await expect.poll(() => sockets.size).toBe(0)
    identify(ann)
    await new Promise((resolve) => setImmediate(resolve))
    await sockets.closeExpired()
    expect(validKeys).not.toHaveBeenCalled()
  })

  it('ends a socket that does not read, whatever it sends', async () => {
    identify(ann)
    const reads = await connect()
    const writes = await connect({ autoPong: false })
    for (let beats = 0; beats < 4; beats++) {
      const pinged = new Promise((resolve) => reads.socket.once('ping', resolve))
      vi.advanceTimersByTime(20_000)
      await pinged
      if (writes.socket.readyState === WebSocket.OPEN) writes.socket.pong('alive')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await writes.closed
    expect(reads.socket.readyState).toBe(WebSocket.OPEN)
    reads.socket.terminate()
  })
})

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ rate: 1, origins: ['https://friend.example'] })
})
afterAll(() => testServer.close())

function closing(path: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(testServer.base.replace('http', 'ws') + path, { headers })
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(code))
    socket.on('error', () => {})
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
  })
}

const version = { [protocolHeader]: String(protocolVersion) }

describe('requests and sockets', () => {
  it('are refused without a session, from old pages and from other origins', async () => {
    expect(await closing(`${socketPath}?v=${protocolVersion}`)).toBe(closeCodes.nobody)
    expect(await closing(`${socketPath}?v=0`)).toBe(closeCodes.version)
    expect(await closing(`${socketPath}?v=${protocolVersion}`, { origin: 'https://evil.example' })).toBe(403)
    expect(await closing(`${socketPath}?v=${protocolVersion}`, { origin: 'https://friend.example' })).toBe(closeCodes.nobody)
    const post = (headers: Record<string, string>) =>
      fetch(`${testServer.base}/api/me`, {
        method: 'POST',
        body: '{}',
        headers: { ...version, 'content-type': 'application/json', ...headers },
      })
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: testServer.base })).status).toBe(200)
  })

  it('accept only JSON within the size limit', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${testServer.base}/api/me`, { method: 'POST', body, headers: { ...version, 'content-type': type } })
    expect((await post('{}', 'text/plain')).status).toBe(415)
    expect(await (await post('{"a":1}')).json()).toEqual({ rejected: 'protocol.unknownKey', params: { key: 'a' } })
    expect((await post(`{"a":"${'x'.repeat(limits.body.characters)}"}`)).status).toBe(413)
    expect((await post('{')).status).toBe(400)
    expect((await post('['.repeat(40) + ']'.repeat(40))).status).toBe(400)
  })

  it('answer malformed frames with a reason, and close after too many', async () => {
    const guest = new TestClient(testServer.base)
    await guest.requestOrThrow('ensureGuest', {})
    const clientSocket = await guest.connect()
    const codes = new Set<string>()
    clientSocket.onMessage = (message) => message.kind === 'error' && codes.add(message.why.rejected)
    const closed = new Promise<void>((resolve) => (clientSocket.onClose = resolve))
    for (const frame of malformedFrames().slice(0, 40))
      if (clientSocket.socket.readyState === WebSocket.OPEN) clientSocket.socket.send(frame)
    await closed
    // A client that keeps sending may be disconnected before it reads the close code (1006).
    expect([closeCodes.abuse, 1009, 1006]).toContain(clientSocket.closeCode)
    expect(codes.size).toBeGreaterThan(2)
    expect(await (await fetch(`${testServer.base}/health`)).json()).toEqual({ ok: true })
  })

  it('are limited per address and per person, in number and rate', async () => {
    const small = await openTestServer({ rate: 1, sockets: 14, proxy: true })
    try {
      const guests = [new TestClient(small.base), new TestClient(small.base)] as const
      for (const guest of guests) await guest.requestOrThrow('ensureGuest', {})
      const tryOpen = async (guest: TestClient, from: string): Promise<number | 'open'> => {
        const headers = { cookie: guest.cookie, 'x-forwarded-for': `10.9.9.9, ${from}` }
        const socket = new WebSocket(`${small.base.replace('http', 'ws')}${socketPath}?v=${protocolVersion}`, { headers })
        socket.on('error', () => {})
        return new Promise((resolve) => {
          socket.on('unexpected-response', (_, response) => resolve(response.statusCode!))
          socket.on('close', (code) => resolve(code))
          socket.on('open', () => socket.send(JSON.stringify({ kind: 'ping', at: 1 })))
          socket.on('message', () => resolve('open'))
        })
      }
      const own = []
      for (let i = 0; i < 13; i++) own.push(await tryOpen(guests[0], '192.0.2.1'))
      expect(own).toEqual([...Array<string>(12).fill('open'), closeCodes.abuse])
      expect([await tryOpen(guests[1], '192.0.2.1'), await tryOpen(guests[1], '192.0.2.1')]).toEqual(['open', 'open'])
      expect(await tryOpen(guests[1], '192.0.2.1')).toBe(429)
      // Addresses are separate; a forged X-Forwarded-For prefix does not change the address.
      expect(await tryOpen(guests[1], '192.0.2.2')).toBe('open')
      const figures = await (await fetch(`${small.base}/metrics`)).text()
      expect(figures).toMatch(/parlor_refused_sockets_total\{why="address"\} 1/)
      expect(figures).toMatch(/parlor_refused_sockets_total\{why="person"\} 1/)
    } finally {
      await small.close()
    }
  })

  it('are refused one by one when others at the address send too much, and only those lose their socket', async () => {
    const small = await openTestServer({ rate: 1, proxy: true })
    try {
      const connect = async () => (await new TestClient(small.base, undefined, '192.0.2.7').becomeGuest()).connect()
      const player = await connect()
      const others = await Promise.all(Array.from({ length: 8 }, connect))
      // Nothing is refilled.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now())
      const emptied = new Promise<void>((resolve) => {
        let pongs = 0
        for (const other of others) other.onMessage = () => ++pongs === 300 && resolve()
      })
      const ping = ({ socket }: TestSocket) => {
        for (let i = 0; i < 55; i++) if (socket.readyState === WebSocket.OPEN) socket.send('{"kind":"ping","at":1}')
      }
      for (const other of others) ping(other)
      await emptied
      const resign = { kind: 'resign', match: '0123456789abcdef0123' } as const
      for (let i = 0; i < 12; i++)
        expect(await player.request({ ...resign, id: freshRequestId() })).toEqual({ rejected: 'protocol.tooMany' })
      const pong = player.nextMessage('pong')
      player.send({ kind: 'ping', at: 2 })
      expect(await pong).toMatchObject({ at: 2 })
      const closed = others.map(
        (other) => new Promise<void>((resolve) => (other.closeCode === null ? (other.onClose = resolve) : resolve())),
      )
      for (const other of others) ping(other)
      await Promise.all(closed)
      for (const { closeCode } of others) expect([closeCodes.abuse, 1006]).toContain(closeCode)
      expect(player.closeCode).toBeNull()
    } finally {
      vi.restoreAllMocks()
      await small.close()
    }
  })

  it('are refused as unavailable during shutdown, so that clients retry', async () => {
    const small = await openTestServer()
    const closed = small.online.close()
    expect(await new TestClient(small.base).request('lobby')).toEqual({ rejected: 'server.away' })
    await closed
    await small.close()
  })

  it('are rate limited where passwords are checked', async () => {
    const guest = new TestClient(testServer.base)
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await guest.request('signIn', { name: `Nobody ${i}`, password: 'wrong wrong wrong' }))
    expect(answers.at(-1)).toEqual({ rejected: 'protocol.tooMany' })
  })

  it('are limited in all per address, and some routes further', async () => {
    // 30 in all, 2 tables opened by a quick match, 3 writes.
    const small = await openTestServer({ rate: 0.05, proxy: true })
    try {
      const tooMany = { rejected: 'protocol.tooMany' }
      const refusedOf = (answers: readonly unknown[]) =>
        answers.map((answer) => isRejection(answer) && answer.rejected === tooMany.rejected)
      const guest = await new TestClient(small.base, undefined, '192.0.2.1').becomeGuest()
      const quick = []
      for (let i = 0; i < 3; i++)
        quick.push(await guest.request('quickMatch', { id: freshRequestId(), game: i === 0 ? 'dots' : 'nothing', secret: null }))
      expect(refusedOf(quick)).toEqual([false, false, true])
      const saved = []
      for (let revision = 0; revision < 4; revision++)
        saved.push(await guest.request('saveAccountData', { revision, value: {} }, { name: 'settings' }))
      expect(refusedOf(saved)).toEqual([false, false, false, true])
      const others = []
      for (let i = 0; i < 10; i++) others.push(await guest.request('lobby'), await guest.request('history'))
      expect(refusedOf(others)).toEqual(others.map(() => false))
      for (let i = 0; i < 3; i++) await guest.request('lobby')
      expect(await guest.request('myTables')).toEqual(tooMany)
      expect(isRejection(await new TestClient(small.base, undefined, '192.0.2.2').request('lobby'))).toBe(false)
      // A home's many networks have four times as many in all.
      const home = []
      for (let n = 0; n < 160; n++)
        home.push(await new TestClient(small.base, undefined, `2001:db8:1:${n.toString(16)}::1`).request('lobby'))
      expect(refusedOf(home).filter(Boolean)).toHaveLength(40)
    } finally {
      await small.close()
    }
  })

  it('report health, readiness and metrics without personal data', async () => {
    expect((await fetch(`${testServer.base}/ready`)).status).toBe(200)
    const figures = await (await fetch(`${testServer.base}/metrics`)).text()
    expect(figures).toMatch(/^parlor_sockets \d+$/m)
    expect(figures).toMatch(/parlor_requests_total\{route="signIn",status="\d+"\}/)
    expect((await fetch(`${testServer.base}/api/nothing`)).status).toBe(404)
  })
})
