import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { closeCodes, limits, protocolVersion, socketPath } from '@parlor/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import { clientAddressOf } from '../http/client-address.ts'
import { isAllowedOrigin } from '../http/origin.ts'
import type { Identities } from '../accounts/identities.ts'
import type { FairQueue } from '../fair-queue.ts'
import { freshId } from '../random.ts'
import { KeyedTokenBuckets } from './token-bucket.ts'
import { serveSocket, type FrameAdmission, type SocketDeps } from './connection.ts'
import { ConnectionLimiter } from './connection-limiter.ts'

const heartbeatMs = 20_000
/** Maximum sockets per person. */
const maxPerPerson = 12
/** Token bucket of upgrades per address: a school behind one address reconnects within a minute after a restart. */
const upgrades = { atOnce: 50, perSecond: 10 }
/** Token buckets of frames, per person over all sockets and per address. */
const frames = { person: { atOnce: 60, perSecond: 20 }, address: { atOnce: 300, perSecond: 50 } }
/** What a frame that was refused for its address takes from its person besides: who goes on sending without answers is closed, not the others. */
const refusedFrameTokens = 3
/** Token buckets of messages other than moves that change a table or read a match, per person and per address: each costs a query. */
const changes = { person: { atOnce: 20, perSecond: 2 }, address: { atOnce: 120, perSecond: 12 } }
/** Send buffer an address may have for each socket it may open; one slow reader may use more of it than another. */
const bufferedBytesPerSocket = 131_072

interface SocketServerOptions {
  /** Origins allowed besides the same host. */
  readonly origins: readonly string[]
  readonly proxy: boolean
  /** Maximum open sockets per address. */
  readonly maxPerAddress: number
  /** For new sockets until their person is known: everybody who comes back at once after a restart must not delay clocks and moves. */
  readonly upgradeQueue: FairQueue
  onRefused(why: 'origin' | 'address' | 'person'): void
}

