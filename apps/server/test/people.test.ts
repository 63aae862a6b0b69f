import { isRejection } from '@parlor/kernel'
import { limits, protocolHeader, protocolVersion, readResponse } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tryTrespass } from '../proofs/try-trespass.ts'
import { signUp } from '../proofs/test-account.ts'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const gameById = (id: string) => games.find(({ game }) => game.id === id)!
const [dots, domino] = [gameById('dots'), gameById('domino')]
const none = undefined as never
const version = { [protocolHeader]: String(protocolVersion) }

async function newGuest(): Promise<TestClient> {
  const guest = new TestClient(server.base)
  await guest.requestOrThrow('ensureGuest', {})
  return guest
}

async function resign(guest: TestClient, match: string): Promise<void> {
  const socket = await guest.connect()
  await socket.request({ kind: 'resign', match, id: freshRequestId() })
  socket.close()
  await expect.poll(async () => (await guest.requestOrThrow('table', none, { match })).state).toBe('over')
}

/** As if the server had newer rules since. */
async function outlive(match: string): Promise<void> {
  const { pool } = server.online.rooms.stores
  await pool.query('UPDATE matches SET version = version + 1000 WHERE id = $1', [match])
}

describe('a guest', () => {
  it('is created at once, keeps their id, and is unknown without the cookie', async () => {
    const guest = new TestClient(server.base)
    expect(await guest.request('me')).toEqual({ rejected: 'person.nobody' })
    const me = await guest.requestOrThrow('ensureGuest', {})
    expect(me).toMatchObject({ guest: true, email: null })
    expect(await guest.requestOrThrow('ensureGuest', {})).toEqual(me)
    expect(await guest.requestOrThrow('rename', { name: ' Zoë  B. ' })).toEqual({ ...me, name: 'Zoë B.' })
    expect(await guest.request('rename', { name: '\u202Eevil' })).toMatchObject({ rejected: 'person.badName' })
    expect([...guest.cookies.keys()]).toEqual(['parlor_guest'])
  })

  it('gets a cookie that no script can read and no other site can send', async () => {
    const response = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: { ...version, 'content-type': 'application/json' },
      body: '{}',
    })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('other people’s data', () => {
  it('is served to nobody', async () => {
    const { guest: owner } = await signUp(server.base)
    const { match, guests } = await startMatchOfTwo(server.base, dots, {}, [owner, await newGuest()])
    expect(await guests[1].request('saveAccountData', { revision: 0, value: {} }, { name: 'decks' })).toEqual({ rejected: 'account.none' })
    await guests[0].requestOrThrow('saveAccountData', { revision: 0, value: { decks: ['mine'] } }, { name: 'decks' })
    const over = await startMatchOfTwo(server.base, dots)
    const socket = await over.guests[0].connect()
    await socket.request({ kind: 'resign', match: over.match, id: freshRequestId() })
    socket.close()
    const report = await tryTrespass(server.base, [match, over.match], 240, [(await guests[0].requestOrThrow('me')).id])
    expect(report.calls).toBeGreaterThanOrEqual(240)
    expect(report.served).toEqual([])
    expect(await guests[0].requestOrThrow('readAccountData', undefined as never, { name: 'decks' })).toEqual({
      revision: 1,
      value: { decks: ['mine'] },
    })
    expect(isRejection(await guests[0].request('table', undefined as never, { match }))).toBe(false)
  })
})

describe('own tables', () => {
  it('are found without their address, newest first, with whose move it is', async () => {
    const { match: older, guests } = await startMatchOfTwo(server.base, dots)
    const { match: newer } = await startMatchOfTwo(server.base, domino, {}, guests)
    const { match: waits } = await guests[0].requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
    const { tables } = await guests[0].requestOrThrow('myTables')
    expect(tables.map(({ match }) => match)).toEqual([waits, newer, older])
    expect(tables[0]).toMatchObject({ state: 'open', turn: [], you: 0, seats: [{ kind: 'person' }, { kind: 'open' }] })
    expect(tables[2]).toMatchObject({ game: 'dots', state: 'playing', turn: [0], you: 0 })
    expect((await guests[1].requestOrThrow('myTables')).tables.at(-1)).toMatchObject({ match: older, turn: [0], you: 1 })
    const socket = await guests[0].connect()
    const synced = socket.nextMessage('sync')
    socket.send({ kind: 'watch', match: older, from: null })
    const decision = (await synced).view.pending[0]!.id
    await socket.request({ kind: 'move', match: older, id: freshRequestId(), decision, move: 'a1', group: null, seen: 0 })
    socket.close()
    expect((await guests[0].requestOrThrow('myTables')).tables.at(-1)).toMatchObject({ match: older, turn: [1] })
  })

  it('are visible to nobody else, and disappear when over or left', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots, { absent: { kind: 'bot', level: 'easy', seconds: 60 } })
    expect((await (await newGuest()).requestOrThrow('myTables')).tables).toEqual([])
    expect(await new TestClient(server.base).request('myTables')).toEqual({ rejected: 'person.nobody' })
    const socket = await guests[1].connect()
    await socket.request({ kind: 'leave', match, id: freshRequestId() })
    socket.close()
    expect((await guests[1].requestOrThrow('myTables')).tables).toEqual([])
    expect((await guests[0].requestOrThrow('myTables')).tables).toHaveLength(1)
    await resign(guests[0], match)
    expect((await guests[0].requestOrThrow('myTables')).tables).toEqual([])
  })

  it('stay in the list while another node has their rules, and are no more than a page can show', async () => {
    const { guests } = await startMatchOfTwo(server.base, dots)
    for (let i = 0; i < limits.mine; i++) await startMatchOfTwo(server.base, dots, {}, guests)
    expect((await guests[0].requestOrThrow('myTables')).tables).toHaveLength(limits.mine)
    const other = await startMatchOfTwo(server.base, dots)
    await outlive(other.match)
    expect((await other.guests[0].requestOrThrow('myTables')).tables).toMatchObject([{ match: other.match, state: 'playing' }])
  })
})

