import type { Duplex } from 'node:stream'
import { isRejection, type Rejection } from '@parlor/kernel'
import { closeCodes, limits, readAsk, refuse, type Ask, type AskOf, type Tell } from '@parlor/protocol'
import type { WebSocket } from 'ws'
import type { FairQueue } from '../fair-queue.ts'
import { StoreAway } from '../match/commit.ts'
import { deed, type Reply } from '../match/deeds.ts'
import type { Viewing } from '../match/room.ts'
import type { Rooms } from '../match/rooms.ts'
import { stand } from '../tables/sit.ts'
import { isAway } from '../store/pool.ts'
import type { Matchmaking } from '../tables/matchmaking.ts'
import { Bucket } from './bucket.ts'

/** What a connection works with. */
export interface Floor {
  readonly rooms: Rooms
  readonly matchmaking: Matchmaking
  readonly rate: number
  /** What people ask for is done in turns by address, on sockets and by requests alike. */
  readonly queue: FairQueue
  /** Somebody begins or stops to look at a match from here. */
  came(match: string, person: string): void
  went(match: string, person: string): void
  measured(kind: Ask['kind'] | 'bad', result: string, ms: number): void
  broke(error: unknown): void
}

/** Where a socket comes from, and whether one more frame may come from there. */
export interface SocketLine {
  readonly address: string
  mayReceive(): boolean
  /** Whether they may ask for one more thing that is not a move. */
  mayChange(): boolean
}

/** What may be asked as often as frames may come: it costs the database nothing, or is a move. */
const unlimited: ReadonlySet<Ask['kind']> = new Set(['ping', 'unwatch', 'move', 'resign', 'leave', 'unqueue'])

/** A reader that has not read so much is cut off; it comes back and is shown the whole. */
const mostBuffered = 4_000_000
const mostBad = 20
/** Closing with this asks the client to come back in a while. */
const tryLater = 1013

/** Serves one socket of one person for as long as it lasts. */
export function serve(socket: WebSocket, stream: Duplex, person: string, floor: Floor, line: SocketLine): void {
  const connection = new Connection(socket, stream, person, floor, line)
  connection.listen()
}

class Connection {
  readonly person: string
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #floor: Floor
  readonly #watched = new Map<string, Viewing>()
  /** Matches that others have been told of: that this person looks at them from here. */
  readonly #present = new Set<string>()
  /** The wish for an opponent that came through this socket. */
  #queued: string | null = null
  readonly #line: SocketLine
  readonly #reactions: Bucket
  #bad = 0
  #underWay = 0
  #held = false
  readonly #tell = (tell: Tell) => this.#send(tell)

  constructor(socket: WebSocket, stream: Duplex, person: string, floor: Floor, line: SocketLine) {
    this.#socket = socket
    this.#stream = stream
    this.person = person
    this.#floor = floor
    this.#line = line
    this.#reactions = new Bucket(2, 0.5, performance.now())
  }

