import { isRejection } from '@parlor/kernel'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { runMatchCommand } from '../src/match/match-commands.ts'
import type { MatchRoom } from '../src/match/match-room.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { openNoopMessageBus } from '../src/message-bus.ts'
import { PersonNetworks } from '../src/person-networks.ts'
import type { MatchRow } from '../src/store/matches.ts'
import type { Stores } from '../src/store/stores.ts'
import { tableInfoFor } from '../src/tables/seating.ts'
import { dots } from './dots-test-table.ts'

const stored = new Map<string, MatchRow>()
let rooms: MatchRooms
const readLog = vi.fn(async () => ({ snapshot: null, rows: [] }))
/** Seq by idempotency key. */
const movers = new Map<string, number>()

beforeEach(() => {
  stored.clear()
  readLog.mockClear()
  const stores = {
    clock: { now: () => 1_000_000 },
    matches: { find: async (id: string) => stored.get(id) ?? null },
    snapshots: { open: readLog },
    log: { seqOf: async (_: string, mover: string) => movers.get(mover) },
    people: { publicPeopleIn: async () => new Map() },
  }
  rooms = new MatchRooms(stores as unknown as Stores, openNoopMessageBus(), { networks: new PersonNetworks('') })
})

function store(part: Partial<MatchRow> = {}): string {
  const row = playingMatchRow(dots, ['ann', 'ben'], part)
  stored.set(row.id, row)
  return row.id
}

async function open(id = store()): Promise<MatchRoom> {
  const room = await rooms.open(id)
  if (isRejection(room)) throw new Error(room.rejected)
  return room
}

describe('unused rooms', () => {
  /** Opens matches whose logs are that long. */
  async function openLong(count: number): Promise<MatchRoom[]> {
    const opened: MatchRoom[] = []
    for (let i = 0; i < count; i++) {
      const room = await open()
      room.replayed = { seq: 10_000 } as never
      opened.push(room)
    }
    return opened
  }

  const kept = (opened: readonly MatchRoom[]) => opened.map(({ id }) => rooms.existing(id) !== undefined)

  it('hold so many log entries together, the most recently used ones’', async () => {
    const opened = await openLong(5)
    await open(opened[0]!.id)
    rooms.evictIdle()
    expect(kept(opened)).toEqual([true, false, true, true, true])
  })

  it('are so many', async () => {
    for (let i = 0; i < 1_010; i++) await open()
    rooms.evictIdle()
    expect(rooms.size).toBe(1_000)
  })

  it('are not those that somebody watches, works in or has sent a move to', async () => {
    const used = await openLong(4)
    used[0]!.subscribers.add({ person: 'ann', seq: null, send() {} })
    const end = rooms.movesUnderWay.begin(used[1]!.id, 'ann', 1, 0)
    let finish = () => {}
    const working = used[2]!.runExclusive(() => new Promise<void>((resolve) => (finish = resolve)))
    const job = used[3]!.keepOpen(() => working)
    await openLong(5)
    for (const { id } of used) await open(id)
    for (const room of used) room.lastUsedAt = 0
    rooms.evictIdle()
    expect(kept(used)).toEqual([true, true, true, true])
    expect(rooms.size).toBe(8)
    used[0]!.subscribers.clear()
    end()
    finish()
    await job
    rooms.evictIdle()
    expect(kept(used)).toEqual([false, false, false, false])
  })
})

describe('rooms that hold too many log entries', () => {
  const crowded = { rejected: 'match.crowded' }
  const subscribe = (id: string, person: string) => rooms.subscribe(id, { person, seq: null, send() {} }, null)

  async function use(entries: number, ...people: string[]): Promise<MatchRoom> {
    const room = await open()
    room.replayed = { seq: entries } as never
    for (const person of people) room.subscribers.add({ person, seq: null, send() {} })
    return room
  }

  it('let in players of matches in progress only', async () => {
    const busy = await use(600_000, 'ann')
    const [match, over] = [store(), store({ state: 'over' })]
    expect(await subscribe(match, 'eve')).toBeNull()
    rooms.evictIdle()
    expect([await subscribe(match, 'zoe'), await subscribe(over, 'ann'), await subscribe(match, 'ann')]).toEqual([crowded, crowded, null])
    busy.subscribers.clear()
    rooms.evictIdle()
    expect(await subscribe(match, 'zoe')).toBeNull()
  })

  it('are closed to the networks that hold most, and to nobody else', async () => {
    for (const [person, address] of Object.entries({ ann: 'school', eve: 'first', ida: 'second', zoe: 'home', ben: 'new' }))
      rooms.networks.record(person, address)
    await use(20_000, 'ann')
    await use(300_000, 'eve', 'ida')
    const largest = await use(200_000, 'eve')
    await use(200_000, 'ida')
    await use(500, 'zoe')
    rooms.evictIdle()
    const over = store({ state: 'over' })
    const answers = async () => Promise.all(['ann', 'eve', 'ida', 'zoe', 'ben'].map((person) => subscribe(over, person)))
    expect(await answers()).toEqual([null, crowded, crowded, null, null])
    largest.subscribers.clear()
    rooms.evictIdle()
    expect(await answers()).toEqual([null, null, crowded, null, null])
  })
})