describe('a finished match whose rules are gone', () => {
  it('stays in the history with its result, and its replay is refused with that reason', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    await resign(guests[0], match)
    expect((await guests[1].requestOrThrow('history')).matches).toMatchObject([{ match, replay: true }])
    const { token } = await guests[1].requestOrThrow('shareReplay', {}, { match })
    await outlive(match)
    const { matches } = await guests[1].requestOrThrow('history')
    expect(matches).toMatchObject([{ match, game: 'dots', you: 1, outcome: { ranks: [2, 1], reason: 'resign' }, replay: false }])
    expect(await guests[1].request('replay', none, { match })).toEqual({ rejected: 'replay.otherRules' })
    expect(await (await newGuest()).request('replay', none, { match })).toEqual({ rejected: 'match.unknown' })
    const response = await fetch(`${server.base}/api/replays/${token}`, { headers: version })
    expect([response.status, await response.json()]).toEqual([410, { rejected: 'replay.otherRules' }])
    expect(await guests[1].requestOrThrow('exportData')).toMatchObject({ matches: [{ match, outcome: { ranks: [2, 1] } }] })
  })
})

describe('a rematch that somebody wanted who is erased', () => {
  it('is not begun by the others', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    await resign(guests[0], match)
    const sockets = [await guests[0].connect(), await guests[1].connect()]
    const wanted = (at: number) => sockets[at]!.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })
    expect(await wanted(0)).toBeNull()
    await guests[0].requestOrThrow('deleteMe', { password: null })
    expect(await wanted(1)).toBeNull()
    expect(await guests[1].requestOrThrow('table', none, { match })).toMatchObject({ rematch: [1], next: null })
    for (const socket of sockets) socket.close()
  })
})

describe('what is exported', () => {
  it('contains every match and opens no rooms', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    await resign(guests[0], match)
    const { rooms } = server.online
    rooms.existing(match)!.lastUsedAt = 0
    rooms.evictIdle()
    expect(await guests[0].requestOrThrow('exportData')).toMatchObject({ matches: [{ game: 'dots', log: [{ kind: 'resign' }] }] })
    expect(await guests[0].requestOrThrow('replay', none, { match })).toMatchObject({ game: 'dots' })
    expect(rooms.existing(match)).toBeUndefined()
  })
})

describe('every response', () => {
  it('is readable by the page', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, domino, { visibility: 'public', spectators: { kind: 'allowed' } })
    const [guest] = guests
    const opened = await guest.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots, { visibility: 'public' }) })
    const over = await startMatchOfTwo(server.base, domino, {}, guests)
    await resign(guest, over.match)
    const { token } = await guest.requestOrThrow('shareReplay', {}, { match: over.match })
    const read = {
      serverInfo: await guest.requestOrThrow('serverInfo'),
      me: await guest.requestOrThrow('me'),
      readAccountData: await guest.requestOrThrow('readAccountData', none, { name: 'decks' }),
      exportData: await guest.requestOrThrow('exportData'),
      lobby: await guest.requestOrThrow('lobby'),
      myTables: await guest.requestOrThrow('myTables'),
      openTable: opened,
      table: await guest.requestOrThrow('table', none, { match }),
      tableByCode: await guest.requestOrThrow('tableByCode', none, { code: opened.code }),
      history: await guest.requestOrThrow('history'),
      replay: await guest.requestOrThrow('replay', none, { match: over.match }),
      shareReplay: { token },
      sharedReplay: await guest.requestOrThrow('sharedReplay', none, { token }),
      rating: await guest.requestOrThrow('rating', none, { game: 'dots' }),
      leaderboard: await guest.requestOrThrow('leaderboard', none, { game: 'dots' }),
    }
    for (const name of Object.keys(read) as (keyof typeof read)[]) expect(readResponse(name, read[name])).toEqual(read[name])
    expect(read.history.matches[0]!.players.some(({ level }) => level !== null)).toBe(true)
  })
})
