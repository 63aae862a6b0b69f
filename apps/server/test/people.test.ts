import { isRejection } from '@parlor/kernel'
import { limits, protocolHeader, protocolVersion, readResponse } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tryTrespass } from '../proofs/trespass-calls.ts'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'

let house: TestServer
beforeAll(async () => {
  house = await openTestServer()
}, 120_000)
afterAll(() => house.close())

const named = (id: string) => games.find(({ game }) => game.id === id)!
const [dots, domino] = [named('dots'), named('domino')]
const none = undefined as never
const version = { [protocolHeader]: String(protocolVersion) }

async function arrived(): Promise<TestClient> {
  const guest = new TestClient(house.base)
  await guest.requestOrThrow('arrive', {})
  return guest
}

async function resigned(guest: TestClient, match: string): Promise<void> {
  const line = await guest.connect()
  await line.request({ kind: 'resign', match, id: freshRequestId() })
  line.close()
  await expect.poll(async () => (await guest.requestOrThrow('table', none, { match })).state).toBe('over')
}

/** As if the server had been given newer rules since. */
async function outlive(match: string): Promise<void> {
  const { pool } = house.online.rooms.stores
  await pool.query('UPDATE matches SET version = version + 1000 WHERE id = $1', [match])
}

describe('a guest', () => {
  it('is somebody at once, stays who they are, and is nobody without their cookie', async () => {
    const guest = new TestClient(house.base)
    expect(await guest.request('me')).toEqual({ rejected: 'person.nobody' })
    const me = await guest.requestOrThrow('arrive', {})
    expect(me).toMatchObject({ guest: true, email: null })
    expect(await guest.requestOrThrow('arrive', {})).toEqual(me)
    expect(await guest.requestOrThrow('rename', { name: ' Zoë  B. ' })).toEqual({ ...me, name: 'Zoë B.' })
    expect(await guest.request('rename', { name: '\u202Eevil' })).toMatchObject({ rejected: 'person.badName' })
    expect([...guest.cookies.keys()]).toEqual(['parlor_guest'])
  })

  it('gets a cookie that no script can read and no other site can send', async () => {
    const response = await fetch(`${house.base}/api/me`, {
      method: 'POST',
      headers: { ...version, 'content-type': 'application/json' },
      body: '{}',
    })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('somebody else’s things', () => {
  it('are served to nobody', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    await guests[0].requestOrThrow('keep', { revision: 0, value: { decks: ['mine'] } }, { name: 'decks' })
    const over = await startMatchOfTwo(house.base, dots)
    const line = await over.guests[0].connect()
    await line.request({ kind: 'resign', match: over.match, id: freshRequestId() })
    line.close()
    const report = await tryTrespass(house.base, [match, over.match], 240, [(await guests[0].requestOrThrow('me')).id])
    expect(report.calls).toBeGreaterThanOrEqual(240)
    expect(report.served).toEqual([])
    expect(await guests[0].requestOrThrow('kept', undefined as never, { name: 'decks' })).toEqual({
      revision: 1,
      value: { decks: ['mine'] },
    })
    expect(isRejection(await guests[0].request('table', undefined as never, { match }))).toBe(false)
  })
})

describe('tables of one’s own', () => {
  it('are found without their address, newest first, with whose move it is', async () => {
    const { match: older, guests } = await startMatchOfTwo(house.base, dots)
    const { match: newer } = await startMatchOfTwo(house.base, domino, {}, guests)
    const { match: waits } = await guests[0].requestOrThrow('open', { id: freshRequestId(), table: newTableFor(dots) })
    const { tables } = await guests[0].requestOrThrow('mine')
    expect(tables.map(({ match }) => match)).toEqual([waits, newer, older])
    expect(tables[0]).toMatchObject({ state: 'open', turn: [], you: 0, seats: [{ kind: 'person' }, { kind: 'open' }] })
    expect(tables[2]).toMatchObject({ game: 'dots', state: 'playing', turn: [0], you: 0 })
    expect((await guests[1].requestOrThrow('mine')).tables.at(-1)).toMatchObject({ match: older, turn: [0], you: 1 })
    const line = await guests[0].connect()
    const synced = line.nextMessage('sync')
    line.send({ kind: 'watch', match: older, from: null })
    const decision = (await synced).view.pending[0]!.id
    await line.request({ kind: 'move', match: older, id: freshRequestId(), decision, move: 'a1', group: null, seen: 0 })
    line.close()
    expect((await guests[0].requestOrThrow('mine')).tables.at(-1)).toMatchObject({ match: older, turn: [1] })
  })

  it('are nobody else’s, and no longer one’s own once they are over or left for good', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots, { absent: { kind: 'bot', level: 'easy', seconds: 60 } })
    expect((await (await arrived()).requestOrThrow('mine')).tables).toEqual([])
    expect(await new TestClient(house.base).request('mine')).toEqual({ rejected: 'person.nobody' })
    const line = await guests[1].connect()
    await line.request({ kind: 'leave', match, id: freshRequestId() })
    line.close()
    expect((await guests[1].requestOrThrow('mine')).tables).toEqual([])
    expect((await guests[0].requestOrThrow('mine')).tables).toHaveLength(1)
    await resigned(guests[0], match)
    expect((await guests[0].requestOrThrow('mine')).tables).toEqual([])
  })

  it('stay in the list while another node has their rules, and are no more than a page can show', async () => {
    const { guests } = await startMatchOfTwo(house.base, dots)
    for (let i = 0; i < limits.mine; i++) await startMatchOfTwo(house.base, dots, {}, guests)
    expect((await guests[0].requestOrThrow('mine')).tables).toHaveLength(limits.mine)
    const other = await startMatchOfTwo(house.base, dots)
    await outlive(other.match)
    expect((await other.guests[0].requestOrThrow('mine')).tables).toMatchObject([{ match: other.match, state: 'playing' }])
  })
})

describe('a finished match whose rules are gone', () => {
  it('stays in the history with its result, and says so when it is asked for', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    await resigned(guests[0], match)
    expect((await guests[1].requestOrThrow('history')).matches).toMatchObject([{ match, replay: true }])
    const { token } = await guests[1].requestOrThrow('share', {}, { match })
    await outlive(match)
    const { matches } = await guests[1].requestOrThrow('history')
    expect(matches).toMatchObject([{ match, game: 'dots', you: 1, outcome: { ranks: [2, 1], reason: 'resign' }, replay: false }])
    expect(await guests[1].request('replay', none, { match })).toEqual({ rejected: 'replay.otherRules' })
    expect(await (await arrived()).request('replay', none, { match })).toEqual({ rejected: 'match.unknown' })
    const response = await fetch(`${house.base}/api/replays/${token}`, { headers: version })
    expect([response.status, await response.json()]).toEqual([410, { rejected: 'replay.otherRules' }])
    expect(await guests[1].requestOrThrow('export')).toMatchObject({ matches: [{ match, outcome: { ranks: [2, 1] } }] })
  })
})

