import { isRejection, Match, readMatch, type GamePackage } from '@parlor/kernel'
import { minimumRankedMoves, seatsWithReplacedWord, verifyDeal } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient, randomMove } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import type { Config } from '../src/index.ts'
import { SimulatedPlayer } from '../proofs/simulated-player.ts'
import { newAccountClient, playUntilMoves, startRankedMatch } from '../proofs/ranked-match.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'

/** What people do at a node, whichever database it has. */
export function definePlayTests(place: Partial<Config>): void {
  let house: TestServer
  beforeAll(async () => {
    house = await openTestServer(place)
  }, 120_000)
  afterAll(() => house.close())

  const dots = games.find(({ game }) => game.id === 'dots')!
  const small = { options: { ...(dots.game.options.presets[0]!.options as Record<string, unknown>) } }

  async function arrived(): Promise<TestClient> {
    const guest = new TestClient(house.base)
    await guest.requestOrThrow('arrive', {})
    return guest
  }

  async function watched(guest: TestClient, match: string) {
    const line = await guest.connect()
    const synced = line.nextMessage('sync')
    line.send({ kind: 'watch', match, from: null })
    return { line, sync: await synced }
  }

  /** Lets whoever owes a move make one, and waits until both have seen it. */
  async function oneMove(pkg: GamePackage, match: string, lines: readonly Awaited<ReturnType<typeof watched>>[], seq: number) {
    const moves = lines.map(({ line, sync }, seat) => {
      const views = [
        sync.view,
        ...line.messages.flatMap((tell) =>
          tell.kind === 'steps' ? tell.steps.map(({ view }) => view) : tell.kind === 'sync' ? [tell.view] : [],
        ),
      ]
      return randomMove(pkg, views.at(-1)!, seat, [seq, 2, 3, seq])
    })
    const seat = moves.findIndex((move) => move !== null)
    const arrived = lines.map(({ line }) => line.nextMessage('steps', (tell) => tell.steps.some((step) => step.seq === seq)))
    const ask = { kind: 'move' as const, match, id: freshRequestId(), ...moves[seat]!, group: null, seen: 0 }
    expect(await lines[seat]!.line.request(ask)).toBe(seq)
    await Promise.all(arrived)
    return { seat, ask }
  }

  describe.each(games.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_, pkg) => {
    it('is played to its end by two people at real sockets, every move once', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, pkg)
      const players = guests.map((guest, seat) => new SimulatedPlayer([guest], pkg, match, seat, { copies: [1, 3], cut: 0.03 }))
      expect(await guests[0].request('replay', undefined as never, { match })).toEqual({ rejected: 'match.notOver' })
      await Promise.all(players.map((player) => player.start()))
      await Promise.all(players.map((player) => player.done))
      const log = await house.online.rooms.stores.log.read(match, 0)
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
      const { match, guests } = await startMatchOfTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat, ask } = await oneMove(dots, match, lines, 1)
      await oneMove(dots, match, lines, 2)
      expect(await lines[seat]!.line.request(ask)).toBe(1)
      const other = await guests[seat]!.connect()
      expect(await other.request(ask)).toBe(1)
      expect(await other.request({ ...ask, id: freshRequestId() })).toEqual({ rejected: 'match.staleDecision' })
      expect(await house.online.rooms.stores.log.read(match, 0)).toHaveLength(2)
      other.close()
      for (const { line } of lines) line.close()
    })

    it('of somebody else’s seat, match or notation is refused', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, dots, small)
      const stranger = new TestClient(house.base)
      await stranger.requestOrThrow('arrive', {})
      const [line, own] = [await stranger.connect(), await guests[0].connect()]
      const move = { kind: 'move' as const, match, id: freshRequestId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await line.request(move)).toEqual({ rejected: 'match.unknown' })
      expect(await line.request({ ...move, match: 'f'.repeat(20) })).toEqual({ rejected: 'match.unknown' })
      expect(isRejection(await own.request({ ...move, id: freshRequestId(), move: 'nonsense' }))).toBe(true)
      line.close()
      own.close()
    })
  })

  describe('whoever returns', () => {
    it('is told what they missed step by step, or the whole when it is too much', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      for (let seq = 1; seq <= 36; seq++) await oneMove(dots, match, lines, seq)
      const line = await guests[0].connect()
      const near = line.nextMessage('steps')
      line.send({ kind: 'watch', match, from: 30 })
      expect(await near).toMatchObject({ from: 30, steps: [31, 32, 33, 34, 35, 36].map((seq) => ({ seq })) })
      const far = line.nextMessage('sync')
      line.send({ kind: 'watch', match, from: 2 })
      const sync = await far
      expect(sync.seq).toBe(36)
      expect(sync.story.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
      const all = line.nextMessage('steps')
      line.send({ kind: 'watch', match, from: 36 })
      expect((await all).steps).toEqual([])
      line.close()
      for (const one of lines) one.line.close()
    })
  })

  describe('taking back', () => {
    it('needs the other’s consent and then shows both the whole', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(dots, match, lines, 1)
      const [mover, other] = [lines[seat]!.line, lines[1 - seat]!.line]
      expect(await other.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toEqual({ rejected: 'undo.nothing' })
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 0 })).toEqual({ rejected: 'undo.stale' })
      const offered = other.nextMessage('table', ({ table }) => table.offer !== null)
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toBeNull()
      expect((await offered).table.offer).toEqual({ seat, seq: 1, granted: [] })
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'grant', seq: 1 })).toBeNull()
      const back = [mover, other].map((line) => line.nextMessage('sync'))
      const grant = { kind: 'undo' as const, match, id: freshRequestId(), step: 'grant' as const, seq: 1 }
      expect(await other.request(grant)).toBe(2)
      // Whoever lost the answer asks again, and is told the same.
      expect(await other.request(grant)).toBe(2)
      expect(await mover.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toBe(2)
      for (const sync of await Promise.all(back)) expect(sync).toMatchObject({ seq: 2, story: [], practice: null })
      for (const { line } of lines) line.close()
    })

    it('is refused past what somebody has learned', async () => {
      const pkg = games.find(({ game }) => game.id === 'mahjong')!
      const { match, guests } = await startMatchOfTwo(house.base, pkg)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(pkg, match, lines, 1)
      expect(await lines[seat]!.line.request({ kind: 'undo', match, id: freshRequestId(), step: 'ask', seq: 1 })).toEqual({
        rejected: 'undo.barrier',
      })
      for (const { line } of lines) line.close()
    })
  })

  describe('time', () => {
    it('runs out on the server: a move is forced, and a whole clock loses the match of two', async () => {
      const forced = await startMatchOfTwo(house.base, dots, { ...small, clock: { kind: 'move', seconds: 30 } })
      const lost = await startMatchOfTwo(house.base, dots, { ...small, clock: { kind: 'total', minutes: 1, increment: 0 } })
      const one = await watched(forced.guests[0], forced.match)
      const two = await watched(lost.guests[0], lost.match)
      expect(one.sync.clock!.left.every((left) => left <= 30_000)).toBe(true)
      const [step, over] = [one.line.nextMessage('steps'), two.line.nextMessage('table', ({ table }) => table.state === 'over')]
      await house.advanceTime(61_000)
      expect((await step).steps[0]!.line.kind).toBe('timeout')
      expect((await over).table.outcome).toMatchObject({ reason: 'time', ranks: [2, 1] })
      one.line.close()
      two.line.close()
    })
  })

  describe('the absent', () => {
    it('are played for by a bot after a while, and whoever leaves a table of two gives up', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, dots, { ...small, absent: { kind: 'bot', level: 'easy', seconds: 5 } })
      await house.advanceTime(20_000)
      const { line } = await watched(guests[1], match)
      await line.nextMessage('steps')
      const [entry] = await house.online.rooms.stores.log.read(match, 0)
      expect(entry!.mover).toMatch(/^b:/)
      line.close()
      const second = await startMatchOfTwo(house.base, dots, small)
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
      const guest = new TestClient(house.base)
      await guest.requestOrThrow('arrive', {})
      const { match } = await guest.requestOrThrow('open', { id: freshRequestId(), table: newTableFor(dots, small) })
      const { pool, log } = house.online.rooms.stores
      await pool.query("UPDATE matches SET version = version + 1, state = 'playing', started = 1 WHERE id = $1", [match])
      await pool.query("INSERT INTO match_jobs (match, lane, due) VALUES ($1, 'clock', 1)", [match])
      const line = await guest.connect()
      const lost = line.nextMessage('lost')
      line.send({ kind: 'watch', match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.otherRules' })
      const move = { kind: 'move' as const, match, id: freshRequestId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await line.request(move)).toEqual({ rejected: 'match.otherRules' })
      expect(await guest.request('sit', { seat: null, secret: null }, { match })).toEqual({ rejected: 'match.otherRules' })
      line.close()
      // Somebody looks after it again in a while: by then a node that has the rules may have taken it.
      await expect
        .poll(async () => (await pool.query('SELECT due FROM match_jobs WHERE match = $1', [match])).rows[0]?.['due'] as number)
        .toBeGreaterThan(1)
      expect(await log.read(match, 0)).toEqual([])
    })
  })

  describe('a table', () => {
    it('is found by its code, starts when it is full, and plays again with seats changed', async () => {
      const [host, friend] = [new TestClient(house.base), new TestClient(house.base)]
      for (const guest of [host, friend]) await guest.requestOrThrow('arrive', {})
      const id = freshRequestId()
      const made = await host.requestOrThrow('open', { id, table: newTableFor(dots, { ...small, visibility: 'public' }) })
      expect(await host.requestOrThrow('open', { id, table: newTableFor(dots, small) })).toEqual(made)
      expect((await friend.requestOrThrow('lobby')).tables.map(({ match }) => match)).toContain(made.match)
      expect(await friend.requestOrThrow('table', undefined as never, { match: made.match })).toMatchObject({
        code: null,
        you: null,
        state: 'open',
      })
      const { match } = await friend.requestOrThrow('invited', undefined as never, { code: made.code.toLowerCase() })
      expect(await friend.request('fill', { seat: 1, level: 'easy' }, { match })).toEqual({ rejected: 'match.notHost' })
      expect(await friend.requestOrThrow('sit', { seat: null, secret: null }, { match })).toMatchObject({ state: 'playing', you: 1 })
      const lines = [await host.connect(), await friend.connect()]
      expect(await lines[0]!.request({ kind: 'resign', match, id: freshRequestId() })).toBe(1)
      expect(await lines[0]!.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })).toBeNull()
      expect(await lines[1]!.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })).toBeNull()
      const { next } = await host.requestOrThrow('table', undefined as never, { match })
      expect(await host.requestOrThrow('table', undefined as never, { match: next! })).toMatchObject({ state: 'playing', you: 1 })
      for (const line of lines) line.close()
    })

    it('with bots in every other seat starts at once, and a bot that peeks may not sit there', async () => {
      const domino = games.find(({ game }) => game.id === 'domino')!
      const guest = new TestClient(house.base)
      await guest.requestOrThrow('arrive', {})
      const bots = (level: string) =>
        newTableFor(domino, { seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level }))] })
      expect(await guest.request('open', { id: freshRequestId(), table: bots('hard') })).toEqual({ rejected: 'game.levelOffline' })
      const { match } = await guest.requestOrThrow('open', { id: freshRequestId(), table: bots('random') })
      const player = await new SimulatedPlayer([guest], domino, match, 0).start()
      await player.done
      expect((await guest.requestOrThrow('table', undefined as never, { match })).state).toBe('over')
    })

    it('says who may look on: nobody, anybody, or later', async () => {
      const stranger = new TestClient(house.base)
      await stranger.requestOrThrow('arrive', {})
      const line = await stranger.connect()
      const denied = await startMatchOfTwo(house.base, dots, small)
      const lost = line.nextMessage('lost')
      line.send({ kind: 'watch', match: denied.match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.unknown' })
      const late = await startMatchOfTwo(house.base, dots, { ...small, spectators: { kind: 'delayed', seconds: 30 } })
      const lines = await Promise.all(late.guests.map((guest) => watched(guest, late.match)))
      const shown = line.nextMessage('sync', ({ match }) => match === late.match)
      line.send({ kind: 'watch', match: late.match, from: null })
      await oneMove(dots, late.match, lines, 1)
      expect((await shown).seq).toBe(0)
      const steps = line.nextMessage('steps')
      await house.advanceTime(31_000)
      expect((await steps).steps[0]!.seq).toBe(1)
      line.close()
      for (const one of lines) one.line.close()
    })

    it('carries reactions and presence', async () => {
      const { match, guests } = await startMatchOfTwo(house.base, dots, small)
      const [one, two] = await Promise.all(guests.map((guest) => watched(guest, match)))
      const heard = two!.line.nextMessage('reaction')
      one!.line.send({ kind: 'react', match, reaction: 'wellPlayed' })
      expect(await heard).toMatchObject({ seat: 0, reaction: 'wellPlayed' })
      const away = two!.line.nextMessage('presence', ({ seats }) => seats[0] === 'away')
      one!.line.close()
      await new Promise((resolve) => setTimeout(resolve, 700))
      await house.advanceTime(20_000)
      expect((await away).seats).toEqual(['away', 'here'])
      two!.line.close()
    })
  })

  describe('a wish to play at once', () => {
    it('that is sent again leads to the same table, whether it sat down, opened one, or both at once', async () => {
      const [host, friend] = [await arrived(), await arrived()]
      const waiting = { id: freshRequestId(), game: 'sumzero', secret: null }
      const { match } = await host.requestOrThrow('quick', waiting)
      expect(await host.requestOrThrow('quick', waiting)).toEqual({ match })
      const wish = { id: freshRequestId(), game: 'sumzero', secret: null }
      expect(await friend.requestOrThrow('quick', wish)).toEqual({ match })
      expect(await friend.requestOrThrow('quick', wish)).toEqual({ match })
      const third = await arrived()
      const twice = { id: freshRequestId(), game: 'sumzero', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => third.requestOrThrow('quick', twice)))
      expect(new Set(answers.map((one) => one.match)).size).toBe(1)
      expect((await third.requestOrThrow('mine')).tables).toHaveLength(1)
    })

    it('that finds two tables at the same moment takes one seat', async () => {
      for (let i = 0; i < 2; i++)
        await (
          await arrived()
        ).requestOrThrow('open', {
          id: freshRequestId(),
          table: newTableFor(
            games.find(({ game }) => game.id === 'simpiece')!,
            { visibility: 'public' },
          ),
        })
      const guest = await arrived()
      const wish = { id: freshRequestId(), game: 'simpiece', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => guest.requestOrThrow('quick', wish)))
      expect(new Set(answers.map(({ match }) => match)).size).toBe(1)
      expect((await guest.requestOrThrow('mine')).tables).toHaveLength(1)
    })
  })

  describe('ranked play', () => {
    it('pairs two, changes both ratings once, and tells history, graph and leaders', async () => {
      const table = await startRankedMatch([await newAccountClient(house.base), await newAccountClient(house.base)], dots)
      const { match, sitters } = table
      const guests = sitters.map(({ guest }) => guest)
      const lines = sitters.map(({ line }) => line)
      await playUntilMoves(table, dots, minimumRankedMoves('dots'))
      const seq = (await house.online.rooms.stores.log.read(match, 0)).length
      expect(await lines[0]!.request({ kind: 'resign', match, id: freshRequestId() })).toBe(seq + 1)
      // The resignation is answered first, and then the match is ended with its ratings.
      await expect.poll(async () => (await guests[1]!.requestOrThrow('rating', undefined as never, { game: 'dots' })).now).not.toBeNull()
      const ratings = await Promise.all(guests.map((guest) => guest.requestOrThrow('rating', undefined as never, { game: 'dots' })))
      expect(ratings[0]!.now!.rating).toBeLessThan(1500)
      expect(ratings[1]!.now!.rating + ratings[0]!.now!.rating).toBeCloseTo(3000)
      expect(ratings[0]!.graph).toHaveLength(1)
      const { matches } = await guests[1]!.requestOrThrow('history')
      expect(matches[0]).toMatchObject({ match, ranked: true, outcome: { reason: 'resign' } })
      expect(matches[0]!.change).toBeGreaterThan(0)
      const { standings, you } = await guests[1]!.requestOrThrow('leaders', undefined as never, { game: 'dots' })
      // One match says too little about anybody to stand in the list.
      expect([standings, you!.rank, you!.games]).toEqual([[], null, 1])
      const { token } = await guests[0]!.requestOrThrow('share', {}, { match })
      expect(await new TestClient(house.base).requestOrThrow('shared', undefined as never, { token })).toMatchObject({
        game: 'dots',
        log: expect.arrayContaining([{ kind: 'resign', seat: 0, reason: 'resign' }]),
      })
      for (const line of lines) line.close()
    })
  })
}
