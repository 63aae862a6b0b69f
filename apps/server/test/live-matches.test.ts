import { limits, type NewTable } from '@parlor/protocol'
import { isRejection } from '@parlor/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, randomMove, TestClient } from '../proofs/test-client.ts'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { abortAbandonedMatches } from '../src/match/abandoned-matches.ts'
import { PersonNetworks } from '../src/person-networks.ts'
import { NewMatchLimit } from '../src/tables/new-match-limit.ts'
import { dots, newGuestClient, openWatching } from './dots-test-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const easyBot = { seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'easy' }] }

const broken = (error: unknown) => {
  throw error
}

describe('a match that everybody has left', () => {
  it('is aborted after its timeout, and not while one of them is present', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const clocked = await startMatchOfTwo(server.base, dots, { clock: { kind: 'move', seconds: 604_800 } })
    const { socket, sync } = await openWatching(guests[0], match)
    expect(
      await socket.request({
        kind: 'move',
        match,
        id: freshRequestId(),
        ...randomMove(dots, sync.view, 0, [1, 2, 3, 4])!,
        group: null,
        seen: 0,
      }),
    ).toBe(1)
    const { rooms } = server.online
    const stateOf = async (id: string) => (await rooms.stores.matches.find(id))!.state
    await server.advanceTime(8 * 86_400_000)
    await abortAbandonedMatches(rooms, broken)
    expect(await stateOf(match)).toBe('playing')
    socket.close()
    await expect.poll(async () => (await abortAbandonedMatches(rooms, broken), stateOf(match)), { timeout: 20_000 }).toBe('over')
    expect((await rooms.stores.log.read(match, 0)).at(-1)!.entry).toEqual({ kind: 'abort', seat: 1 })
    // A weekly clock has two more weeks.
    expect(await stateOf(clocked.match)).toBe('playing')
    expect(await guests[1].requestOrThrow('table', undefined as never, { match })).toMatchObject({
      outcome: { reason: 'abort', ranks: [1, 1] },
    })
  })
})

describe('matches that everybody has left', () => {
  it('are all aborted in one run, however many they are', async () => {
    const { rooms } = server.online
    const { stores } = rooms
    const left = Date.now() - 8 * 86_400_000
    const rows = Array.from({ length: 130 }, () =>
      playingMatchRow(dots, ['ann', 'ben'], { clock: { kind: 'none' }, created: left, started: left }),
    )
    for (const row of rows) await stores.matches.create(row)
    await abortAbandonedMatches(rooms, broken, { size: 40 })
    const states = await Promise.all(rows.map(async ({ id }) => (await stores.matches.find(id))!.state))
    expect(states.filter((state) => state !== 'over')).toEqual([])
  })
})

