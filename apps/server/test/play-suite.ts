import { isRejection, type GamePackage } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import { minimumRankedMoves, seatsWithReplacedWord, verifyDeal } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient, randomMove } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import type { Config } from '../src/index.ts'
import { SimulatedPlayer } from '../proofs/simulated-player.ts'
import { newAccountClient, playUntilMoves, startRankedMatch } from '../proofs/ranked-match.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'

/** The same tests for every database. */
export function definePlayTests(place: Partial<Config>): void {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(place)
  }, 120_000)
  afterAll(() => server.close())

  const dots = games.find(({ game }) => game.id === 'dots')!
  const small = { options: { ...(dots.game.options.presets[0]!.options as Record<string, unknown>) } }

  async function arrived(): Promise<TestClient> {
    const guest = new TestClient(server.base)
    await guest.requestOrThrow('ensureGuest', {})
    return guest
  }

  async function watched(guest: TestClient, match: string) {
    const socket = await guest.connect()
    const synced = socket.nextMessage('sync')
    socket.send({ kind: 'watch', match, from: null })
    return { socket, sync: await synced }
  }

  /** Makes a pending move, and waits until both have received it. */
  async function oneMove(pkg: GamePackage, match: string, sockets: readonly Awaited<ReturnType<typeof watched>>[], seq: number) {
    const moves = sockets.map(({ socket, sync }, seat) => {
      const views = [
        sync.view,
        ...socket.messages.flatMap((message) =>
          message.kind === 'steps' ? message.steps.map(({ view }) => view) : message.kind === 'sync' ? [message.view] : [],
        ),
      ]
      return randomMove(pkg, views.at(-1)!, seat, [seq, 2, 3, seq])
    })
    const seat = moves.findIndex((move) => move !== null)
    const arrived = sockets.map(({ socket }) => socket.nextMessage('steps', (message) => message.steps.some((step) => step.seq === seq)))
    const ask = { kind: 'move' as const, match, id: freshRequestId(), ...moves[seat]!, group: null, seen: 0 }
    expect(await sockets[seat]!.socket.request(ask)).toBe(seq)
    await Promise.all(arrived)
    return { seat, ask }
  }

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
      const { match, guests } = await startMatchOfTwo(server.base, dots, small)
      const sockets = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat, ask } = await oneMove(dots, match, sockets, 1)
      await oneMove(dots, match, sockets, 2)
      expect(await sockets[seat]!.socket.request(ask)).toBe(1)
      const other = await guests[seat]!.connect()
      expect(await other.request(ask)).toBe(1)
      expect(await other.request({ ...ask, id: freshRequestId() })).toEqual({ rejected: 'match.staleDecision' })
      expect(await server.online.rooms.stores.log.read(match, 0)).toHaveLength(2)
      other.close()
      for (const { socket } of sockets) socket.close()
    })

    it('of somebody else’s seat, match or notation is refused', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, small)
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
      const { match, guests } = await startMatchOfTwo(server.base, dots, small)
      const sockets = await Promise.all(guests.map((guest) => watched(guest, match)))
      for (let seq = 1; seq <= 36; seq++) await oneMove(dots, match, sockets, seq)
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
      const { match, guests } = await startMatchOfTwo(server.base, dots, small)
      const sockets = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(dots, match, sockets, 1)
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
      const sockets = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(pkg, match, sockets, 1)
      expect(await sockets[seat]!.socket.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toEqual({
        rejected: 'undo.barrier',
      })
      for (const { socket } of sockets) socket.close()
    })
  })

  describe('time', () => {
    it('runs out on the server: a move is forced, and a whole clock loses the match of two', async () => {
      const forced = await startMatchOfTwo(server.base, dots, { ...small, clock: { kind: 'move', seconds: 30 } })
      const lost = await startMatchOfTwo(server.base, dots, { ...small, clock: { kind: 'total', minutes: 1, increment: 0 } })
      const one = await watched(forced.guests[0], forced.match)
      const two = await watched(lost.guests[0], lost.match)
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
      const { match, guests } = await startMatchOfTwo(server.base, dots, { ...small, absent: { kind: 'bot', level: 'easy', seconds: 5 } })
      await server.advanceTime(20_000)
      const { socket } = await watched(guests[1], match)
      await socket.nextMessage('steps')
      const [entry] = await server.online.rooms.stores.log.read(match, 0)
      expect(entry!.mover).toMatch(/^b:/)
      socket.close()
      const second = await startMatchOfTwo(server.base, dots, small)
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
    it('is left as it is, to a node that has them', async () => {
      const guest = new TestClient(server.base)
      await guest.requestOrThrow('ensureGuest', {})
      const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, small) })
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
      // The job is retried in a while: a node with the rules may have it by then.
      await expect
        .poll(async () => (await pool.query('SELECT due FROM match_jobs WHERE match = $1', [match])).rows[0]?.['due'] as number)
        .toBeGreaterThan(1)
      expect(await log.read(match, 0)).toEqual([])
    })
  })

  describe('a table', () => {
    it('is found by its code, starts when it is full, and plays again with seats changed', async () => {
      const [host, friend] = [new TestClient(server.base), new TestClient(server.base)]
      for (const guest of [host, friend]) await guest.requestOrThrow('ensureGuest', {})
      const id = freshRequestId()
      const made = await host.requestOrThrow('openTable', { id, table: newTableFor(dots, { ...small, visibility: 'public' }) })
      expect(await host.requestOrThrow('openTable', { id, table: newTableFor(dots, small) })).toEqual(made)
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
      const denied = await startMatchOfTwo(server.base, dots, small)
      const lost = socket.nextMessage('lost')
      socket.send({ kind: 'watch', match: denied.match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.unknown' })
      const late = await startMatchOfTwo(server.base, dots, { ...small, spectators: { kind: 'delayed', seconds: 30 } })
      const sockets = await Promise.all(late.guests.map((guest) => watched(guest, late.match)))
      const shown = socket.nextMessage('sync', ({ match }) => match === late.match)
      socket.send({ kind: 'watch', match: late.match, from: null })
      await oneMove(dots, late.match, sockets, 1)
      expect((await shown).seq).toBe(0)
      const steps = socket.nextMessage('steps')
      await server.advanceTime(31_000)
      expect((await steps).steps[0]!.seq).toBe(1)
      socket.close()
      for (const one of sockets) one.socket.close()
    })

    it('carries reactions and presence', async () => {
      const { match, guests } = await startMatchOfTwo(server.base, dots, small)
      const [one, two] = await Promise.all(guests.map((guest) => watched(guest, match)))
      const heard = two!.socket.nextMessage('reaction')
      one!.socket.send({ kind: 'react', match, reaction: 'wellPlayed' })
      expect(await heard).toMatchObject({ seat: 0, reaction: 'wellPlayed' })
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
      const [host, friend] = [await arrived(), await arrived()]
      const waiting = { id: freshRequestId(), game: 'sumzero', secret: null }
      const { match } = await host.requestOrThrow('quickMatch', waiting)
      expect(await host.requestOrThrow('quickMatch', waiting)).toEqual({ match })
      const wish = { id: freshRequestId(), game: 'sumzero', secret: null }
      expect(await friend.requestOrThrow('quickMatch', wish)).toEqual({ match })
      expect(await friend.requestOrThrow('quickMatch', wish)).toEqual({ match })
      const third = await arrived()
      const twice = { id: freshRequestId(), game: 'sumzero', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => third.requestOrThrow('quickMatch', twice)))
      expect(new Set(answers.map((one) => one.match)).size).toBe(1)
      expect((await third.requestOrThrow('myTables')).tables).toHaveLength(1)
    })

    it('that finds two tables at the same moment takes one seat', async () => {
      for (let i = 0; i < 2; i++)
        await (
          await arrived()
        ).requestOrThrow('openTable', {
          id: freshRequestId(),
          table: newTableFor(
            games.find(({ game }) => game.id === 'simpiece')!,
            { visibility: 'public' },
          ),
        })
      const guest = await arrived()
      const wish = { id: freshRequestId(), game: 'simpiece', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => guest.requestOrThrow('quickMatch', wish)))
      expect(new Set(answers.map(({ match }) => match)).size).toBe(1)
      expect((await guest.requestOrThrow('myTables')).tables).toHaveLength(1)
    })
  })

  describe('ranked play', () => {
    it('pairs two, changes both ratings once, and tells history, graph and leaders', async () => {
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
