import type { Duplex } from 'node:stream'
import { isRejection, type Rejection } from '@parlor/kernel'
import {
  closeCodes,
  limits,
  readClientMessage,
  refuse,
  type ClientMessage,
  type ClientMessageOf,
  type ServerMessage,
} from '@parlor/protocol'
import type { WebSocket } from 'ws'
import type { FairQueue } from '../fair-queue.ts'
import { StoreUnavailable } from '../match/commit-entry.ts'
import { isReplayedToBeShown } from '../match/delayed-match.ts'
import { runMatchCommand, type CommandReplyCallback } from '../match/match-commands.ts'
import type { MatchSubscriber } from '../match/match-room.ts'
import type { MatchRooms } from '../match/match-rooms.ts'
import { standUp } from '../tables/seating.ts'
import { isUnavailable } from '../store/pool.ts'
import type { Matchmaker } from '../tables/matchmaker.ts'
import { TokenBucket } from './token-bucket.ts'

export interface SocketDeps {
  readonly rooms: MatchRooms
  readonly matchmaking: Matchmaker
  readonly rate: number
  /** Shared with HTTP requests; `slowQueue` is for what replays long logs. */
  readonly queue: FairQueue
  readonly slowQueue: FairQueue
  onViewerJoined(match: string, person: string): void
  onViewerLeft(match: string, person: string): void
  onMessageHandled(kind: ClientMessage['kind'] | 'bad', result: string, ms: number): void
  onError(error: unknown): void
}

/** `refused`: too many from this address, which others share; `abuse`: too many from this person. */
export type FrameAdmission = 'admitted' | 'refused' | 'abuse'

/** A socket's address and its rate limits. */
interface SocketQuota {
  readonly address: string
  admitFrame(): FrameAdmission
  /** Rate limit of messages other than moves. */
  mayChange(): boolean
  /** Adds to the bytes that wait for slow readers at the address; false when they are too many. */
  addBuffered(bytes: number): boolean
}

/** Messages limited by frames only: they cost the database nothing, or are moves. */
const unlimitedKinds: ReadonlySet<ClientMessage['kind']> = new Set(['ping', 'unwatch', 'move', 'resign', 'leave', 'unqueue'])

/** Done also while the address sends too much: they cost as little as a refusal, and without them a page gives up its socket. */
const alwaysDone: ReadonlySet<ClientMessage['kind']> = new Set(['ping', 'unwatch'])

/** Slow readers are disconnected when more than this is left of earlier frames; they reconnect and get the full state. */
const maxBufferedBytes = 1_000_000
const maxBadFrames = 20
/** Close code "try again later". */
const tryLater = 1013

export function serveSocket(socket: WebSocket, stream: Duplex, person: string, deps: SocketDeps, quota: SocketQuota): void {
  const connection = new Connection(socket, stream, person, deps, quota)
  connection.listen()
}

class Connection {
  readonly person: string
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #deps: SocketDeps
  readonly #watched = new Map<string, MatchSubscriber>()
  /** Matches for which this connection was reported as a viewer. */
  readonly #present = new Set<string>()
  /** Matches that wait to be watched in the slow queue; false once they were unwatched. */
  readonly #slowWatches = new Map<string, boolean>()
  /** Id of the queue request made through this socket. */
  #queued: string | null = null
  readonly #quota: SocketQuota
  readonly #reactions: TokenBucket
  #badFrames = 0
  #pending = 0
  #corked = false
  /** Bytes waiting for a slow reader, as counted for the address. */
  #buffered = 0
  readonly #sendToPerson = (message: ServerMessage) => this.#send(message)

  constructor(socket: WebSocket, stream: Duplex, person: string, deps: SocketDeps, quota: SocketQuota) {
    this.#socket = socket
    this.#stream = stream
    this.person = person
    this.#deps = deps
    this.#quota = quota
    this.#reactions = new TokenBucket(2, 0.5, performance.now())
  }

