import { isRejection, Match, readMatch, type GamePackage } from '@parlor/kernel'
import { rankedMinimum, replacedSeats, verifyDeal } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshAskId, Guest, randomMove } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import type { Config } from '../src/index.ts'
import { Player } from '../proofs/player.ts'
import { newPlayer, playOn, rankedMatch } from '../proofs/ranked.ts'
import { seatTwo, tableFor } from '../proofs/table.ts'
import { games } from '../src/games.ts'

/** What people do at a node, whichever database it has. */
export function playing(place: Partial<Config>): void {
  let house: House
  beforeAll(async () => {
    house = await openHouse(place)
  }, 120_000)
  afterAll(() => house.close())

  const dots = games.find(({ game }) => game.id === 'dots')!
  const small = { options: { ...(dots.game.options.presets[0]!.options as Record<string, unknown>) } }

  async function arrived(): Promise<Guest> {
    const guest = new Guest(house.base)
    await guest.ask('arrive', {})
    return guest
  }

  async function watched(guest: Guest, match: string) {
    const line = await guest.connect()
    const synced = line.next('sync')
    line.send({ kind: 'watch', match, from: null })
    return { line, sync: await synced }
  }

  /** Lets whoever owes a move make one, and waits until both have seen it. */
  async function oneMove(pkg: GamePackage, match: string, lines: readonly Awaited<ReturnType<typeof watched>>[], seq: number) {
    const moves = lines.map(({ line, sync }, seat) => {
      const views = [
        sync.view,
        ...line.heard.flatMap((tell) =>
          tell.kind === 'steps' ? tell.steps.map(({ view }) => view) : tell.kind === 'sync' ? [tell.view] : [],
        ),
      ]
      return randomMove(pkg, views.at(-1)!, seat, [seq, 2, 3, seq])
    })
    const seat = moves.findIndex((move) => move !== null)
    const arrived = lines.map(({ line }) => line.next('steps', (tell) => tell.steps.some((step) => step.seq === seq)))
    const ask = { kind: 'move' as const, match, id: freshAskId(), ...moves[seat]!, group: null, seen: 0 }
    expect(await lines[seat]!.line.ask(ask)).toBe(seq)
    await Promise.all(arrived)
    return { seat, ask }
  }

  describe.each(games.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_, pkg) => {
    it('is played to its end by two people at real sockets, every move once', async () => {
      const { match, guests } = await seatTwo(house.base, pkg)
      const players = guests.map((guest, seat) => new Player([guest], pkg, match, seat, { copies: [1, 3], cut: 0.03 }))
      expect(await guests[0].call('replay', undefined as never, { match })).toEqual({ rejected: 'match.notOver' })
      await Promise.all(players.map((player) => player.start()))
      await Promise.all(players.map((player) => player.done))
      const log = await house.online.rooms.stores.log.read(match, 0)
      expect(new Set(log.map(({ mover }) => mover)).size).toBe(log.length)
      for (const { mover, seq } of players.flatMap(({ acks }) => acks)) expect(log[seq - 1]!.mover).toBe(mover)
      expect(players.flatMap(({ acks }) => acks).length).toBe(log.filter(({ mover }) => /^[01]:/.test(mover)).length)
      const table = await guests[1].ask('table', undefined as never, { match })
      expect(table.state).toBe('over')
      const { anchor } = table.fair.deal!
      const page = await guests[1].ask('anchorPage', undefined as never, { page: String(anchor.page) })
      expect(verifyDeal({ match, fair: table.fair, page }, null)).toEqual([])
      expect(replacedSeats(table.fair.deal!)).toEqual([])
      expect(table.fair.deal!.words!.filter((word) => word !== null)).toHaveLength(2)
      const { players: names, ...record } = await guests[1].ask('replay', undefined as never, { match })
      expect(names).toHaveLength(table.seats.length)
      const replay = readMatch(pkg.game, record)
      expect(replay).toBeInstanceOf(Match)
      expect((replay as Match).outcome).toEqual(table.outcome)
    })
  })

  describe('a move', () => {
    it('that is sent again gets its stored answer, on the same socket and on another', async () => {
      const { match, guests } = await seatTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat, ask } = await oneMove(dots, match, lines, 1)
      await oneMove(dots, match, lines, 2)
      expect(await lines[seat]!.line.ask(ask)).toBe(1)
      const other = await guests[seat]!.connect()
      expect(await other.ask(ask)).toBe(1)
      expect(await other.ask({ ...ask, id: freshAskId() })).toEqual({ rejected: 'match.staleDecision' })
      expect(await house.online.rooms.stores.log.read(match, 0)).toHaveLength(2)
      other.close()
      for (const { line } of lines) line.close()
    })

    it('of somebody else’s seat, match or notation is refused', async () => {
      const { match, guests } = await seatTwo(house.base, dots, small)
      const stranger = new Guest(house.base)
      await stranger.ask('arrive', {})
      const [line, own] = [await stranger.connect(), await guests[0].connect()]
      const move = { kind: 'move' as const, match, id: freshAskId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await line.ask(move)).toEqual({ rejected: 'match.unknown' })
      expect(await line.ask({ ...move, match: 'f'.repeat(20) })).toEqual({ rejected: 'match.unknown' })
      expect(isRejection(await own.ask({ ...move, id: freshAskId(), move: 'nonsense' }))).toBe(true)
      line.close()
      own.close()
    })
  })

  describe('whoever returns', () => {
    it('is told what they missed step by step, or the whole when it is too much', async () => {
      const { match, guests } = await seatTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      for (let seq = 1; seq <= 36; seq++) await oneMove(dots, match, lines, seq)
      const line = await guests[0].connect()
      const near = line.next('steps')
      line.send({ kind: 'watch', match, from: 30 })
      expect(await near).toMatchObject({ from: 30, steps: [31, 32, 33, 34, 35, 36].map((seq) => ({ seq })) })
      const far = line.next('sync')
      line.send({ kind: 'watch', match, from: 2 })
      const sync = await far
      expect(sync.seq).toBe(36)
      expect(sync.story.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
      const all = line.next('steps')
      line.send({ kind: 'watch', match, from: 36 })
      expect((await all).steps).toEqual([])
      line.close()
      for (const one of lines) one.line.close()
    })
  })

  describe('taking back', () => {
    it('needs the other’s consent and then shows both the whole', async () => {
      const { match, guests } = await seatTwo(house.base, dots, small)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(dots, match, lines, 1)
      const [mover, other] = [lines[seat]!.line, lines[1 - seat]!.line]
      expect(await other.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 1 })).toEqual({ rejected: 'undo.nothing' })
      expect(await mover.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 0 })).toEqual({ rejected: 'undo.stale' })
      const offered = other.next('table', ({ table }) => table.offer !== null)
      expect(await mover.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 1 })).toBeNull()
      expect((await offered).table.offer).toEqual({ seat, seq: 1, granted: [] })
      expect(await mover.ask({ kind: 'undo', match, id: freshAskId(), step: 'grant', seq: 1 })).toBeNull()
      const back = [mover, other].map((line) => line.next('sync'))
      const grant = { kind: 'undo' as const, match, id: freshAskId(), step: 'grant' as const, seq: 1 }
      expect(await other.ask(grant)).toBe(2)
      // Whoever lost the answer asks again, and is told the same.
      expect(await other.ask(grant)).toBe(2)
      expect(await mover.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 1 })).toBe(2)
      for (const sync of await Promise.all(back)) expect(sync).toMatchObject({ seq: 2, story: [], practice: null })
      for (const { line } of lines) line.close()
    })

    it('is refused past what somebody has learned', async () => {
      const pkg = games.find(({ game }) => game.id === 'mahjong')!
      const { match, guests } = await seatTwo(house.base, pkg)
      const lines = await Promise.all(guests.map((guest) => watched(guest, match)))
      const { seat } = await oneMove(pkg, match, lines, 1)
      expect(await lines[seat]!.line.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 1 })).toEqual({
        rejected: 'undo.barrier',
      })
      for (const { line } of lines) line.close()
    })
  })

  describe('time', () => {
    it('runs out on the server: a move is forced, and a whole clock loses the match of two', async () => {
      const forced = await seatTwo(house.base, dots, { ...small, clock: { kind: 'move', seconds: 30 } })
      const lost = await seatTwo(house.base, dots, { ...small, clock: { kind: 'total', minutes: 1, increment: 0 } })
      const one = await watched(forced.guests[0], forced.match)
      const two = await watched(lost.guests[0], lost.match)
      expect(one.sync.clock!.left.every((left) => left <= 30_000)).toBe(true)
      const [step, over] = [one.line.next('steps'), two.line.next('table', ({ table }) => table.state === 'over')]
      await house.pass(61_000)
      expect((await step).steps[0]!.line.kind).toBe('timeout')
      expect((await over).table.outcome).toMatchObject({ reason: 'time', ranks: [2, 1] })
      one.line.close()
      two.line.close()
    })
  })

  describe('the absent', () => {
    it('are played for by a bot after a while, and whoever leaves a table of two gives up', async () => {
      const { match, guests } = await seatTwo(house.base, dots, { ...small, absent: { kind: 'bot', level: 'easy', seconds: 5 } })
      await house.pass(20_000)
      const { line } = await watched(guests[1], match)
      await line.next('steps')
      const [entry] = await house.online.rooms.stores.log.read(match, 0)
      expect(entry!.mover).toMatch(/^b:/)
      line.close()
      const second = await seatTwo(house.base, dots, small)
      const leaver = await second.guests[0].connect()
      expect(await leaver.ask({ kind: 'leave', match: second.match, id: freshAskId() })).toBe(1)
      expect(await second.guests[1].ask('table', undefined as never, { match: second.match })).toMatchObject({
        state: 'over',
        outcome: { reason: 'left', ranks: [2, 1] },
      })
      leaver.close()
    })
  })

  describe('a match on rules that this node does not have', () => {
    it('is left as it is, to a node that has them', async () => {
      const guest = new Guest(house.base)
      await guest.ask('arrive', {})
      const { match } = await guest.ask('open', { id: freshAskId(), table: tableFor(dots, small) })
      const { pool, log } = house.online.rooms.stores
      await pool.query("UPDATE matches SET version = version + 1, state = 'playing', started = 1 WHERE id = $1", [match])
      await pool.query("INSERT INTO match_jobs (match, lane, due) VALUES ($1, 'clock', 1)", [match])
      const line = await guest.connect()
      const lost = line.next('lost')
      line.send({ kind: 'watch', match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.otherRules' })
      const move = { kind: 'move' as const, match, id: freshAskId(), decision: 0, move: 'a1', group: null, seen: 0 }
      expect(await line.ask(move)).toEqual({ rejected: 'match.otherRules' })
      expect(await guest.call('sit', { seat: null, secret: null }, { match })).toEqual({ rejected: 'match.otherRules' })
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
      const [host, friend] = [new Guest(house.base), new Guest(house.base)]
      for (const guest of [host, friend]) await guest.ask('arrive', {})
      const id = freshAskId()
      const made = await host.ask('open', { id, table: tableFor(dots, { ...small, visibility: 'public' }) })
      expect(await host.ask('open', { id, table: tableFor(dots, small) })).toEqual(made)
      expect((await friend.ask('lobby')).tables.map(({ match }) => match)).toContain(made.match)
      expect(await friend.ask('table', undefined as never, { match: made.match })).toMatchObject({ code: null, you: null, state: 'open' })
      const { match } = await friend.ask('invited', undefined as never, { code: made.code.toLowerCase() })
      expect(await friend.call('fill', { seat: 1, level: 'easy' }, { match })).toEqual({ rejected: 'match.notHost' })
      expect(await friend.ask('sit', { seat: null, secret: null }, { match })).toMatchObject({ state: 'playing', you: 1 })
      const lines = [await host.connect(), await friend.connect()]
      expect(await lines[0]!.ask({ kind: 'resign', match, id: freshAskId() })).toBe(1)
      expect(await lines[0]!.ask({ kind: 'rematch', match, id: freshAskId(), wanted: true })).toBeNull()
      expect(await lines[1]!.ask({ kind: 'rematch', match, id: freshAskId(), wanted: true })).toBeNull()
      const { next } = await host.ask('table', undefined as never, { match })
      expect(await host.ask('table', undefined as never, { match: next! })).toMatchObject({ state: 'playing', you: 1 })
      for (const line of lines) line.close()
    })

    it('with bots in every other seat starts at once, and a bot that peeks may not sit there', async () => {
      const domino = games.find(({ game }) => game.id === 'domino')!
      const guest = new Guest(house.base)
      await guest.ask('arrive', {})
      const bots = (level: string) =>
        tableFor(domino, { seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level }))] })
      expect(await guest.call('open', { id: freshAskId(), table: bots('hard') })).toEqual({ rejected: 'game.levelOffline' })
      const { match } = await guest.ask('open', { id: freshAskId(), table: bots('random') })
      const player = await new Player([guest], domino, match, 0).start()
      await player.done
      expect((await guest.ask('table', undefined as never, { match })).state).toBe('over')
    })

    it('says who may look on: nobody, anybody, or later', async () => {
      const stranger = new Guest(house.base)
      await stranger.ask('arrive', {})
      const line = await stranger.connect()
      const denied = await seatTwo(house.base, dots, small)
      const lost = line.next('lost')
      line.send({ kind: 'watch', match: denied.match, from: null })
      expect((await lost).why).toEqual({ rejected: 'match.unknown' })
      const late = await seatTwo(house.base, dots, { ...small, spectators: { kind: 'delayed', seconds: 30 } })
      const lines = await Promise.all(late.guests.map((guest) => watched(guest, late.match)))
      const shown = line.next('sync', ({ match }) => match === late.match)
      line.send({ kind: 'watch', match: late.match, from: null })
      await oneMove(dots, late.match, lines, 1)
      expect((await shown).seq).toBe(0)
      const steps = line.next('steps')
      await house.pass(31_000)
      expect((await steps).steps[0]!.seq).toBe(1)
      line.close()
      for (const one of lines) one.line.close()
    })

    it('carries reactions and presence', async () => {
      const { match, guests } = await seatTwo(house.base, dots, small)
      const [one, two] = await Promise.all(guests.map((guest) => watched(guest, match)))
      const heard = two!.line.next('reaction')
      one!.line.send({ kind: 'react', match, reaction: 'wellPlayed' })
      expect(await heard).toMatchObject({ seat: 0, reaction: 'wellPlayed' })
      const away = two!.line.next('presence', ({ seats }) => seats[0] === 'away')
      one!.line.close()
      await new Promise((resolve) => setTimeout(resolve, 700))
      await house.pass(20_000)
      expect((await away).seats).toEqual(['away', 'here'])
      two!.line.close()
    })
  })

  describe('a wish to play at once', () => {
    it('that is sent again leads to the same table, whether it sat down, opened one, or both at once', async () => {
      const [host, friend] = [await arrived(), await arrived()]
      const waiting = { id: freshAskId(), game: 'sumzero', secret: null }
      const { match } = await host.ask('quick', waiting)
      expect(await host.ask('quick', waiting)).toEqual({ match })
      const wish = { id: freshAskId(), game: 'sumzero', secret: null }
      expect(await friend.ask('quick', wish)).toEqual({ match })
      expect(await friend.ask('quick', wish)).toEqual({ match })
      const third = await arrived()
      const twice = { id: freshAskId(), game: 'sumzero', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => third.ask('quick', twice)))
      expect(new Set(answers.map((one) => one.match)).size).toBe(1)
      expect((await third.ask('mine')).tables).toHaveLength(1)
    })

    it('that finds two tables at the same moment takes one seat', async () => {
      for (let i = 0; i < 2; i++)
        await (
          await arrived()
        ).ask('open', {
          id: freshAskId(),
          table: tableFor(
            games.find(({ game }) => game.id === 'simpiece')!,
            { visibility: 'public' },
          ),
        })
      const guest = await arrived()
      const wish = { id: freshAskId(), game: 'simpiece', secret: null }
      const answers = await Promise.all(Array.from({ length: 6 }, () => guest.ask('quick', wish)))
      expect(new Set(answers.map(({ match }) => match)).size).toBe(1)
      expect((await guest.ask('mine')).tables).toHaveLength(1)
    })
  })

  describe('ranked play', () => {
    it('pairs two, changes both ratings once, and tells history, graph and leaders', async () => {
      const table = await rankedMatch([await newPlayer(house.base), await newPlayer(house.base)], dots)
      const { match, sitters } = table
      const guests = sitters.map(({ guest }) => guest)
      const lines = sitters.map(({ line }) => line)
      await playOn(table, dots, rankedMinimum('dots'))
      const seq = (await house.online.rooms.stores.log.read(match, 0)).length
      expect(await lines[0]!.ask({ kind: 'resign', match, id: freshAskId() })).toBe(seq + 1)
      // The resignation is answered first, and then the match is ended with its ratings.
      await expect.poll(async () => (await guests[1]!.ask('rating', undefined as never, { game: 'dots' })).now).not.toBeNull()
      const ratings = await Promise.all(guests.map((guest) => guest.ask('rating', undefined as never, { game: 'dots' })))
      expect(ratings[0]!.now!.rating).toBeLessThan(1500)
      expect(ratings[1]!.now!.rating + ratings[0]!.now!.rating).toBeCloseTo(3000)
      expect(ratings[0]!.graph).toHaveLength(1)
      const { matches } = await guests[1]!.ask('history')
      expect(matches[0]).toMatchObject({ match, ranked: true, outcome: { reason: 'resign' } })
      expect(matches[0]!.change).toBeGreaterThan(0)
      const { standings, you } = await guests[1]!.ask('leaders', undefined as never, { game: 'dots' })
      // One match says too little about anybody to stand in the list.
      expect([standings, you!.rank, you!.games]).toEqual([[], null, 1])
      const { token } = await guests[0]!.ask('share', {}, { match })
      expect(await new Guest(house.base).ask('shared', undefined as never, { token })).toMatchObject({
        game: 'dots',
        log: expect.arrayContaining([{ kind: 'resign', seat: 0, reason: 'resign' }]),
      })
      for (const line of lines) line.close()
    })
  })
}
