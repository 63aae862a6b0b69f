import { minimumRankedMoves } from '@parlor/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import type { TestServer } from '../proofs/test-server.ts'
import { SimulatedPlayer } from '../proofs/simulated-player.ts'
import { newAccountClient, playUntilMoves, startRankedMatch } from '../proofs/ranked-match.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { dots, newGuestClient, playOneMove, smallTable, openWatching } from './dots-test-table.ts'

/** The part of the suite about tables and pairing, on the suite's server. */
export function defineTableTests(runningServer: () => TestServer): void {
  let server: TestServer
  beforeAll(() => {
    server = runningServer()
  })
  const newGuest = () => newGuestClient(server.base)

  describe('a table', () => {
    it('is found by its code, starts when it is full, and plays again with seats changed', async () => {
      const [host, friend] = [new TestClient(server.base), new TestClient(server.base)]
      for (const guest of [host, friend]) await guest.requestOrThrow('ensureGuest', {})
      const id = freshRequestId()
      const made = await host.requestOrThrow('openTable', { id, table: newTableFor(dots, { ...smallTable, visibility: 'public' }) })
      expect(await host.requestOrThrow('openTable', { id, table: newTableFor(dots, smallTable) })).toEqual(made)
      expect((await friend.requestOrThrow('lobby')).tables.map(({ match }) => match)).toContain(made.match)
      expect(await friend.requestOrThrow('table', undefined as never, { match: made.match })).toMatchObject({
        code: null,
        you: null,
        state: 'open',
      })
      const { match } = await friend.requestOrThrow('tableByCode', undefined as never, { code: made.code.toLowerCase() })
      expect(await friend.request('setBotSeat', { seat: 1, level: 'easy' }, { match })).toEqual({ rejected: 'match.notHost' })
      expect(await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })).toMatchObject({ state: 'playing', you: 1 })
      const sockets = [await host.connect(), await friend.connect()]
      expect(await sockets[0]!.request({ kind: 'resign', match, id: freshRequestId() })).toBe(1)
      expect(await sockets[0]!.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })).toBeNull()
      expect(await sockets[1]!.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })).toBeNull()
      const { next } = await host.requestOrThrow('table', undefined as never, { match })
      expect(await host.requestOrThrow('table', undefined as never, { match: next! })).toMatchObject({ state: 'playing', you: 1 })
      for (const socket of sockets) socket.close()
    })

    it('with bots in every other seat starts at once, and a bot that sees the full state is refused', async () => {
      const domino = games.find(({ game }) => game.id === 'domino')!
      const guest = new TestClient(server.base)
      await guest.requestOrThrow('ensureGuest', {})
      const bots = (level: string) =>
        newTableFor(domino, { seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level }))] })
      expect(await guest.request('openTable', { id: freshRequestId(), table: bots('hard') })).toEqual({ rejected: 'game.levelOffline' })
      const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: bots('random') })
      const player = await new SimulatedPlayer([guest], domino, match, 0).start()
      await player.done
      expect((await guest.requestOrThrow('table', undefined as never, { match })).state).toBe('over')
    })

    it('applies its spectator policy: none, live, or delayed', async () => {
      const stranger = new TestClient(server.base)
      await stranger.requestOrThrow('ensureGuest', {})
      const socket = await stranger.connect()
      const denied = await startMatchOfTwo(server.base, dots, smallTable)
      const lost = socket.nextMessage('lost')
      socket.send({ kind: 'watch', match: denied.match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.unknown' })
      const late = await startMatchOfTwo(server.base, dots, { ...smallTable, spectators: { kind: 'delayed', seconds: 30 } })
      const sockets = await Promise.all(late.guests.map((guest) => openWatching(guest, late.match)))
      const shown = socket.nextMessage('sync', ({ match }) => match === late.match)
      socket.send({ kind: 'watch', match: late.match, from: null })
      await playOneMove(dots, late.match, sockets, 1)
      expect((await shown).seq).toBe(0)
      const steps = socket.nextMessage('steps')
      await server.advanceTime(31_000)
      expect((await steps).steps[0]!.seq).toBe(1)
      socket.close()
      for (const one of sockets) one.socket.close()
    })

    it('carries reactions and presence', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, smallTable)
      const [one, two] = await Promise.all(guests.map((guest) => openWatching(guest, match)))
      const reaction = two!.socket.nextMessage('reaction')
      one!.socket.send({ kind: 'react', match, reaction: 'wellPlayed' })
      expect(await reaction).toMatchObject({ seat: 0, reaction: 'wellPlayed' })
      const away = two!.socket.nextMessage('presence', ({ seats }) => seats[0] === 'away')
      one!.socket.close()
      await new Promise((resolve) => setTimeout(resolve, 700))
      await server.advanceTime(20_000)
      expect((await away).seats).toEqual(['away', 'here'])
      two!.socket.close()
    })
  })

  describe('a quick-match request', () => {
    it('that is resent leads to the same table, whether it took a seat, opened one, or both at once', async () => {
      const [host, friend] = [await newGuest(), await newGuest()]
      const waiting = { id: freshRequestId(), game: 'sumzero', secret: null }
      const { match } = await host.requestOrThrow('quickMatch', waiting)
      expect(await host.requestOrThrow('quickMatch', waiting)).toEqual({ match })
      const request = { id: freshRequestId(), game: 'sumzero', secret: null }
      expect(await friend.requestOrThrow('quickMatch', request)).toEqual({ match })
      expect(await friend.requestOrThrow('quickMatch', request)).toEqual({ match })
      const third = await newGuest()
      const twice = { id: freshRequestId(), game: 'sumzero', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => third.requestOrThrow('quickMatch', twice)))
      expect(new Set(answers.map((one) => one.match)).size).toBe(1)
      expect((await third.requestOrThrow('myTables')).tables).toHaveLength(1)
    })

    it('that finds two tables at the same moment takes one seat', async () => {
      for (let i = 0; i < 2; i++)
        await (
          await newGuest()
        ).requestOrThrow('openTable', {
          id: freshRequestId(),
          table: newTableFor(
            games.find(({ game }) => game.id === 'simpiece')!,
            { visibility: 'public', clock: { kind: 'move', seconds: 90 } },
          ),
        })
      const guest = await newGuest()
      const request = { id: freshRequestId(), game: 'simpiece', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => guest.requestOrThrow('quickMatch', request)))
      expect(new Set(answers.map(({ match }) => match)).size).toBe(1)
      expect((await guest.requestOrThrow('myTables')).tables).toHaveLength(1)
    })
  })

  describe('ranked play', () => {
    it('pairs two, changes both ratings once, and updates history, graph and leaderboard', async () => {
      const table = await startRankedMatch([await newAccountClient(server.base), await newAccountClient(server.base)], dots)
      const { match, sitters } = table
      const guests = sitters.map(({ guest }) => guest)
      const sockets = sitters.map(({ socket }) => socket)
      await playUntilMoves(table, dots, minimumRankedMoves('dots'))
      const seq = (await server.online.rooms.stores.log.read(match, 0)).length
      expect(await sockets[0]!.request({ kind: 'resign', match, id: freshRequestId() })).toBe(seq + 1)
      // The resignation is acknowledged first, then the match is settled with its ratings.
      await expect.poll(async () => (await guests[1]!.requestOrThrow('rating', undefined as never, { game: 'dots' })).now).not.toBeNull()
      const ratings = await Promise.all(guests.map((guest) => guest.requestOrThrow('rating', undefined as never, { game: 'dots' })))
      expect(ratings[0]!.now!.rating).toBeLessThan(1500)
      expect(ratings[1]!.now!.rating + ratings[0]!.now!.rating).toBeCloseTo(3000)
      expect(ratings[0]!.graph).toHaveLength(1)
      const { matches } = await guests[1]!.requestOrThrow('history')
      expect(matches[0]).toMatchObject({ match, ranked: true, outcome: { reason: 'resign' } })
      expect(matches[0]!.change).toBeGreaterThan(0)
      const { standings, you } = await guests[1]!.requestOrThrow('leaderboard', undefined as never, { game: 'dots' })
      // After one match the rating is too uncertain for the leaderboard.
      expect([standings, you!.rank, you!.games]).toEqual([[], null, 1])
      const { token } = await guests[0]!.requestOrThrow('shareReplay', {}, { match })
      expect(await new TestClient(server.base).requestOrThrow('sharedReplay', undefined as never, { token })).toMatchObject({
        game: 'dots',
        log: expect.arrayContaining([{ kind: 'resign', seat: 0, reason: 'resign' }]),
      })
      for (const socket of sockets) socket.close()
    })
  })
}