  listen(): void {
    const socket = this.#socket
    socket.on('message', (data: Buffer, binary: boolean) => this.#receive(binary ? null : data))
    socket.on('close', () => this.#closed())
    this.#stream.on('drain', () => this.#countBuffered())
  }

  #receive(data: Buffer | null): void {
    // Frames still arrive after a close, for as long as the other side does not answer it.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const arrived = performance.now()
    const admission = this.#quota.admitFrame()
    if (admission === 'abuse' || this.#pending > 200) return this.#socket.close(closeCodes.abuse)
    const message = data === null ? refuse('protocol.notJson') : readClientMessage(data.toString('utf8'))
    if (isRejection(message)) {
      this.#deps.onMessageHandled('bad', message.rejected, 0)
      if (++this.#badFrames > maxBadFrames) return this.#socket.close(closeCodes.abuse)
      return this.#send({ kind: 'error', why: message })
    }
    if (admission === 'refused' && !alwaysDone.has(message.kind))
      return this.#deps.onMessageHandled(message.kind, this.#tooMany(message), 0)
    this.#pending++
    this.#deps.rooms.networks.record(this.person, this.#quota.address)
    const endMove =
      message.kind === 'move' ? this.#deps.rooms.movesUnderWay.begin(message.match, this.person, message.decision, arrived) : undefined
    this.#answerInTurn(message, arrived)
      .then((result) => this.#deps.onMessageHandled(message.kind, result, performance.now() - arrived))
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#pending--
        endMove?.()
      })
  }

  /** Whether it was done is unknown: the client retries with the same id. */
  #failed(error: unknown): void {
    if (!(error instanceof StoreUnavailable) && !isUnavailable(error)) this.#deps.onError(error)
    this.#socket.close(tryLater)
  }

  async #answerInTurn(message: ClientMessage, arrived: number): Promise<string> {
    if (message.kind === 'ping') return this.#answer(message, arrived)
    if (!unlimitedKinds.has(message.kind) && !this.#quota.mayChange()) return this.#tooMany(message)
    const { queue, slowQueue, rooms } = this.#deps
    const inTurn = <T>(turns: FairQueue, work: () => Promise<T>) => turns.run(this.#quota.address, this.person, work)
    if (message.kind === 'watch') {
      const { match } = message
      const row = rooms.existing(match)?.row ?? (await inTurn(queue, () => rooms.stores.matches.find(match)))
      if (row && isReplayedToBeShown(row, rooms.existing(match), this.person)) {
        this.#slowWatches.set(match, true)
        return inTurn(slowQueue, async () => (this.#slowWatches.get(match) === false ? 'done' : this.#watch(message))).finally(() =>
          this.#slowWatches.delete(match),
        )
      }
    }
    return inTurn(queue, () => this.#answer(message, arrived))
  }

  async #answer(message: ClientMessage, arrived: number): Promise<string> {
    switch (message.kind) {
      case 'ping':
        this.#send({ kind: 'pong', at: message.at, now: Math.round(this.#deps.rooms.now()) })
        return 'done'
      case 'watch':
        return this.#watch(message)
      case 'unwatch':
        this.#unwatch(message.match)
        return 'done'
      case 'queue': {
        const refused = await this.#deps.matchmaking.join(this.person, message, this.#sendToPerson)
        if (refused) this.#send({ kind: 'refused', id: message.id, why: refused })
        else this.#queued = message.id
        // Disconnected while joining the queue.
        if (this.#socket.readyState !== this.#socket.OPEN) await this.#unqueue()
        return refused?.rejected ?? 'done'
      }
      case 'unqueue':
        await this.#deps.matchmaking.leave(this.person, message.id)
        return this.#reply(message.id, { seq: null })
      case 'react':
        if (!this.#reactions.take(performance.now())) return 'protocol.tooMany'
        return this.#runCommand(message, null, arrived)
      case 'leave':
        return this.#leave(message, arrived)
      default:
        return this.#runCommand(message, message.id, arrived)
    }
  }

  async #runCommand(message: Parameters<typeof runMatchCommand>[2], id: string | null, arrived: number): Promise<string> {
    let result = 'done'
    const reply: CommandReplyCallback = (answer) => {
      result = id === null ? 'done' : this.#reply(id, answer)
    }
    await runMatchCommand(this.#deps.rooms, this.person, message, reply, arrived)
    return result
  }

  async #leave(message: ClientMessageOf<'leave'>, arrived: number): Promise<string> {
    const room = await this.#deps.rooms.openFor(message.match, this.person, { seated: true })
    if (isRejection(room) || room.row.state !== 'open') return this.#runCommand(message, message.id, arrived)
    const stood = await standUp(this.#deps.rooms, this.person, message.match)
    return this.#reply(message.id, isRejection(stood) ? stood : { seq: null })
  }

  async #watch({ match, from }: ClientMessageOf<'watch'>): Promise<string> {
    // Disconnected while the message waited in the queue: nothing would unsubscribe it.
    if (this.#socket.readyState !== this.#socket.OPEN) return 'done'
    if (!this.#watched.has(match) && this.#watched.size >= limits.watched) return this.#sendLost(match, refuse('protocol.tooMany'))
    const before = this.#watched.get(match)
    if (before) this.#deps.rooms.unsubscribe(match, before)
    const subscriber: MatchSubscriber = { person: this.person, seq: null, send: (frame) => this.#sendFrame(frame) }
    this.#watched.set(match, subscriber)
    const refused = await this.#deps.rooms.subscribe(match, subscriber, from)
    // While the match was read, the socket may have closed, watched again or unwatched.
    const wanted = this.#watched.get(match) === subscriber
    if (refused) {
      if (wanted) this.#unwatch(match)
      return this.#sendLost(match, refused)
    }
    if (!wanted) this.#deps.rooms.unsubscribe(match, subscriber)
    else if (!this.#present.has(match)) {
      this.#present.add(match)
      this.#deps.onViewerJoined(match, this.person)
    }
    return 'done'
  }

  #unwatch(match: string): void {
    if (this.#slowWatches.has(match)) this.#slowWatches.set(match, false)
    const subscriber = this.#watched.get(match)
    if (!subscriber) return
    this.#watched.delete(match)
    this.#deps.rooms.unsubscribe(match, subscriber)
    if (this.#present.delete(match)) this.#deps.onViewerLeft(match, this.person)
  }

  async #unqueue(): Promise<void> {
    if (this.#queued !== null) await this.#deps.matchmaking.leave(this.person, this.#queued, this.#sendToPerson)
    this.#queued = null
  }

  #closed(): void {
    this.#countBuffered()
    for (const match of [...this.#watched.keys()]) this.#unwatch(match)
    this.#unqueue().catch((error: unknown) => isUnavailable(error) || this.#deps.onError(error))
  }

  #reply(id: string, answer: { readonly seq: number | null } | Rejection): string {
    const refused = isRejection(answer)
    this.#send(refused ? { kind: 'refused', id, why: answer } : { kind: 'done', id, seq: answer.seq })
    return refused ? answer.rejected : 'done'
  }

  #tooMany(message: ClientMessage): string {
    const why = refuse('protocol.tooMany')
    if ('id' in message) return this.#reply(message.id, why)
    return message.kind === 'watch' ? this.#sendLost(message.match, why) : why.rejected
  }

  #sendLost(match: string, why: Rejection): string {
    this.#send({ kind: 'lost', match, why })
    return why.rejected
  }

  #send(message: ServerMessage): void {
    this.#sendFrame(JSON.stringify(message))
  }

  #sendFrame(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A reply and its broadcast go out in one write: the write is the most expensive part of a move.
    if (!this.#corked) {
      this.#countBuffered()
      if (this.#buffered > maxBufferedBytes) return this.#socket.terminate()
      this.#corked = true
      this.#stream.cork()
      setImmediate(() => {
        this.#corked = false
        this.#stream.uncork()
        if (!this.#countBuffered()) this.#socket.terminate()
      })
    }
    this.#socket.send(frame)
  }

  /** Counts what the reader is slow to take: the stream says when that has drained. False when the address has too much of it. */
  #countBuffered(): boolean {
    const bytes = this.#stream.writableNeedDrain ? this.#socket.bufferedAmount : 0
    if (bytes === 0 && this.#buffered === 0) return true
    const fits = this.#quota.addBuffered(bytes - this.#buffered)
    this.#buffered = bytes
    return fits || bytes === 0
  }
}
