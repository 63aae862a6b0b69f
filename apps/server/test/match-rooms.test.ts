import { isRejection } from '@parlor/kernel'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { runMatchCommand } from '../src/match/match-commands.ts'
import type { MatchRoom } from '../src/match/match-room.ts'
import { MatchRooms } from '../src/match/match-rooms.ts'
import { openNoopMessageBus } from '../src/message-bus.ts'
import type { MatchRow } from '../src/store/matches.ts'
import type { Stores } from '../src/store/stores.ts'
import { tableInfoFor } from '../src/tables/seating.ts'
import { dots } from './dots-test-table.ts'

const stored = new Map<string, MatchRow>()
let rooms: MatchRooms
const readLog = vi.fn(async () => ({ snapshot: null, rows: [] }))

beforeEach(() => {
  stored.clear()
  readLog.mockClear()
  const stores = {
    clock: { now: () => 1_000_000 },
    matches: { find: async (id: string) => stored.get(id) ?? null },
    snapshots: { open: readLog },
    people: { publicPeopleIn: async () => new Map() },
  }
  rooms = new MatchRooms(stores as unknown as Stores, openNoopMessageBus())
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
    const end = used[1]!.beginMove('ann', 1, 0)
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
  it('let in players of matches in progress only', async () => {
    const busy = await open()
    busy.replayed = { seq: 600_000 } as never
    busy.subscribers.add({ person: 'ann', seq: null, send() {} })
    const [match, over] = [store(), store({ state: 'over' })]
    const subscribe = (id: string, person: string) => rooms.subscribe(id, { person, seq: null, send() {} }, null)
    expect(await subscribe(match, 'eve')).toBeNull()
    rooms.evictIdle()
    const crowded = { rejected: 'match.crowded' }
    expect([await subscribe(match, 'zoe'), await subscribe(over, 'ann'), await subscribe(match, 'ann')]).toEqual([crowded, crowded, null])
    busy.subscribers.clear()
    rooms.evictIdle()
    expect(await subscribe(match, 'zoe')).toBeNull()
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
    expect(await tableInfoFor(rooms, 'ann', match)).toMatchObject({ state: 'playing' })
    expect([readLog.mock.calls.length, rooms.size]).toEqual([1, 1])
  })
})
