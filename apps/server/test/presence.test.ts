import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inMemoryDatabase } from '../proofs/in-memory-database.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import { MatchRoom } from '../src/match/match-room.ts'
import { PresenceTracker } from '../src/match/presence-tracker.ts'
import type { MatchRooms } from '../src/match/match-rooms.ts'
import { freshId } from '../src/random.ts'
import type { Pool } from '../src/store/pool.ts'
import { PresenceTable } from '../src/store/presence-table.ts'
import { openStores, type Stores } from '../src/store/stores.ts'
import { dots } from './dots-test-table.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const databases = [['embedded', await inMemoryDatabase()] as const, ...(postgres ? [['PostgreSQL', { url: postgres.url }] as const] : [])]
if (!postgres) skipMissing('PostgreSQL', 'presence on it')

describe.each(databases)('presence on %s', (_, database) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await openStores(database, 'one')
  })
  afterAll(() => stores.close())

  /** All heartbeats are old but for one other node. */
  const die = async () => {
    await stores.pool.query('UPDATE heartbeats SET beat = 0', [])
    await new PresenceTable(stores.pool, 'other').heartbeat()
  }
  const seatsOf = async (table: PresenceTable, match: string) => [...((await table.presentSeats([match])).get(match) ?? [])].sort()

  it('is valid while its node has heartbeats, and for the grace period after leaving', async () => {
    const [one, two] = [new PresenceTable(stores.pool, 'one'), new PresenceTable(stores.pool, 'two')]
    const match = freshId()
    const [left, right] = [
      { match, seat: 0 },
      { match, seat: 1 },
    ]
    await one.writeChanges([left], [], 0)
    // Nobody is present at a node without heartbeats.
    expect(await seatsOf(two, match)).toEqual([])
    expect((await one.heartbeat()).held).toBe(false)
    await two.heartbeat()
    await two.writeChanges([right, left], [], 0)
    expect(await seatsOf(one, match)).toEqual([0, 1])
    await two.writeChanges([], [right], 60_000)
    expect(await seatsOf(one, match)).toEqual([0, 1])
    await two.writeChanges([], [right, left], -1)
    // The other node still has seat 0.
    expect(await seatsOf(two, match)).toEqual([0])
    expect((await one.heartbeat()).held).toBe(true)
    await die()
    expect(await seatsOf(two, match)).toEqual([])
    const { held, nodes } = await one.heartbeat()
    expect([held, nodes.replace(/:.*/, '')]).toEqual([false, 'other'])
    expect(await seatsOf(two, match)).toEqual([0])
    // After an outage of the database all heartbeats are old, and nobody is absent.
    await stores.pool.query('UPDATE heartbeats SET beat = beat - 60000', [])
    expect(await seatsOf(two, match)).toEqual([0])
    expect((await one.heartbeat()).held).toBe(true)
  })

  it('is not revived by a restarted node of the same name', async () => {
    const [before, after] = [new PresenceTable(stores.pool, 'same'), new PresenceTable(stores.pool, 'same')]
    const match = freshId()
    await before.heartbeat()
    await before.writeChanges([{ match, seat: 0 }], [], 0)
    await die()
    await after.heartbeat()
    expect(await seatsOf(after, match)).toEqual([])
    expect(await after.deleteExpired(1)).toBe(1)
    while ((await after.deleteExpired(10)) > 0);
    const { rows } = await stores.pool.query('SELECT count(*)::int AS n FROM presence WHERE match = $1', [match])
    expect(rows).toEqual([{ n: 0 }])
  })

  it('lists the matches that have changed', async () => {
    const table = new PresenceTable(stores.pool, 'one')
    const match = freshId()
    const { now } = await table.heartbeat()
    await table.writeChanges([{ match, seat: 0 }], [], 0)
    expect(await table.changedMatches(now)).toContain(match)
    expect(await table.changedMatches(now + 60_000)).toEqual([])
  })

  it('costs two statements per heartbeat, however many are present, and rewrites what was lost while the node counted as dead', async () => {
    let statements = 0
    const pool: Pool = { ...stores.pool, query: (...asked) => (statements++, stores.pool.query(...asked)) }
    const presence = new PresenceTable(pool, 'many')
    const shown: string[] = []
    const rooms = new Map(
      Array.from({ length: 300 }, () => {
        const room = new MatchRoom(dots, playingMatchRow(dots, ['0', '1']), new Map())
        room.sendPresence = () => void shown.push(room.id)
        return [room.id, room] as const
      }),
    )
    const presences = new PresenceTracker({ stores: { presence }, existing: (id: string) => rooms.get(id) } as unknown as MatchRooms)
    await presences.heartbeat()
    for (const id of rooms.keys()) for (const person of ['0', '1']) presences.viewerJoined(id, person)
    await presences.flush()
    const here = () => [...rooms.values()].reduce((sum, room) => sum + room.presentSeats.size, 0)
    expect([here(), shown.length]).toEqual([600, 300])
    // Recent changes are read again; then none.
    await stores.pool.query('UPDATE presence SET changed = 0', [])
    statements = 0
    for (let beat = 0; beat < 5; beat++) {
      await presences.flush()
      await presences.heartbeat()
    }
    expect(statements).toBe(10)
    expect(shown.length).toBe(300)
    await die()
    while ((await presence.deleteExpired(1_000)) > 0);
    await presences.heartbeat()
    const [match] = rooms.keys()
    expect(await seatsOf(presence, match!)).toEqual([0, 1])
    presences.viewerLeft(match!, '0')
    await presences.flush()
    // Grace period.
    expect(await seatsOf(presence, match!)).toEqual([0, 1])
    await stores.pool.query("UPDATE presence SET until = 1 WHERE until < 'Infinity'", [])
    await presences.heartbeat()
    expect([...rooms.get(match!)!.presentSeats]).toEqual([1])
    // Who leaves while the node counts as dead and cannot say so is not here once it counts as living.
    presences.viewerLeft(match!, '1')
    await die()
    const writing = vi.spyOn(presence, 'writeChanges').mockRejectedValueOnce(new Error('away'))
    await expect(presences.flush()).rejects.toThrow('away')
    writing.mockRestore()
    await presences.heartbeat()
    await stores.pool.query("UPDATE presence SET until = 1 WHERE until < 'Infinity'", [])
    expect(await seatsOf(presence, match!)).toEqual([])
  })
})