describe('a finished match that nobody looks at', () => {
  it('is not replayed for a table, a command or a changed name', async () => {
    const over = store({ state: 'over', outcome: { ranks: [1, 2], scores: [0, 0], reason: 'test' } as never })
    movers.set('0:earlier', 7).set('u:1:3', 4)
    const answers: unknown[] = []
    const command = (message: object) =>
      runMatchCommand(rooms, 'ann', { match: over, id: 'just-now', ...message } as never, (answer) => answers.push(answer))
    const move = { kind: 'move', decision: 1, move: 'a1', group: null, seen: 0 }
    for (const message of [move, { ...move, id: 'earlier' }, { kind: 'resign' }, { kind: 'resign', id: 'earlier' }, { kind: 'leave' }])
      await command(message)
    for (const message of [
      { kind: 'undo', step: 'ask', seq: 9 },
      { kind: 'draw', step: 'offer', line: 1 },
    ])
      await command(message)
    const isOver = { rejected: 'match.over' }
    const notBegun = { rejected: 'match.notBegun' }
    expect(answers).toEqual([isOver, { seq: 7 }, isOver, { seq: 7 }, isOver, notBegun, notBegun])
    expect(await tableInfoFor(rooms, 'ann', over)).toMatchObject({ state: 'over' })
    await rooms.refreshNames(['ann'])
    expect(readLog).not.toHaveBeenCalled()
    const frames: string[] = []
    expect(await rooms.subscribe(over, { person: 'ann', seq: null, send: (frame) => frames.push(frame) }, null)).toBeNull()
    expect(frames.map((frame) => (JSON.parse(frame) as { kind: string }).kind)).toEqual(['table', 'presence', 'sync'])
    expect(readLog).toHaveBeenCalledOnce()
  })
})

describe('a match that somebody may not see', () => {
  it('is refused before its log is read', async () => {
    const match = store({ spectators: { kind: 'denied' } })
    const unknown = { rejected: 'match.unknown' }
    expect(await tableInfoFor(rooms, 'eve', match)).toEqual(unknown)
    expect(await rooms.subscribe(match, { person: 'eve', seq: null, send() {} }, null)).toEqual(unknown)
    const replies: unknown[] = []
    await runMatchCommand(rooms, 'eve', { kind: 'resign', match, id: 'resign-now' }, (reply) => replies.push(reply))
    expect(replies).toEqual([unknown])
    expect([readLog.mock.calls.length, rooms.size]).toEqual([0, 0])
    await open(match)
    expect([readLog.mock.calls.length, rooms.size]).toEqual([1, 1])
  })
})

describe('a match in progress', () => {
  it('is not replayed for its table, nor for commands of those who have no seat', async () => {
    const match = store()
    expect(await tableInfoFor(rooms, 'eve', match)).toMatchObject({ state: 'playing', you: null })
    expect(await tableInfoFor(rooms, 'ben', match)).toMatchObject({
      state: 'playing',
      you: 1,
      seats: [{ kind: 'person' }, { kind: 'person' }],
    })
    const replies: unknown[] = []
    await runMatchCommand(rooms, 'eve', { kind: 'resign', match, id: 'resign-now' }, (reply) => replies.push(reply))
    expect(replies).toEqual([{ rejected: 'match.notSeated' }])
    expect([readLog.mock.calls.length, rooms.size]).toEqual([0, 0])
    // A request to take back ends with the next move.
    const offered = store({ offer: { seat: 0, seq: 0, granted: [] } })
    expect(await tableInfoFor(rooms, 'ann', offered)).toMatchObject({ offer: { seat: 0 } })
    expect(readLog).toHaveBeenCalledOnce()
  })
})
