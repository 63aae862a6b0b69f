import { isRejection } from '@parlor/kernel'
import { readMatch, Match, type LogEntry } from '@parlor/kernel/host'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { readReplayedMatch } from '../src/match/read-replayed-match.ts'
import { ReplayCache } from '../src/match/replay-cache.ts'
import type { LogRow } from '../src/store/log-store.ts'

const dots = games.find(({ game }) => game.id === 'dots')!
const none = undefined as never

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ rate: 1 })
})
afterAll(() => server.close())

/** Finished matches of the same two, open in no room. */
async function finished(count: number): Promise<{ matches: string[]; guests: readonly TestClient[] }> {
  const { rooms } = server.online
  const matches: string[] = []
  let guests: readonly [TestClient, TestClient] | undefined
  for (let i = 0; i < count; i++) {
    const seated = await startMatchOfTwo(server.base, dots, {}, guests)
    guests = seated.guests as [TestClient, TestClient]
    const socket = await guests[0].connect()
    await socket.request({ kind: 'resign', match: seated.match, id: freshRequestId() })
    socket.close()
    await expect.poll(async () => (await rooms.stores.matches.find(seated.match))?.state).toBe('over')
    matches.push(seated.match)
  }
  await expect
    .poll(() => {
      for (const match of matches) {
        const room = rooms.existing(match)
        if (room) room.lastUsedAt = 0
      }
      rooms.evictIdle()
      return matches.some((match) => rooms.existing(match))
    })
    .toBe(false)
  return { matches, guests: guests! }
}

describe('a replay', () => {
  it('is read once for concurrent requests, with current names, and rate limited per address', async () => {
    const { matches, guests } = await finished(1)
    const match = matches[0]!
    const { token } = await guests[0]!.requestOrThrow('shareReplay', {}, { match })
    const { rooms } = server.online
    rooms.existing(match)!.lastUsedAt = 0
    rooms.evictIdle()
    const read = vi.spyOn(rooms.stores.snapshots, 'open')
    const both = await Promise.all(guests.map((guest) => guest.requestOrThrow('replay', none, { match })))
    expect(both[0]).toEqual(both[1])
    await guests[1]!.requestOrThrow('rename', { name: 'Wilhelmina' })
    const shared = await new TestClient(server.base).requestOrThrow('sharedReplay', none, { token })
    expect(shared.players.map(({ name }) => name)).toContain('Wilhelmina')
    const { players: _, ...record } = shared
    expect(readMatch(dots.game, record)).toBeInstanceOf(Match)
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
    const answers = []
    for (let i = 0; i < 30; i++) answers.push(await guests[0]!.request('replay', none, { match }))
    expect(answers.filter(isRejection)).toEqual([{ rejected: 'protocol.tooMany' }, { rejected: 'protocol.tooMany' }])
  })

  it('is evicted least recently used first', async () => {
    const { matches } = await finished(3)
    const { rooms } = server.online
    const rows = await Promise.all(matches.map(async (match) => (await rooms.stores.matches.find(match))!))
    const [a, b, c] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const { players: _, ...record } = (await new ReplayCache(rooms).get(a, null)) as { players: unknown }
    const replays = new ReplayCache(rooms, Math.floor(2.5 * JSON.stringify(record).length))
    const read = vi.spyOn(rooms.stores.snapshots, 'open')
    for (const row of [a, b, a, c, a]) await replays.get(row, null)
    expect(read.mock.calls.map(([match]) => match)).toEqual([a.id, b.id, c.id])
    // An export evicts nothing.
    await replays.get(b, null, { keep: false })
    await replays.get(a, null)
    await replays.get(c, null)
    expect(read.mock.calls.map(([match]) => match)).toEqual([a.id, b.id, c.id, b.id])
    read.mockRestore()
  })
})

describe('a long log', () => {
  it('is replayed in slices that yield to the event loop', async () => {
    const row = playingMatchRow(dots, ['p0', 'p1'], { created: 1_000, started: 1_000 })
    const whole = new ReplayedMatch(dots, row)
    const rows: LogRow[] = []
    while (rows.length < 1_000) {
      const { match } = whole
      const { seat } = match.state.pending[0]!
      // Alternates moves and undos.
      const back = match.history.length > 0 ? match.history.at(-1)!.entry.seat : null
      if (rows.length % 2 === 1 && back !== null) match.undo(back)
      else match.play(seat, match.moves(seat)[0])
      const entry = match.log.at(-1) as LogEntry
      const next = { match: row.id, seq: whole.seq + 1, mover: `${rows.length}`, entry, at: 2_000 + rows.length, waited: 0, ends: false }
      whole.recordCommitted(next)
      rows.push(next)
    }
    let turns = 0
    let done = false
    const turn = () => {
      turns++
      if (!done) setImmediate(turn)
    }
    setImmediate(turn)
    const replayed = await readReplayedMatch({ snapshots: { open: async () => ({ snapshot: null, rows }) }, log: {} } as never, dots, row)
    done = true
    expect(replayed.match.hash()).toBe(whole.match.hash())
    expect(turns).toBeGreaterThanOrEqual(7)
  })
})