  listen(): void {
    const socket = this.#socket
    socket.on('message', (data: Buffer, binary: boolean) => this.#receive(binary ? null : data))
    socket.on('close', () => this.#closed())
  }

  #receive(data: Buffer | null): void {
    const arrived = performance.now()
    if (!this.#line.mayReceive() || this.#underWay > 200) return this.#socket.close(closeCodes.abuse)
    const ask = data === null ? refuse('protocol.notJson') : readAsk(data.toString('utf8'))
    if (isRejection(ask)) {
      this.#floor.measured('bad', ask.rejected, 0)
      if (++this.#bad > mostBad) return this.#socket.close(closeCodes.abuse)
      return this.#send({ kind: 'error', why: ask })
    }
    this.#underWay++
    const played = ask.kind === 'move' ? this.#floor.rooms.known(ask.match) : undefined
    played?.movesUnderWay.push(arrived)
    const answered =
      ask.kind === 'ping' ? this.#answer(ask, arrived) : this.#floor.queue.run(this.#line.address, () => this.#answer(ask, arrived))
    answered
      .then((result) => this.#floor.measured(ask.kind, result, performance.now() - arrived))
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#underWay--
        played?.movesUnderWay.splice(played.movesUnderWay.indexOf(arrived), 1)
      })
  }

  /** Nobody knows whether it was done: the client asks again under the same name, and finds out. */
  #failed(error: unknown): void {
    if (!(error instanceof StoreAway) && !isAway(error)) this.#floor.broke(error)
    this.#socket.close(tryLater)
  }

  async #answer(ask: Ask, arrived: number): Promise<string> {
    if (!unlimited.has(ask.kind) && !this.#line.mayChange()) return this.#tooMany(ask)
    switch (ask.kind) {
      case 'ping':
        this.#send({ kind: 'pong', at: ask.at, now: Math.round(this.#floor.rooms.now()) })
        return 'done'
      case 'watch':
        return this.#watch(ask)
      case 'unwatch':
        this.#unwatch(ask.match)
        return 'done'
      case 'queue': {
        const refused = await this.#floor.matchmaking.join(this.person, ask, this.#tell)
        if (refused) this.#send({ kind: 'refused', id: ask.id, why: refused })
        else this.#queued = ask.id
        // Whoever went while they were being let in waits for nobody.
        if (this.#socket.readyState !== this.#socket.OPEN) await this.#unqueue()
        return refused?.rejected ?? 'done'
      }
      case 'unqueue':
        await this.#floor.matchmaking.leave(this.person, ask.id)
        return this.#reply(ask.id, { seq: null })
      case 'react':
        if (!this.#reactions.take(performance.now())) return 'protocol.tooMany'
        return this.#deed(ask, null, arrived)
      case 'leave':
        return this.#leave(ask, arrived)
      default:
        return this.#deed(ask, ask.id, arrived)
    }
  }

  async #deed(ask: Parameters<typeof deed>[2], id: string | null, arrived: number): Promise<string> {
    let result = 'done'
    const reply: Reply = (answer) => {
      result = id === null ? 'done' : this.#reply(id, answer)
    }
    await deed(this.#floor.rooms, this.person, ask, reply, arrived)
    return result
  }

  async #leave(ask: AskOf<'leave'>, arrived: number): Promise<string> {
    const room = await this.#floor.rooms.open(ask.match)
    if (isRejection(room) || room.row.state !== 'open') return this.#deed(ask, ask.id, arrived)
    const stood = await stand(this.#floor.rooms, this.person, ask.match)
    return this.#reply(ask.id, isRejection(stood) ? stood : { seq: null })
  }

  async #watch({ match, from }: AskOf<'watch'>): Promise<string> {
    if (!this.#watched.has(match) && this.#watched.size >= limits.watched) return this.#lost(match, refuse('protocol.tooMany'))
    const before = this.#watched.get(match)
    if (before) this.#floor.rooms.unwatch(match, before)
    const viewing: Viewing = { person: this.person, seq: null, send: (frame) => this.#put(frame) }
    this.#watched.set(match, viewing)
    const refused = await this.#floor.rooms.watch(match, viewing, from)
    // While the match was read, the socket may have gone, or have asked for it again, or for it no more.
    const wanted = this.#watched.get(match) === viewing
    if (refused) {
      if (wanted) this.#unwatch(match)
      return this.#lost(match, refused)
    }
    if (!wanted) this.#floor.rooms.unwatch(match, viewing)
    else if (!this.#present.has(match)) {
      this.#present.add(match)
      this.#floor.came(match, this.person)
    }
    return 'done'
  }

  #unwatch(match: string): void {
    const viewing = this.#watched.get(match)
    if (!viewing) return
    this.#watched.delete(match)
    this.#floor.rooms.unwatch(match, viewing)
    if (this.#present.delete(match)) this.#floor.went(match, this.person)
  }

  async #unqueue(): Promise<void> {
    if (this.#queued !== null) await this.#floor.matchmaking.leave(this.person, this.#queued, this.#tell)
    this.#queued = null
  }

  #closed(): void {
    for (const match of [...this.#watched.keys()]) this.#unwatch(match)
    this.#unqueue().catch((error: unknown) => isAway(error) || this.#floor.broke(error))
  }

  #reply(id: string, answer: { readonly seq: number | null } | Rejection): string {
    const refused = isRejection(answer)
    this.#send(refused ? { kind: 'refused', id, why: answer } : { kind: 'done', id, seq: answer.seq })
    return refused ? answer.rejected : 'done'
  }

  #tooMany(ask: Ask): string {
    const why = refuse('protocol.tooMany')
    if ('id' in ask) return this.#reply(ask.id, why)
    return ask.kind === 'watch' ? this.#lost(ask.match, why) : why.rejected
  }

  #lost(match: string, why: Rejection): string {
    this.#send({ kind: 'lost', match, why })
    return why.rejected
  }

  #send(tell: Tell): void {
    this.#put(JSON.stringify(tell))
  }

  #put(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > mostBuffered) return this.#socket.terminate()
    // An answer and what it brought about go out in one write: writing costs more than everything else about a move.
    if (!this.#held) {
      this.#held = true
      this.#stream.cork()
      setImmediate(() => {
        this.#held = false
        this.#stream.uncork()
      })
    }
    this.#socket.send(frame)
  }
}
