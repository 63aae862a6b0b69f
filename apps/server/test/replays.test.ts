import { isRejection, readMatch, Match, type Entry } from '@parlor/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshAskId, Guest } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { playingRow } from '../proofs/match-row.ts'
import { seatTwo } from '../proofs/table.ts'
import { games } from '../src/games.ts'
import { Fold } from '../src/match/fold.ts'
import { readFold } from '../src/match/read-fold.ts'
import { Replays } from '../src/people/replays.ts'
import type { LogRow } from '../src/store/log.ts'

const dots = games.find(({ game }) => game.id === 'dots')!
const none = undefined as never

let house: House
beforeAll(async () => {
  house = await openHouse({ rate: 1 })
}, 120_000)
afterAll(() => house.close())

/** Finished matches of the same two, which no room has open. */
async function finished(count: number): Promise<{ matches: string[]; guests: readonly Guest[] }> {
  const { rooms } = house.online
  const matches: string[] = []
  let guests: readonly [Guest, Guest] | undefined
  for (let i = 0; i < count; i++) {
    const seated = await seatTwo(house.base, dots, {}, guests)
    guests = seated.guests as [Guest, Guest]
    const line = await guests[0].connect()
    await line.ask({ kind: 'resign', match: seated.match, id: freshAskId() })
    line.close()
    await expect.poll(async () => (await rooms.stores.matches.find(seated.match))?.state).toBe('over')
    matches.push(seated.match)
  }
  await expect
    .poll(() => {
      for (const match of matches) {
        const room = rooms.known(match)
        if (room) room.used = 0
      }
      rooms.sweep()
      return matches.some((match) => rooms.known(match))
    })
    .toBe(false)
  return { matches, guests: guests! }
}

describe('a replay', () => {
  it('is read once for all who ask, with the names of today, and only so often for one address', async () => {
    const { matches, guests } = await finished(1)
    const match = matches[0]!
    const { token } = await guests[0]!.ask('share', {}, { match })
    const { rooms } = house.online
    rooms.known(match)!.used = 0
    rooms.sweep()
    const read = vi.spyOn(rooms.stores.snapshots, 'open')
    const both = await Promise.all(guests.map((guest) => guest.ask('replay', none, { match })))
    expect(both[0]).toEqual(both[1])
    await guests[1]!.ask('rename', { name: 'Wilhelmina' })
    const shared = await new Guest(house.base).ask('shared', none, { token })
    expect(shared.players.map(({ name }) => name)).toContain('Wilhelmina')
    const { players: _, ...record } = shared
    expect(readMatch(dots.game, record)).toBeInstanceOf(Match)
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
    const answers = []
    for (let i = 0; i < 30; i++) answers.push(await guests[0]!.call('replay', none, { match }))
    expect(answers.filter(isRejection)).toEqual([{ rejected: 'protocol.tooMany' }, { rejected: 'protocol.tooMany' }])
  })

  it('gives way to others when there are too many, those first that nobody asked for lately', async () => {
    const { matches } = await finished(3)
    const { rooms } = house.online
    const rows = await Promise.all(matches.map(async (match) => (await rooms.stores.matches.find(match))!))
    const [a, b, c] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
    const { players: _, ...record } = (await new Replays(rooms).of(a, null)) as { players: unknown }
    const replays = new Replays(rooms, Math.floor(2.5 * JSON.stringify(record).length))
    const read = vi.spyOn(rooms.stores.snapshots, 'open')
    for (const row of [a, b, a, c, a]) await replays.of(row, null)
    expect(read.mock.calls.map(([match]) => match)).toEqual([a.id, b.id, c.id])
    // What is exported drops nothing.
    await replays.of(b, null, { keep: false })
    await replays.of(a, null)
    await replays.of(c, null)
    expect(read.mock.calls.map(([match]) => match)).toEqual([a.id, b.id, c.id, b.id])
    read.mockRestore()
  })
})

describe('a long log', () => {
  it('is played in stretches, so that others have their turn', async () => {
    const row = playingRow(dots, ['p0', 'p1'], { created: 1_000, started: 1_000 })
    const whole = new Fold(dots, row)
    const rows: LogRow[] = []
    while (rows.length < 1_000) {
      const { match } = whole
      const { seat } = match.state.pending[0]!
      // There and back again, as long as one likes.
      const back = match.line.length > 0 ? match.line.at(-1)!.deed.seat : null
      if (rows.length % 2 === 1 && back !== null) match.undo(back)
      else match.play(seat, match.moves(seat)[0])
      const entry = match.log.at(-1) as Entry
      const next = { match: row.id, seq: whole.seq + 1, mover: `${rows.length}`, entry, at: 2_000 + rows.length, waited: 0, ends: false }
      whole.took(next)
      rows.push(next)
    }
    let turns = 0
    let done = false
    const turn = () => {
      turns++
      if (!done) setImmediate(turn)
    }
    setImmediate(turn)
    const fold = await readFold({ snapshots: { open: async () => ({ snapshot: null, rows }) }, log: {} } as never, dots, row)
    done = true
    expect(fold.match.hash()).toBe(whole.match.hash())
    expect(turns).toBeGreaterThanOrEqual(7)
  })
})