describe('what is exported', () => {
  it('holds every match and leaves none of them open', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    await resigned(guests[0], match)
    const { rooms } = house.online
    rooms.existing(match)!.lastUsedAt = 0
    rooms.evictIdle()
    expect(await guests[0].requestOrThrow('export')).toMatchObject({ matches: [{ game: 'dots', log: [{ kind: 'resign' }] }] })
    expect(await guests[0].requestOrThrow('replay', none, { match })).toMatchObject({ game: 'dots' })
    expect(rooms.existing(match)).toBeUndefined()
  })
})

describe('every answer', () => {
  it('is one that the page can read', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, domino, { visibility: 'public', spectators: { kind: 'allowed' } })
    const [guest] = guests
    const opened = await guest.requestOrThrow('open', { id: freshRequestId(), table: newTableFor(dots, { visibility: 'public' }) })
    const over = await startMatchOfTwo(house.base, domino, {}, guests)
    await resigned(guest, over.match)
    const { token } = await guest.requestOrThrow('share', {}, { match: over.match })
    const read = {
      greet: await guest.requestOrThrow('greet'),
      me: await guest.requestOrThrow('me'),
      kept: await guest.requestOrThrow('kept', none, { name: 'decks' }),
      export: await guest.requestOrThrow('export'),
      lobby: await guest.requestOrThrow('lobby'),
      mine: await guest.requestOrThrow('mine'),
      open: opened,
      table: await guest.requestOrThrow('table', none, { match }),
      invited: await guest.requestOrThrow('invited', none, { code: opened.code }),
      history: await guest.requestOrThrow('history'),
      replay: await guest.requestOrThrow('replay', none, { match: over.match }),
      share: { token },
      shared: await guest.requestOrThrow('shared', none, { token }),
      rating: await guest.requestOrThrow('rating', none, { game: 'dots' }),
      leaders: await guest.requestOrThrow('leaders', none, { game: 'dots' }),
    }
    for (const name of Object.keys(read) as (keyof typeof read)[]) expect(readResponse(name, read[name])).toEqual(read[name])
    expect(read.history.matches[0]!.players.some(({ level }) => level !== null)).toBe(true)
  })
})