export class SocketServer {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 4 * limits.frame.characters, perMessageDeflate: false })
  readonly #identities: Identities
  readonly #deps: SocketDeps
  readonly #options: SocketServerOptions
  readonly #limiter: ConnectionLimiter
  readonly #personFrames: KeyedTokenBuckets
  readonly #addressFrames: KeyedTokenBuckets
  readonly #personChanges: KeyedTokenBuckets
  readonly #addressChanges: KeyedTokenBuckets
  /** Payload of the ping each socket has not answered yet. Its own: whoever does not read cannot know it. */
  readonly #pings = new WeakMap<WebSocket, string>()
  /** Sockets per person, each with the credential it was opened with. */
  readonly #byPerson = new Map<string, Map<WebSocket, string>>()
  readonly #timer: NodeJS.Timeout
  #closing = false

  constructor(identities: Identities, deps: SocketDeps, options: SocketServerOptions) {
    this.#identities = identities
    this.#deps = deps
    this.#options = options
    const { rate } = deps
    this.#limiter = new ConnectionLimiter({
      maxOpen: options.maxPerAddress,
      burst: upgrades.atOnce * rate,
      perSecond: upgrades.perSecond * rate,
      maxBuffered: options.maxPerAddress * bufferedBytesPerSocket,
    })
    this.#personFrames = new KeyedTokenBuckets(frames.person.atOnce * rate, frames.person.perSecond * rate)
    this.#addressFrames = new KeyedTokenBuckets(frames.address.atOnce * rate, frames.address.perSecond * rate)
    this.#personChanges = new KeyedTokenBuckets(changes.person.atOnce * rate, changes.person.perSecond * rate)
    this.#addressChanges = new KeyedTokenBuckets(changes.address.atOnce * rate, changes.address.perSecond * rate)
    this.#timer = setInterval(() => this.#heartbeat(), heartbeatMs)
    this.#timer.unref()
  }

  get size(): number {
    return this.#server.clients.size
  }

  /** False when the path is not the socket's. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean {
    // Split by hand: `URL` throws on some addresses, uncaught here.
    const [path, query] = (request.url ?? '').split('?', 2)
    if (path !== socketPath) return false
    stream.on('error', () => stream.destroy())
    // Before any lookup: a foreign page gets no socket at all.
    if (!isAllowedOrigin(request, this.#options.origins)) {
      this.#options.onRefused('origin')
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return true
    }
    const address = clientAddressOf(request, this.#options.proxy)
    if (!this.#limiter.tryOpen(address, performance.now())) {
      this.#options.onRefused('address')
      stream.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\n\r\n')
      return true
    }
    stream.once('close', () => this.#limiter.release(address))
    const version = new URLSearchParams(query).get('v')
    void this.#options.upgradeQueue.run(address, '', async () => {
      // Gave up while it waited.
      if (stream.destroyed) return
      await new Promise<void>((done) => {
        stream.once('close', done)
        this.#server.handleUpgrade(request, stream, head, (socket) => {
          void this.#open(socket, stream, address, version, request.headers.cookie ?? '').finally(done)
        })
      })
    })
    return true
  }

  async #open(socket: WebSocket, stream: Duplex, address: string, version: string | null, cookie: string): Promise<void> {
    // At once: a refused client can still send bytes that make its socket fail, and an unhandled error event ends the process.
    socket.on('error', () => {})
    if (this.#closing) return socket.close(closeCodes.goingAway)
    if (version !== String(protocolVersion)) return socket.close(closeCodes.version)
    // Buffer frames until the person is known.
    socket.pause()
    const identity = await this.#identities.identify(cookie).catch(() => 'unavailable' as const)
    socket.resume()
    // Ended during the lookup: its close event is over, and nothing would forget it.
    if (socket.readyState !== socket.OPEN) return
    if (identity === 'unavailable') return socket.close(1013)
    if (!identity) return socket.close(closeCodes.nobody)
    const { key } = identity
    const person = identity.person.id
    const own = this.#byPerson.get(person) ?? new Map<WebSocket, string>()
    if (own.size >= maxPerPerson * this.#deps.rate) {
      this.#options.onRefused('person')
      return socket.close(closeCodes.abuse)
    }
    this.#byPerson.set(person, own.set(socket, key))
    socket.on('close', () => {
      own.delete(socket)
      if (own.size === 0) this.#byPerson.delete(person)
    })
    socket.on('pong', (payload) => this.#pings.get(socket) === payload.toString('latin1') && this.#pings.delete(socket))
    const admitFrame = () => this.#admitFrame(person, address, performance.now())
    const mayChange = () => this.#personChanges.take(person, performance.now()) && this.#addressChanges.take(address, performance.now())
    const addBuffered = (bytes: number) => this.#limiter.addBuffered(address, bytes)
    serveSocket(socket, stream, person, this.#deps, { address, admitFrame, mayChange, addBuffered })
  }

  #admitFrame(person: string, address: string, now: number): FrameAdmission {
    if (!this.#personFrames.take(person, now)) return 'abuse'
    if (this.#addressFrames.take(address, now)) return 'admitted'
    return this.#personFrames.take(person, now, refusedFrameTokens) ? 'refused' : 'abuse'
  }

  /** Closes sockets whose credential is no longer valid: of these people, or of all. */
  async closeExpired(people?: readonly string[]): Promise<void> {
    const each = people === undefined ? [...this.#byPerson.values()] : people.flatMap((person) => this.#byPerson.get(person) ?? [])
    const sockets = each.flatMap((own) => [...own])
    for (let from = 0; from < sockets.length; from += 1_000) {
      const some = sockets.slice(from, from + 1_000)
      const alive = await this.#identities.validKeys([...new Set(some.map(([, key]) => key))])
      for (const [socket, key] of some) if (!alive.has(key)) socket.close(closeCodes.nobody)
    }
  }

  /** Closes all sockets with "going away", so that clients reconnect to another node. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#timer)
    for (const socket of this.#server.clients) socket.close(closeCodes.goingAway)
    for (let waited = 0; this.#server.clients.size > 0 && waited < 2_000; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50))
    for (const socket of this.#server.clients) socket.terminate()
    this.#server.close()
  }

  #heartbeat(): void {
    const now = performance.now()
    this.#limiter.sweep(now)
    this.#personFrames.sweep(now)
    this.#addressFrames.sweep(now)
    this.#personChanges.sweep(now)
    this.#addressChanges.sweep(now)
    for (const socket of this.#server.clients) {
      if (this.#pings.has(socket)) {
        socket.terminate()
        continue
      }
      const payload = freshId()
      this.#pings.set(socket, payload)
      socket.ping(payload)
    }
  }
}
