import { EventEmitter } from 'node:events'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { ClientMessage } from '@parlor/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { FairQueue } from '../src/fair-queue.ts'
import { gameById } from '../src/games.ts'
import { MatchRoom } from '../src/match/match-room.ts'
import { MovesUnderWay } from '../src/match/moves-under-way.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { serveSocket, type SocketDeps } from '../src/socket/connection.ts'
import { ConnectionLimiter } from '../src/socket/connection-limiter.ts'

/** A server's end of a socket, whose reader is as slow as the test says. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []
  readonly stream = Object.assign(new EventEmitter(), { writableNeedDrain: false, cork() {}, uncork() {} })

  send(frame: string): void {
    this.sent.push(frame)
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return
    this.readyState = 3
    this.stream.writableNeedDrain = false
    this.emit('close')
  }

  /** So many bytes are left of what was sent. */
  leaveUnread(bytes: number): void {
    this.bufferedAmount = bytes
    this.stream.writableNeedDrain = bytes > 0
  }

  receive(message: ClientMessage): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }

  /** Makes the server send something. */
  async prompt(): Promise<void> {
    this.receive({ kind: 'ping', at: 1 })
    await nextTurn()
    await nextTurn()
  }
}

const row = playingMatchRow(gameById('dots') as GamePackage, ['ann', 'ben'])
let room: MatchRoom
let movesUnderWay: MovesUnderWay
let limiter: ConnectionLimiter
let subscribe: ReturnType<typeof vi.fn>
let deps: SocketDeps

beforeEach(() => {
  room = new MatchRoom(gameById('dots') as GamePackage, row, new Map())
  movesUnderWay = new MovesUnderWay()
  limiter = new ConnectionLimiter({ maxOpen: 100, burst: 100, perSecond: 1, maxBuffered: 2_000_000 })
  subscribe = vi.fn(async () => null)
  deps = {
    rooms: {
      now: () => 0,
      subscribe,
      unsubscribe: vi.fn(),
      existing: () => room,
      movesUnderWay,
      networks: { record() {} },
      openFor: () => new Promise(() => {}),
    } as never,
    matchmaking: {} as never,
    rate: 1,
    queue: new FairQueue(1, 1),
    slowQueue: new FairQueue(1, 1),
    onViewerJoined: vi.fn(),
    onViewerLeft: vi.fn(),
    onMessageHandled() {},
    onError: (error) => expect.fail(String(error)),
  }
})

function open(person: string): FakeSocket {
  const socket = new FakeSocket()
  limiter.tryOpen('home', 0)
  serveSocket(socket as unknown as WebSocket, socket.stream as unknown as Duplex, person, deps, {
    address: 'home',
    admitFrame: () => 'admitted',
    mayChange: () => true,
    addBuffered: (bytes) => limiter.addBuffered('home', bytes),
  })
  return socket
}

describe('a message that waits in the queue when its socket ends', () => {
  it('subscribes to nothing', async () => {
    let release = () => {}
    void deps.queue.run('home', 'other', () => new Promise<void>((resolve) => (release = resolve)))
    const [gone, stays] = [open('ann'), open('ben')]
    for (const socket of [gone, stays]) socket.receive({ kind: 'watch', match: row.id, from: null })
    gone.terminate()
    release()
    await expect.poll(() => vi.mocked(deps.onViewerJoined).mock.calls).toEqual([[row.id, 'ben']])
    expect(subscribe.mock.calls.map(([, { person }]) => person as string)).toEqual(['ben'])
    expect(deps.onViewerLeft).not.toHaveBeenCalled()
  })
})

it('a message that comes while its socket closes is not done', async () => {
  const socket = open('ann')
  socket.readyState = 2
  socket.receive({ kind: 'watch', match: row.id, from: null })
  await nextTurn()
  await nextTurn()
  expect(subscribe).not.toHaveBeenCalled()
  expect(socket.sent).toEqual([])
})

describe('a move under way', () => {
  it('is its own person’s and decision’s only, and noted before its match is open', () => {
    const people = ['ann', 'ben']
    deps.rooms.existing = () => undefined
    const decisions = [7, 8]
    for (const person of people)
      for (const decision of decisions)
        open(person).receive({ kind: 'move', match: row.id, id: `a-move-${decision}`, decision, move: 'a1', group: null, seen: 0 })
    const arrivals = (person: string) => [...decisions, 9].map((decision) => movesUnderWay.arrivalsOf(row.id, person, decision).length)
    expect([...people, 'eve'].map(arrivals)).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [0, 0, 0],
    ])
    expect([movesUnderWay.has(row.id), movesUnderWay.has('another')]).toEqual([true, false])
  })

  it('is forgotten once it is answered', async () => {
    deps.rooms.openFor = async () => ({ rejected: 'match.unknown' })
    open('ann').receive({ kind: 'move', match: row.id, id: 'a-move-7', decision: 7, move: 'a1', group: null, seen: 0 })
    expect(movesUnderWay.has(row.id)).toBe(true)
    await expect.poll(() => movesUnderWay.has(row.id)).toBe(false)
  })
})

describe('a match that is replayed to be shown', () => {
  const delayed = { kind: 'delayed', seconds: 30 } as const
  /** Who is shown the match while the queue of what takes long is full. */
  async function shownAtOnce(part: Partial<typeof row>, ...people: string[]): Promise<string[]> {
    room.row = { ...row, ...part }
    void deps.slowQueue.run('home', 'other', () => new Promise(() => {}))
    for (const person of people) open(person).receive({ kind: 'watch', match: row.id, from: null })
    for (let i = 0; i < 20; i++) await nextTurn()
    return subscribe.mock.calls.map(([, { person }]) => person as string)
  }

  it('is one that is over and open without its log', async () => {
    expect(await shownAtOnce({ state: 'over' }, 'ann')).toEqual([])
    room.replayed = new ReplayedMatch(room.pkg, row)
    expect(await shownAtOnce({ state: 'over' }, 'ann')).toEqual(['ann'])
  })

  it('is one that the first delayed spectator comes to', async () => {
    expect(await shownAtOnce({ spectators: delayed }, 'eve', 'ann')).toEqual(['ann'])
    room.delayed = new ReplayedMatch(room.pkg, row)
    expect(await shownAtOnce({ spectators: delayed }, 'eve')).toEqual(['ann', 'eve'])
  })
})

describe('a reader who is slow', () => {
  it('is disconnected when too much is left', async () => {
    const socket = open('ann')
    socket.leaveUnread(900_000)
    await socket.prompt()
    expect(socket.readyState).toBe(socket.OPEN)
    socket.leaveUnread(1_100_000)
    await socket.prompt()
    expect(socket.readyState).not.toBe(socket.OPEN)
  })

  it('is disconnected when too much is left at all sockets of the address together, and nobody else is', async () => {
    const slow = [open('ann'), open('ann'), open('ann')]
    const quick = open('ben')
    for (const socket of slow) {
      socket.leaveUnread(900_000)
      await socket.prompt()
    }
    await quick.prompt()
    const isOpen = () => [...slow, quick].map((socket) => socket.readyState === socket.OPEN)
    expect(isOpen()).toEqual([true, true, false, true])
    // What was read or given up no longer counts.
    slow[0]!.leaveUnread(0)
    slow[0]!.stream.emit('drain')
    const next = open('ben')
    next.leaveUnread(900_000)
    await next.prompt()
    expect(isOpen()).toEqual([true, true, false, true])
    expect(next.readyState).toBe(next.OPEN)
  })
})