describe('a person', () => {
  const newPerson = () => new TestClient(server.base).becomeGuest()

  it('has a maximum of live matches', async () => {
    const guest = await newGuestClient(server.base)
    const open = () => guest.request('openTable', { id: freshRequestId(), table: newTableFor(dots, easyBot) })
    const matches: string[] = []
    for (let i = 0; i < limits.live; i++) {
      const made = await open()
      if (isRejection(made)) throw new Error(made.rejected)
      matches.push(made.match)
    }
    const refused = { rejected: 'table.tooManyLive', params: { limit: limits.live } }
    expect(await open()).toEqual(refused)
    const other = await newGuestClient(server.base)
    const { match } = await other.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
    expect(await guest.request('takeSeat', { seat: null, secret: null }, { match })).toEqual(refused)
    const socket = await guest.connect()
    expect(await socket.request({ kind: 'resign', match: matches[0]!, id: freshRequestId() })).toBeTypeOf('number')
    expect(isRejection(await open())).toBe(false)
    expect(await socket.request({ kind: 'rematch', match: matches[0]!, id: freshRequestId(), wanted: true })).toEqual(refused)
    socket.close()
  })

  it('is not taken beyond it by others who agree to a rematch', async () => {
    const [host, friend] = [await newGuestClient(server.base), await newGuestClient(server.base)]
    const { match } = await startMatchOfTwo(server.base, dots, {}, [host, friend])
    const [own, other] = [await host.connect(), await friend.connect()]
    await other.request({ kind: 'resign', match, id: freshRequestId() })
    const rematch = { kind: 'rematch', match, wanted: true } as const
    expect(await own.request({ ...rematch, id: freshRequestId() })).toBeNull()
    for (let i = 0; i < limits.live; i++)
      await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, easyBot) })
    expect(await other.request({ ...rematch, id: freshRequestId() })).toEqual({ rejected: 'rematch.notNow' })
    expect((await server.online.rooms.stores.matches.find(match))!.next).toBeNull()
    own.close()
    other.close()
  })

  it('has that maximum with seats at tables that wait, whoever fills them', async () => {
    const [host, friend] = [await newPerson(), await newPerson()]
    const open = (part: Partial<NewTable>) => host.request('openTable', { id: freshRequestId(), table: newTableFor(dots, part) })
    const waiting: string[] = []
    for (let i = 0; i < 3; i++) {
      const made = await open({})
      if (!isRejection(made)) waiting.push(made.match)
    }
    for (let i = 3; i < limits.live; i++) expect(isRejection(await open(easyBot))).toBe(false)
    expect(await open(easyBot)).toMatchObject({ rejected: 'table.tooManyLive' })
    await host.requestOrThrow('setBotSeat', { seat: 1, level: 'easy' }, { match: waiting[0]! })
    await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match: waiting[1]! })
    const { matches } = server.online.rooms.stores
    expect((await matches.countsOf(host.person)).live).toBe(limits.live)
  })

  it('has that maximum however many rematches are asked for at once', async () => {
    const guest = await newPerson()
    const open = () => guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, easyBot) })
    const socket = await guest.connect()
    const over: string[] = []
    for (let i = 0; i < 6; i++) {
      const { match } = await open()
      await socket.request({ kind: 'resign', match, id: freshRequestId() })
      over.push(match)
    }
    for (let i = 0; i < limits.live - 1; i++) await open()
    const { stores } = server.online.rooms
    await Promise.all(over.map((match) => socket.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })))
    expect((await stores.matches.countsOf(guest.person)).live).toBe(limits.live)
    socket.close()
  })

  it('pays for matches that begin, and for nothing else that is asked', async () => {
    const [guest, friend] = [await newPerson(), await newPerson()]
    const paid = vi.spyOn(server.online.rooms.newMatches, 'take')
    const socket = await guest.connect()
    const game = { game: 'dots', preset: dots.game.options.presets[0]!.id, ranked: false, secret: null }
    for (let i = 0; i < 3; i++) {
      const id = freshRequestId()
      const queued = socket.nextMessage('queued')
      socket.send({ kind: 'queue', id, ...game })
      await queued
      socket.send({ kind: 'unqueue', id })
    }
    const table = { id: freshRequestId(), table: newTableFor(dots) }
    const { match } = await guest.requestOrThrow('openTable', table)
    await guest.requestOrThrow('openTable', table)
    expect(paid).toHaveBeenCalledTimes(1)
    await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })
    await socket.request({ kind: 'resign', match, id: freshRequestId() })
    const rematch = (wanted: boolean) => socket.request({ kind: 'rematch', match, id: freshRequestId(), wanted })
    for (const wanted of [true, true, false, true]) await rematch(wanted)
    expect(paid).toHaveBeenCalledTimes(1)
    const other = await friend.connect()
    await other.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })
    expect(
      paid.mock.calls
        .slice(1)
        .map(([person]) => person)
        .toSorted(),
    ).toEqual([guest.person, friend.person].toSorted())
    paid.mockRestore()
    for (const one of [socket, other]) one.close()
  })

  it('has a share of the matches that one address may begin', () => {
    const networks = new PersonNetworks('secret')
    for (const person of ['ann', 'ben']) networks.record(person, '192.0.2.1')
    const limit = new NewMatchLimit(networks, 1)
    for (let n = 0; n < 3_000; n++) if (!limit.rejection('ann')) limit.take('ann')
    expect([limit.rejection('ann'), limit.rejection('ben')]).toEqual([{ rejected: 'protocol.tooMany' }, null])
  })

  it('has that maximum however many requests come at once, and however many matches they have left since', async () => {
    const [host, eager, patient] = [await newPerson(), await newPerson(), await newPerson()]
    const open = (guest: TestClient, part: Partial<NewTable>) =>
      guest.request('openTable', { id: freshRequestId(), table: newTableFor(dots, part) })
    const rejections = async (guest: TestClient, most: number, part: Partial<NewTable>) =>
      (await Promise.all(Array.from({ length: most + 4 }, () => open(guest, part)))).flatMap((one) =>
        isRejection(one) ? [one.rejected] : [],
      )
    const first = { id: freshRequestId(), table: newTableFor(dots) }
    const made = await host.requestOrThrow('openTable', first)
    expect(await rejections(host, limits.tables - 1, {})).toEqual(Array.from({ length: 4 }, () => 'table.tooMany'))
    // A copy of what was done is no further table.
    expect(await host.requestOrThrow('openTable', first)).toEqual(made)
    expect(await rejections(eager, limits.live, easyBot)).toEqual(Array.from({ length: 4 }, () => 'table.tooManyLive'))
    const seated = (left: boolean) => ({ kind: 'person' as const, person: patient.person, left, rating: null })
    const { matches } = server.online.rooms.stores
    const create = (left: boolean, created: number) =>
      matches.create(playingMatchRow(dots, [], { seats: [seated(left), { kind: 'bot', level: 'easy' }], created }))
    for (let i = 0; i < limits.live; i++) await create(false, 1)
    for (let i = 0; i < 2 * limits.live; i++) await create(true, 2)
    expect(await open(patient, easyBot)).toEqual({ rejected: 'table.tooManyLive', params: { limit: limits.live } })
  })
})
