import { isRejection } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import { seatsWithReplacedWord, verifyDeal } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import type { Config } from '../src/index.ts'
import { SimulatedPlayer } from '../proofs/simulated-player.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { defineTableTests } from './table-suite.ts'
import { dots, playOneMove, smallTable, openWatching } from './dots-test-table.ts'

/** The same tests for every database. */
export function definePlayTests(config: Partial<Config>): void {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(config)
  })
  afterAll(() => server.close())

  describe.each(games.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_, pkg) => {
    it('is played to its end by two people at real sockets, every move once', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, pkg)
      const players = guests.map((guest, seat) => new SimulatedPlayer([guest], pkg, match, seat, { copies: [1, 3], cut: 0.03 }))
      expect(await guests[0].request('replay', undefined as never, { match })).toEqual({ rejected: 'match.notOver' })
      await Promise.all(players.map((player) => player.start()))
      await Promise.all(players.map((player) => player.done))
      const log = await server.online.rooms.stores.log.read(match, 0)
      expect(new Set(log.map(({ mover }) => mover)).size).toBe(log.length)
      for (const { mover, seq } of players.flatMap(({ acks }) => acks)) expect(log[seq - 1]!.mover).toBe(mover)
      expect(players.flatMap(({ acks }) => acks).length).toBe(log.filter(({ mover }) => /^[01]:/.test(mover)).length)
      const table = await guests[1].requestOrThrow('table', undefined as never, { match })
      expect(table.state).toBe('over')
      const { anchor } = table.fair.deal!
      const page = await guests[1].requestOrThrow('anchorPage', undefined as never, { page: String(anchor.page) })
      expect(verifyDeal({ match, fair: table.fair, page }, null)).toEqual([])
      expect(seatsWithReplacedWord(table.fair.deal!)).toEqual([])
      expect(table.fair.deal!.words!.filter((word) => word !== null)).toHaveLength(2)
      const { players: names, ...record } = await guests[1].requestOrThrow('replay', undefined as never, { match })
      expect(names).toHaveLength(table.seats.length)
      const replay = readMatch(pkg.game, record)
      expect(replay).toBeInstanceOf(Match)
      expect((replay as Match).outcome).toEqual(table.outcome)
    })
  })

  describe('a move', () => {
    it('that is sent again gets its stored answer, on the same socket and on another', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, smallTable)
      const sockets = await Promise.all(guests.map((guest) => openWatching(guest, match)))
      const { seat, ask } = await playOneMove(dots, match, sockets, 1)
      await playOneMove(dots, match, sockets, 2)
      expect(await sockets[seat]!.socket.request(ask)).toBe(1)
      const other = await guests[seat]!.connect()
      expect(await other.request(ask)).toBe(1)
      expect(await other.request({ ...ask, id: freshRequestId() })).toEqual({ rejected: 'match.staleDecision' })
      expect(await server.online.rooms.stores.log.read(match, 0)).toHaveLength(2)
      other.close()
      for (const { socket } of sockets) socket.close()
    })

    it('of somebody else’s seat, match or notation is refused', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, smallTable)
      const stranger = new TestClient(server.base)
      await stranger.requestOrThrow('ensureGuest', {})
      const [socket, own] = [await stranger.connect(), await guests[0].connect()]
      const move = { kind: 'move' as const, match, id: freshRequestId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await socket.request(move)).toEqual({ rejected: 'match.unknown' })
      expect(await socket.request({ ...move, match: 'f'.repeat(20) })).toEqual({ rejected: 'match.unknown' })
      expect(isRejection(await own.request({ ...move, id: freshRequestId(), move: 'nonsense' }))).toBe(true)
      socket.close()
      own.close()
    })
  })

  describe('a reconnecting client', () => {
    it('gets the missed steps, or the full state when there are too many', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, smallTable)
      const sockets = await Promise.all(guests.map((guest) => openWatching(guest, match)))
      for (let seq = 1; seq <= 36; seq++) await playOneMove(dots, match, sockets, seq)
      const socket = await guests[0].connect()
      const near = socket.nextMessage('steps')
      socket.send({ kind: 'watch', match, from: 30 })
      expect(await near).toMatchObject({ from: 30, steps: [31, 32, 33, 34, 35, 36].map((seq) => ({ seq })) })
      const far = socket.nextMessage('sync')
      socket.send({ kind: 'watch', match, from: 2 })
      const sync = await far
      expect(sync.seq).toBe(36)
      expect(sync.story.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
      const all = socket.nextMessage('steps')
      socket.send({ kind: 'watch', match, from: 36 })
      expect((await all).steps).toEqual([])
      socket.close()
      for (const one of sockets) one.socket.close()
    })
  })

  describe('undo', () => {
    it('needs the other’s consent and then sends both the full state', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, smallTable)
      const sockets = await Promise.all(guests.map((guest) => openWatching(guest, match)))
      const { seat } = await playOneMove(dots, match, sockets, 1)
      const [mover, other] = [sockets[seat]!.socket, sockets[1 - seat]!.socket]
      expect(await other.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toEqual({ rejected: 'undo.nothing' })
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 0 })).toEqual({ rejected: 'undo.stale' })
      const offered = other.nextMessage('table', ({ table }) => table.offer !== null)
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toBeNull()
      expect((await offered).table.offer).toEqual({ seat, seq: 1, granted: [] })
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'grant', seq: 1 })).toBeNull()
      const back = [mover, other].map((socket) => socket.nextMessage('sync'))
      const grant = { kind: 'undo' as const, match, id: freshRequestId(), step: 'grant' as const, seq: 1 }
      expect(await other.request(grant)).toBe(2)
      // A retry after a lost reply gets the same result.
      expect(await other.request(grant)).toBe(2)
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toBe(2)
      for (const sync of await Promise.all(back)) expect(sync).toMatchObject({ seq: 2, story: [], practice: null })
      for (const { socket } of sockets) socket.close()
    })

    it('is refused past a barrier', async () => {
      const pkg = games.find(({ game }) => game.id === 'mahjong')!
      const { match, guests } = await startMatchOfTwo(server.base, pkg)
      const sockets = await Promise.all(guests.map((guest) => openWatching(guest, match)))
      const { seat } = await playOneMove(pkg, match, sockets, 1)
      expect(await sockets[seat]!.socket.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toEqual({
        rejected: 'undo.barrier',
      })
      for (const { socket } of sockets) socket.close()
    })
  })

  describe('time', () => {
    it('runs out on the server: a move is forced, and a whole clock loses the match of two', async () => {
      const forced = await startMatchOfTwo(server.base, dots, { ...smallTable, clock: { kind: 'move', seconds: 30 } })
      const lost = await startMatchOfTwo(server.base, dots, { ...smallTable, clock: { kind: 'total', minutes: 1, increment: 0 } })
      const one = await openWatching(forced.guests[0], forced.match)
      const two = await openWatching(lost.guests[0], lost.match)
      expect(one.sync.clock!.left.every((left) => left <= 30_000)).toBe(true)
      const [step, over] = [one.socket.nextMessage('steps'), two.socket.nextMessage('table', ({ table }) => table.state === 'over')]
      await server.advanceTime(61_000)
      expect((await step).steps[0]!.line.kind).toBe('timeout')
      expect((await over).table.outcome).toMatchObject({ reason: 'time', ranks: [2, 1] })
      one.socket.close()
      two.socket.close()
    })
  })

  describe('absent players', () => {
    it('are substituted by a bot after a while, and leaving a table of two resigns', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, {
        ...smallTable,
        absent: { kind: 'bot', level: 'easy', seconds: 5 },
      })
      await server.advanceTime(20_000)
      const { socket } = await openWatching(guests[1], match)
      await socket.nextMessage('steps')
      const [entry] = await server.online.rooms.stores.log.read(match, 0)
      expect(entry!.mover).toMatch(/^b:/)
      socket.close()
      const second = await startMatchOfTwo(server.base, dots, smallTable)
      const leaver = await second.guests[0].connect()
      expect(await leaver.request({ kind: 'leave', match: second.match, id: freshRequestId() })).toBe(1)
      expect(await second.guests[1].requestOrThrow('table', undefined as never, { match: second.match })).toMatchObject({
        state: 'over',
        outcome: { reason: 'left', ranks: [2, 1] },
      })
      leaver.close()
    })
  })

  describe('a match on rules that this node does not have', () => {
    it('is left to a node that has them', async () => {
      const guest = new TestClient(server.base)
      await guest.requestOrThrow('ensureGuest', {})
      const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, smallTable) })
      const { pool, log } = server.online.rooms.stores
      await pool.query("UPDATE matches SET version = version + 1, state = 'playing', started = 1 WHERE id = $1", [match])
      await pool.query("INSERT INTO match_jobs (match, lane, due) VALUES ($1, 'clock', 1)", [match])
      const socket = await guest.connect()
      const lost = socket.nextMessage('lost')
      socket.send({ kind: 'watch', match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.otherRules' })
      const move = { kind: 'move' as const, match, id: freshRequestId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await socket.request(move)).toEqual({ rejected: 'match.otherRules' })
      expect(await guest.request('takeSeat', { seat: null, secret: null }, { match })).toEqual({ rejected: 'match.otherRules' })
      socket.close()
      // Its job is given back once and stays due: a node with the rules may take it at once.
      await expect
        .poll(async () => (await pool.query('SELECT claim, due, lease FROM match_jobs WHERE match = $1', [match])).rows)
        .toEqual([{ claim: 1, due: 1, lease: 0 }])
      expect(await log.read(match, 0)).toEqual([])
    })
  })

  defineTableTests(() => server)
}
