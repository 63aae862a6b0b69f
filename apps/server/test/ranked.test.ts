import { isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import { minimumRankedMoves, rankedRules, refuse } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, type TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { gameByIdOrThrow } from '../proofs/test-tables.ts'
import {
  closeSockets,
  newAccountClient,
  waitUntilOver,
  playUntilMoves,
  joinRankedQueue,
  startRankedMatch,
  currentView,
  type RankedMatch,
} from '../proofs/ranked-match.ts'
import { forfeitSeat } from '../src/match/ending-commands.ts'
import { abortPenaltyUntil } from '../src/ratings/abort-penalty.ts'
import type { MatchRoom } from '../src/match/match-room.ts'
import { startRematch } from '../src/tables/rematch.ts'

const [dots, domino, simpiece] = ['dots', 'domino', 'simpiece'].map(gameByIdOrThrow) as [GamePackage, GamePackage, GamePackage]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const players = (count: number) => Promise.all(Array.from({ length: count }, () => newAccountClient(server.base)))
const ratingOf = async (guest: TestClient, game = 'dots') => (await guest.requestOrThrow('rating', undefined as never, { game })).now

async function begun(count = 2, pkg = dots): Promise<RankedMatch> {
  return startRankedMatch(await players(count), pkg)
}

const id = () => freshRequestId()

describe('a ranked match', () => {
  it('that is left before it counts is aborted: no rating, and the aborter is recorded', async () => {
    const table = await begun()
    const { match, sitters } = table
    await playUntilMoves(table, dots, 1)
    expect(isRejection(await sitters[1]!.socket.request({ kind: 'resign', match, id: id() }))).toBe(false)
    expect((await waitUntilOver(table)).outcome).toEqual({ scores: [0, 0], ranks: [1, 1], reason: 'abort' })
    for (const { guest } of sitters) expect(await ratingOf(guest)).toBeNull()
    const me = await sitters[1]!.guest.requestOrThrow('me')
    const { rows } = await server.online.rooms.stores.pool.query('SELECT person FROM aborts WHERE match = $1', [match])
    expect(rows).toEqual([{ person: me.id }])
    closeSockets(table)
  })

  it('counts from the game’s minimum on: then it can be resigned, not aborted', async () => {
    const table = await begun()
    const { match, sitters } = table
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    expect(await sitters[0]!.socket.request({ kind: 'abort', match, id: id() })).toEqual({ rejected: 'ranked.counts' })
    await sitters[0]!.socket.request({ kind: 'resign', match, id: id() })
    expect((await waitUntilOver(table)).outcome).toMatchObject({ ranks: [2, 1], reason: 'resign' })
    expect((await ratingOf(sitters[0]!.guest))!.rating).toBeLessThan(1500)
    expect((await ratingOf(sitters[1]!.guest))!.rating).toBeGreaterThan(1500)
    closeSockets(table)
  })

  it('is aborted on a no-show', async () => {
    const table = await begun()
    const { match, sitters } = table
    const late = currentView(sitters[0]!, match).pending[0]!.seat
    await server.advanceTime((rankedRules.noShowSeconds - 4) * 1000)
    await new Promise((resolve) => setTimeout(resolve, 1_300))
    expect((await sitters[0]!.guest.requestOrThrow('table', undefined as never, { match })).state).toBe('playing')
    await server.advanceTime(5_000)
    expect((await waitUntilOver(table)).outcome!.reason).toBe('abort')
    const { rows } = await server.online.rooms.stores.pool.query('SELECT person FROM aborts WHERE match = $1', [match])
    expect(rows).toEqual([{ person: (await sitters[late]!.guest.requestOrThrow('me')).id }])
    closeSockets(table)
  })

  it('that its players know to be over keeps nobody out of the queue, though it is not settled yet', async () => {
    const table = await begun()
    const { match, sitters } = table
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    const { matches } = server.online.rooms.stores
    const change = vi.spyOn(matches, 'change').mockImplementation(async (...args) => {
      if (args[1].state === 'over') await new Promise((resolve) => setTimeout(resolve, 500))
      change.mockRestore()
      return matches.change(...args)
    })
    await sitters[0]!.socket.request({ kind: 'resign', match, id: id() })
    await expect.poll(() => currentView(sitters[1]!, match).outcome).not.toBeNull()
    expect((await matches.find(match))!.state).toBe('playing')
    expect(await joinRankedQueue(sitters[1]!.socket, dots)).toBe('queued')
    expect((await matches.find(match))!.state).toBe('over')
    closeSockets(table)
  })

  it('refuses every copy of a queue request alike, also after the reason for it is gone', async () => {
    const table = await begun()
    const { match, sitters } = table
    const { socket } = sitters[0]!
    const request = { kind: 'queue' as const, id: id(), game: 'dots', preset: dots.game.options.presets[0]!.id, ranked: true, secret: null }
    const refused = async () => {
      const next = socket.nextMessage('refused', (message) => message.id === request.id)
      socket.send(request)
      return (await next).why.rejected
    }
    expect(await refused()).toBe('ranked.playing')
    await socket.request({ kind: 'abort', match, id: id() })
    await waitUntilOver(table)
    expect(await refused()).toBe('ranked.playing')
    expect(await joinRankedQueue(socket, dots)).toBe('queued')
    closeSockets(table)
  })

  it('is one at a time, by the first preset, and paused after too many aborts', async () => {
    const [one] = await players(1)
    const socket = await one!.connect()
    socket.send({ kind: 'queue', id: 'another-preset', game: 'dots', preset: 'quick', ranked: true, secret: null })
    expect((await socket.nextMessage('refused')).why.rejected).toBe('protocol.badField')
    for (let k = 0; k <= rankedRules.abortsAllowed; k++) {
      const [other] = await players(1)
      const table = await startRankedMatch([one!, other!], dots)
      expect(await joinRankedQueue(socket, dots)).toEqual({ rejected: 'ranked.playing' })
      await table.sitters.find(({ guest }) => guest === one)!.socket.request({ kind: 'abort', match: table.match, id: id() })
      await waitUntilOver(table)
      closeSockets(table)
    }
    const refused = await joinRankedQueue(socket, dots)
    expect(refused).toMatchObject({ rejected: 'ranked.paused', params: { count: rankedRules.pauseMinutes } })
    await server.advanceTime(rankedRules.pauseMinutes * 60_000)
    expect(await joinRankedQueue(socket, dots)).toBe('queued')
    socket.close()
  })
})

describe('a claim', () => {
  it('is refused while the other is present, or not absent for long enough; then it wins', async () => {
    const table = await begun()
    const { match, sitters } = table
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    const owing = currentView(sitters[0]!, match).pending[0]!.seat
    const [absent, present] = [sitters[owing]!, sitters[1 - owing]!]
    const claim = () => present.socket.request({ kind: 'claim', match, id: id(), seat: owing })
    await expect.poll(claim).toEqual({ rejected: 'claim.present' })
    expect(await absent.socket.request({ kind: 'claim', match, id: id(), seat: 1 - owing })).toEqual({ rejected: 'claim.present' })
    const { presence } = server.online.rooms.stores
    const hereCount = async () => (await presence.presentSeats([match])).get(match)?.size ?? 0
    await expect.poll(hereCount, { timeout: 15_000 }).toBe(2)
    absent.socket.close()
    await expect.poll(hereCount, { timeout: 15_000 }).toBe(1)
    expect(await claim()).toMatchObject({ rejected: 'claim.early' })
    // Whatever the node believes: the database's time decides.
    const { pool, clock } = server.online.rooms.stores
    const { now } = clock
    clock.now = () => now.call(clock) + 600_000
    expect(await claim()).toMatchObject({ rejected: 'claim.early' })
    clock.now = now
    // A minute passes; the heartbeat of a present player's node goes on.
    await server.advanceTime(rankedRules.claimSeconds * 1000)
    const stay = (since: number) =>
      pool.query('UPDATE presence SET until = $3, since = $4 WHERE match = $1 AND seat = $2', [
        match,
        present.seat,
        clock.now() + 15_000,
        since,
      ])
    await stay(clock.now() - 30_000)
    expect(await claim()).toMatchObject({ rejected: 'claim.early' })
    await stay(clock.now() - 61_000)
    expect(isRejection(await claim())).toBe(false)
    expect((await waitUntilOver({ match, sitters: [present] })).outcome).toMatchObject({ reason: 'left' })
    expect((await ratingOf(present.guest))!.rating).toBeGreaterThan(1500)
    present.socket.close()
  })
})

describe('a claim at a larger table', () => {
  it('is refused when the player is found to have moved meanwhile', async () => {
    const table = await begun(4, domino)
    await playUntilMoves(table, domino, minimumRankedMoves('domino'))
    const { rooms } = server.online
    const room = await rooms.open(table.match)
    if (isRejection(room)) throw new Error(room.rejected)
    const answers: unknown[] = []
    const claim = (refusal: Rejection | null) =>
      room.runExclusive(() =>
        forfeitSeat(
          rooms,
          room,
          2,
          `1:${id()}`,
          'left',
          (answer) => answers.push(answer),
          () => refusal,
        ),
      )
    await claim(refuse('claim.present'))
    expect(room.row.seats[2]).toMatchObject({ left: false })
    await claim(null)
    expect(room.row.seats[2]).toMatchObject({ left: true })
    expect(answers).toEqual([{ rejected: 'claim.present' }, { seq: null }])
    closeSockets(table)
  })
})

describe('a draw', () => {
  it('is offered once a move, declined by a move, and committed when it is accepted', async () => {
    const table = await begun(2, simpiece)
    const { match, sitters } = table
    const offer = (seat: number) => sitters[seat]!.socket.request({ kind: 'draw', match, id: id(), step: 'offer', line: 0 })
    const standing = async () => (await sitters[0]!.guest.requestOrThrow('table', undefined as never, { match })).draw!.offer!
    expect(await offer(0)).toEqual({ rejected: 'draw.early' })
    await playUntilMoves(table, simpiece, minimumRankedMoves('simpiece'))
    expect(await sitters[1]!.socket.request({ kind: 'draw', match, id: id(), step: 'accept', line: 0 })).toEqual({
      rejected: 'draw.notOffered',
    })
    expect(await offer(0)).toBeNull()
    const first = await standing()
    expect(first).toMatchObject({ seat: 0, accepted: [] })
    expect(await sitters[1]!.socket.request({ kind: 'draw', match, id: id(), step: 'decline', line: first.line })).toBeNull()
    expect(await offer(0)).toEqual({ rejected: 'draw.wait' })
    expect(await offer(1)).toBeNull()
    const { line } = await standing()
    const again = (at: number) => sitters[0]!.socket.request({ kind: 'draw', match, id: id(), step: 'offer', line: at })
    // A late copy of an older offer, and an offer while another is open, accept nothing.
    expect(await again(first.line - 1)).toEqual({ rejected: 'draw.notOffered' })
    expect(await again(line)).toBeNull()
    expect((await standing()).accepted).toEqual([])
    expect(await sitters[1]!.socket.request({ kind: 'draw', match, id: id(), step: 'accept', line })).toBeNull()
    const accepted = await sitters[0]!.socket.request({ kind: 'draw', match, id: id(), step: 'accept', line })
    expect(accepted).toBe(line + 1)
    expect((await waitUntilOver(table)).outcome).toEqual({ scores: [0, 0], ranks: [1, 1], reason: 'draw' })
    const log = await server.online.rooms.stores.log.read(match, 0)
    expect(log.at(-1)!.entry).toEqual({ kind: 'draw', seat: 0 })
    expect((await ratingOf(sitters[0]!.guest, 'simpiece'))!.rating).toBeCloseTo(1500)
    closeSockets(table)
  })

  it('is refused in a game without draws', async () => {
    const table = await begun()
    await playUntilMoves(table, dots, minimumRankedMoves('dots'))
    const answer = await table.sitters[0]!.socket.request({ kind: 'draw', match: table.match, id: id(), step: 'offer', line: 0 })
    expect(answer).toEqual({ rejected: 'draw.none' })
    closeSockets(table)
  })
})

describe('ranked Domino', () => {
  it('waits for four people, plays on without whoever leaves, and rates them last', async () => {
    const three = await players(3)
    const sockets = await Promise.all(three.map((guest) => guest.connect()))
    for (const socket of sockets) await joinRankedQueue(socket, domino)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(sockets.some((socket) => socket.messages.some(({ kind }) => kind === 'paired'))).toBe(false)
    for (const socket of sockets) socket.close()
    const table = await begun(4, domino)
    const { match, sitters } = table
    const shown = await sitters[0]!.guest.requestOrThrow('table', undefined as never, { match })
    expect(shown.seats.every(({ kind }) => kind === 'person')).toBe(true)
    await playUntilMoves(table, domino, minimumRankedMoves('domino'))
    expect(await sitters[2]!.socket.request({ kind: 'resign', match, id: id() })).toBeNull()
    const rest = { match, sitters: sitters.filter(({ seat }) => seat !== 2) }
    const left = await sitters[0]!.guest.requestOrThrow('table', undefined as never, { match })
    expect(left).toMatchObject({ state: 'playing', seats: [{}, {}, { left: true }, {}] })
    await sitters[3]!.socket.request({ kind: 'leave', match, id: id() })
    await sitters[1]!.socket.request({ kind: 'leave', match, id: id() })
    await waitUntilOver(rest)
    const ratings = await Promise.all(sitters.map(async ({ guest }) => (await ratingOf(guest, 'domino'))!.rating))
    expect(ratings[0]).toBeGreaterThan(1500)
    // Those who left are rated behind who stayed, level with each other.
    expect(Math.max(ratings[2]!, ratings[3]!)).toBeLessThan(ratings[1]!)
    expect(ratings[2]).toBeCloseTo(ratings[3]!)
    expect(ratings[1]).toBeLessThan(ratings[0]!)
    // A bot would have to sit where somebody has left; an older node may have let them ask.
    for (const { socket } of sitters)
      expect(await socket.request({ kind: 'rematch', match, id: id(), wanted: true })).toEqual({ rejected: 'rematch.someoneLeft' })
    const { rooms } = server.online
    const room = (await rooms.open(match)) as MatchRoom
    await room.runExclusive(async () => {
      await rooms.change(room, () => ({ rematch: [0, 1, 2, 3] }))
      await startRematch(rooms, room)
    })
    expect((await rooms.stores.matches.find(match))!.next).toBeNull()
    closeSockets(table)
  })
})

describe('the pause', () => {
  const minute = 60_000
  it('begins with the third abort in half an hour, or the seventh of a day, and doubles', () => {
    expect(abortPenaltyUntil([0, minute], 2 * minute)).toBe(0)
    expect(abortPenaltyUntil([0, minute, 2 * minute], 3 * minute)).toBe(7 * minute)
    expect(abortPenaltyUntil([0, minute, 2 * minute], 8 * minute)).toBe(0)
    expect(abortPenaltyUntil([0, minute, 2 * minute, 10 * minute], 11 * minute)).toBe(20 * minute)
    const hourly = Array.from({ length: 7 }, (_, k) => k * 60 * minute)
    expect(abortPenaltyUntil(hourly.slice(0, 6), 300 * minute)).toBe(0)
    expect(abortPenaltyUntil(hourly, 361 * minute)).toBe(365 * minute)
    expect(abortPenaltyUntil(hourly, 1_801 * minute)).toBe(0)
  })
})
