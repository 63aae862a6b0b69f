import { connect } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protocolVersion, socketPath } from '@parlor/protocol'
import { freshAskId, Guest, randomMove, type Line } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { seatTwo, tableFor } from '../proofs/table.ts'
import { games } from '../src/games.ts'

const dots = games.find(({ game }) => game.id === 'dots')!
const domino = games.find(({ game }) => game.id === 'domino')!

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

async function arrived(): Promise<Guest> {
  const guest = new Guest(house.base)
  await guest.ask('arrive', {})
  return guest
}

async function watching(guest: Guest, match: string, from: number | null = null): Promise<Line> {
  const line = await guest.connect()
  line.send({ kind: 'watch', match, from })
  return line
}

const logOf = (match: string) => house.online.rooms.stores.log.read(match, 0)

describe('a node lives on', () => {
  it.each(['//', 'http://[', '/\\'])('when somebody wants a socket at “%s”', (url) => {
    const request = { url, headers: {}, socket: {} } as unknown as IncomingMessage
    expect(house.online.upgrade(request, new PassThrough(), Buffer.alloc(0))).toBe(false)
  })

  it.each([
    ['an old page', 0],
    ['nobody', protocolVersion],
  ])('when %s is turned away and sends rubbish all the same', async (_, version) => {
    const broken: unknown[] = []
    const note = (error: unknown) => broken.push(error)
    process.on('uncaughtException', note)
    const socket = connect(Number(new URL(house.base).port), '127.0.0.1')
    const shake = [
      `GET ${socketPath}?v=${version} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ]
    const gone = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.write(Buffer.concat([Buffer.from(`${shake.join('\r\n')}\r\n\r\n`), Buffer.from([0xff, 0xff, 0xff, 0xff])]))
    socket.resume()
    await gone
    process.off('uncaughtException', note)
    expect(broken).toEqual([])
  })
})

describe('who may not look on', () => {
  it('is sent away when the table they looked at begins', async () => {
    const [host, friend, stranger] = [await arrived(), await arrived(), await arrived()]
    const { match } = await host.ask('open', { id: freshAskId(), table: tableFor(dots, { visibility: 'public' }) })
    const line = await watching(stranger, match)
    await line.next('table')
    const lost = line.next('lost')
    await friend.ask('sit', { seat: null, secret: null }, { match })
    expect((await lost).why).toEqual({ rejected: 'match.unknown' })
    expect(line.heard.filter(({ kind }) => kind === 'sync' || kind === 'steps')).toEqual([])
    line.close()
  })

  it('is not told how far the match is before their time, whatever they say they have', async () => {
    const { match, guests } = await seatTwo(house.base, dots, {
      clock: { kind: 'total', minutes: 9, increment: 0 },
      spectators: { kind: 'delayed', seconds: 600 },
    })
    const player = await watching(guests[0], match)
    const { view } = await player.next('sync')
    const move = randomMove(dots, view, 0, [1, 2, 3, 4])!
    expect(await player.ask({ kind: 'move', match, id: freshAskId(), ...move, group: null, seen: 0 })).toBe(1)
    const line = await watching(await arrived(), match, 1)
    expect(await line.next('sync')).toMatchObject({ seq: 0, clock: { running: [0] } })
    expect(line.heard.some(({ kind }) => kind === 'steps')).toBe(false)
    for (const one of [player, line]) one.close()
  })
})

describe('a bot', () => {
  it('answers again when its answer was taken back with the move before it', async () => {
    const guest = await arrived()
    const table = tableFor(dots, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    const { match } = await guest.ask('open', { id: freshAskId(), table })
    const line = await watching(guest, match)
    const { view } = await line.next('sync')
    const move = async (seen: number) =>
      line.ask({ kind: 'move', match, id: freshAskId(), ...randomMove(dots, view, 0, [1, 2, 3, 4])!, group: null, seen })
    await move(0)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 10_000 }).toBe(2)
    expect(await line.ask({ kind: 'undo', match, id: freshAskId(), step: 'ask', seq: 2 })).toBe(3)
    // What was answered before the move was taken back is not an answer to what is asked now, though it has the same number.
    expect(await move(2)).toEqual({ rejected: 'match.staleDecision' })
    expect(await move(3)).toBe(4)
    await expect.poll(async () => (await logOf(match)).length, { timeout: 10_000 }).toBe(5)
    expect((await logOf(match)).map(({ mover }) => mover[0])).toEqual(['0', 'b', 'u', '0', 'b'])
    line.close()
  }, 30_000)
})

describe('a node that dies', () => {
  it('has left a job with every match that began', async () => {
    const guest = await arrived()
    const { rooms } = house.online
    const { hurry } = rooms
    // As if it had died before the second step: whoever began the match never came to look after it.
    const { jobs } = rooms.stores
    const { put, begin } = jobs
    rooms.hurry = () => {}
    jobs.put = async (id, schedule, work, within) => (within ? put.call(jobs, id, schedule, work, within) : undefined)
    jobs.begin = async () => {}
    let match: string
    let waits: string
    try {
      const table = tableFor(domino, { seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level: 'random' }))] })
      match = (await guest.ask('open', { id: freshAskId(), table })).match
      const [friend, other] = [await arrived(), await arrived()]
      const seats = [{ kind: 'open' as const }, { kind: 'me' as const }]
      const clocked = tableFor(dots, { seats, clock: { kind: 'move', seconds: 30 } })
      waits = (await friend.ask('open', { id: freshAskId(), table: clocked })).match
      await other.ask('sit', { seat: null, secret: null }, { match: waits })
    } finally {
      jobs.put = put
      jobs.begin = begin
      rooms.hurry = hurry
    }
    const line = await watching(guest, match)
    await house.pass(31_000)
    await expect.poll(async () => (await logOf(waits)).length, { timeout: 10_000 }).toBe(1)
    const owed = async () => (await logOf(match)).length > 0 || house.online.rooms.known(match)!.fold!.match.state.pending[0]!.seat === 0
    await expect.poll(owed, { timeout: 40_000 }).toBe(true)
    line.close()
  }, 60_000)
})

describe('whoever leaves', () => {
  it('has left however often they say so, is played for, and is not sat down again', async () => {
    const [host, friend] = [await arrived(), await arrived()]
    const level = 'easy'
    const table = tableFor(dots, { absent: { kind: 'bot', level, seconds: 3_600 } })
    const { match } = await host.ask('open', { id: freshAskId(), table })
    await friend.ask('sit', { seat: null, secret: null }, { match })
    const line = await watching(host, match)
    await line.next('sync')
    const ask = { kind: 'leave' as const, match, id: freshAskId() }
    expect([await line.ask(ask), await line.ask(ask)]).toEqual([null, null])
    await expect.poll(async () => (await logOf(match)).length, { timeout: 10_000 }).toBe(1)
    const other = await friend.connect()
    await other.ask({ kind: 'resign', match, id: freshAskId() })
    await expect.poll(async () => (await friend.ask('table', undefined as never, { match })).state).toBe('over')
    expect(await other.ask({ kind: 'rematch', match, id: freshAskId(), wanted: true })).toBeNull()
    const { next } = await friend.ask('table', undefined as never, { match })
    const { seats } = await friend.ask('table', undefined as never, { match: next! })
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot'])
    for (const one of [line, other]) one.close()
  }, 30_000)
})

describe('the queue', () => {
  const preset = dots.game.options.presets[0]!.id
  const wish = (id: string) => ({ kind: 'queue' as const, id, game: 'dots', preset, ranked: false, secret: null })

  it('keeps the place of whoever comes back by another socket, and leaves it when that one goes', async () => {
    const guest = await arrived()
    const [old, id] = [await guest.connect(), freshAskId()]
    const first = old.next('queued')
    old.send(wish(id))
    const { since } = await first
    const line = await guest.connect()
    const again = line.next('queued')
    line.send(wish(id))
    expect((await again).since).toBe(since)
    old.close()
    const other = await (await arrived()).connect()
    const paired = [line, other].map((one) => one.next('paired'))
    other.send(wish(freshAskId()))
    const [one, two] = await Promise.all(paired)
    expect(one!.match).toBe(two!.match)
    // And whoever missed it is told again.
    const late = await guest.connect()
    const told = late.next('paired')
    late.send(wish(id))
    expect((await told).match).toBe(one!.match)
    for (const each of [line, other, late]) each.close()
  }, 30_000)
})
