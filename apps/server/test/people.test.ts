import { isRejection } from '@parlor/kernel'
import { closeCodes, limits, readAnswer } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trespass } from '../proofs/stranger.ts'
import { freshAskId, Guest } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { seatTwo, tableFor } from '../proofs/table.ts'
import { games } from '../src/games.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

const named = (id: string) => games.find(({ game }) => game.id === id)!
const [dots, domino] = [named('dots'), named('domino')]
const none = undefined as never

async function arrived(): Promise<Guest> {
  const guest = new Guest(house.base)
  await guest.ask('arrive', {})
  return guest
}

async function resigned(guest: Guest, match: string): Promise<void> {
  const line = await guest.connect()
  await line.ask({ kind: 'resign', match, id: freshAskId() })
  line.close()
  await expect.poll(async () => (await guest.ask('table', none, { match })).state).toBe('over')
}

/** As if the server had been given newer rules since. */
async function outlive(match: string): Promise<void> {
  const { pool } = house.online.rooms.stores
  await pool.query('UPDATE matches SET version = version + 1000 WHERE id = $1', [match])
}

describe('a guest', () => {
  it('is somebody at once, stays who they are, and is nobody without their cookie', async () => {
    const guest = new Guest(house.base)
    expect(await guest.call('me')).toEqual({ rejected: 'person.nobody' })
    const me = await guest.ask('arrive', {})
    expect(me).toMatchObject({ guest: true, email: null })
    expect(await guest.ask('arrive', {})).toEqual(me)
    expect(await guest.ask('rename', { name: ' Zoë  B. ' })).toEqual({ ...me, name: 'Zoë B.' })
    expect(await guest.call('rename', { name: '\u202Eevil' })).toMatchObject({ rejected: 'person.badName' })
    expect([...guest.cookies.keys()]).toEqual(['parlor_guest'])
  })

  it('gets a cookie that no script can read and no other site can send', async () => {
    const response = await fetch(`${house.base}/api/me`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('an account', () => {
  it('keeps the guest’s person, opens again with its password, and goes with everything', async () => {
    const guest = new Guest(house.base)
    const me = await guest.ask('arrive', {})
    const email = `${me.id}@example.org`
    const password = 'a long enough secret'
    expect(await guest.ask('enlist', { email, password })).toEqual({ ...me, guest: false, email })
    expect(await guest.ask('me')).toEqual({ ...me, guest: false, email })
    expect(guest.cookies.has('parlor_guest')).toBe(false)
    await guest.ask('keep', { revision: 0, value: { theme: 'night' } }, { name: 'settings' })
    expect(await guest.call('enlist', { email, password })).toEqual({ rejected: 'account.already' })

    const elsewhere = new Guest(house.base)
    expect(await elsewhere.call('enter', { email, password: 'not that one at all' })).toEqual({ rejected: 'account.wrongPassword' })
    expect((await elsewhere.ask('enter', { email, password })).id).toBe(me.id)
    expect(await elsewhere.ask('kept', undefined as never, { name: 'settings' })).toEqual({ revision: 1, value: { theme: 'night' } })
    expect(await elsewhere.call('keep', { revision: 0, value: {} }, { name: 'settings' })).toEqual({ rejected: 'kept.newer' })
    expect(await guest.call('repass', { current: 'wrong wrong wrong', next: password })).toEqual({ rejected: 'account.wrongPassword' })
    await guest.ask('repass', { current: password, next: 'another long secret' })
    expect(await elsewhere.call('me')).toEqual({ rejected: 'person.nobody' })

    const other = new Guest(house.base)
    await other.ask('arrive', {})
    expect(await other.call('enlist', { email, password })).toEqual({ rejected: 'account.emailTaken' })
    expect(await guest.ask('export')).toMatchObject({
      person: { id: me.id },
      account: { email },
      kept: [{ name: 'settings' }],
      matches: [],
    })
    expect(await guest.call('erase', { password: null })).toEqual({ rejected: 'account.wrongPassword' })
    await guest.ask('erase', { password: 'another long secret' })
    expect(await guest.call('me')).toEqual({ rejected: 'person.nobody' })
    expect(await elsewhere.call('enter', { email, password: 'another long secret' })).toEqual({ rejected: 'account.wrongPassword' })
    const { rows } = await house.online.rooms.stores.pool.query('SELECT name, account, token FROM people WHERE id = $1', [me.id])
    expect(rows).toEqual([{ name: '', account: null, token: null }])
  })

  it('ends with its session', async () => {
    const guest = new Guest(house.base)
    const { id } = await guest.ask('arrive', {})
    await guest.ask('enlist', { email: `${id}@example.org`, password: 'a long enough secret' })
    const { cookies } = guest
    const before = new Guest(house.base, new Map(cookies))
    const line = await guest.connect()
    const closed = new Promise<void>((resolve) => (line.onClose = resolve))
    await guest.ask('exit', {})
    await closed
    expect(line.closed).toBe(closeCodes.nobody)
    expect(await before.call('me')).toEqual({ rejected: 'person.nobody' })
    expect((await guest.ask('arrive', {})).id).not.toBe(id)
  })
})

describe('somebody else’s things', () => {
  it('are served to nobody', async () => {
    const { match, guests } = await seatTwo(house.base, dots)
    await guests[0].ask('keep', { revision: 0, value: { decks: ['mine'] } }, { name: 'decks' })
    const over = await seatTwo(house.base, dots)
    const line = await over.guests[0].connect()
    await line.ask({ kind: 'resign', match: over.match, id: freshAskId() })
    line.close()
    const report = await trespass(house.base, [match, over.match], 240, [(await guests[0].ask('me')).id])
    expect(report.calls).toBeGreaterThanOrEqual(240)
    expect(report.served).toEqual([])
    expect(await guests[0].ask('kept', undefined as never, { name: 'decks' })).toEqual({ revision: 1, value: { decks: ['mine'] } })
    expect(isRejection(await guests[0].call('table', undefined as never, { match }))).toBe(false)
  })
})

describe('tables of one’s own', () => {
  it('are found without their address, newest first, with whose move it is', async () => {
    const { match: older, guests } = await seatTwo(house.base, dots)
    const { match: newer } = await seatTwo(house.base, domino, {}, guests)
    const { match: waits } = await guests[0].ask('open', { id: freshAskId(), table: tableFor(dots) })
    const { tables } = await guests[0].ask('mine')
    expect(tables.map(({ match }) => match)).toEqual([waits, newer, older])
    expect(tables[0]).toMatchObject({ state: 'open', turn: [], you: 0, seats: [{ kind: 'person' }, { kind: 'open' }] })
    expect(tables[2]).toMatchObject({ game: 'dots', state: 'playing', turn: [0], you: 0 })
    expect((await guests[1].ask('mine')).tables.at(-1)).toMatchObject({ match: older, turn: [0], you: 1 })
    const line = await guests[0].connect()
    const synced = line.next('sync')
    line.send({ kind: 'watch', match: older, from: null })
    const decision = (await synced).view.pending[0]!.id
    await line.ask({ kind: 'move', match: older, id: freshAskId(), decision, move: 'a1', group: null })
    line.close()
    expect((await guests[0].ask('mine')).tables.at(-1)).toMatchObject({ match: older, turn: [1] })
  })

  it('are nobody else’s, and no longer one’s own once they are over or left for good', async () => {
    const { match, guests } = await seatTwo(house.base, dots, { absent: { kind: 'bot', level: 'easy', seconds: 60 } })
    expect((await (await arrived()).ask('mine')).tables).toEqual([])
    expect(await new Guest(house.base).call('mine')).toEqual({ rejected: 'person.nobody' })
    const line = await guests[1].connect()
    await line.ask({ kind: 'leave', match, id: freshAskId() })
    line.close()
    expect((await guests[1].ask('mine')).tables).toEqual([])
    expect((await guests[0].ask('mine')).tables).toHaveLength(1)
    await resigned(guests[0], match)
    expect((await guests[0].ask('mine')).tables).toEqual([])
  })

  it('stay in the list while another node has their rules, and are no more than a page can show', async () => {
    const { guests } = await seatTwo(house.base, dots)
    for (let i = 0; i < limits.mine; i++) await seatTwo(house.base, dots, {}, guests)
    expect((await guests[0].ask('mine')).tables).toHaveLength(limits.mine)
    const other = await seatTwo(house.base, dots)
    await outlive(other.match)
    expect((await other.guests[0].ask('mine')).tables).toMatchObject([{ match: other.match, state: 'playing' }])
  })
})

describe('a finished match whose rules are gone', () => {
  it('stays in the history with its result, and says so when it is asked for', async () => {
    const { match, guests } = await seatTwo(house.base, dots)
    await resigned(guests[0], match)
    expect((await guests[1].ask('history')).matches).toMatchObject([{ match, replay: true }])
    const { token } = await guests[1].ask('share', {}, { match })
    await outlive(match)
    const { matches } = await guests[1].ask('history')
    expect(matches).toMatchObject([{ match, game: 'dots', you: 1, outcome: { ranks: [2, 1], reason: 'resign' }, replay: false }])
    expect(await guests[1].call('replay', none, { match })).toEqual({ rejected: 'replay.otherRules' })
    expect(await (await arrived()).call('replay', none, { match })).toEqual({ rejected: 'match.unknown' })
    const response = await fetch(`${house.base}/api/replays/${token}`)
    expect([response.status, await response.json()]).toEqual([410, { rejected: 'replay.otherRules' }])
    expect(await guests[1].ask('export')).toMatchObject({ matches: [{ match, outcome: { ranks: [2, 1] } }] })
  })
})

describe('what is exported', () => {
  it('holds every match and leaves none of them open', async () => {
    const { match, guests } = await seatTwo(house.base, dots)
    await resigned(guests[0], match)
    const { rooms } = house.online
    rooms.known(match)!.used = 0
    rooms.sweep()
    expect(await guests[0].ask('export')).toMatchObject({ matches: [{ game: 'dots', log: [{ kind: 'resign' }] }] })
    expect(await guests[0].ask('replay', none, { match })).toMatchObject({ game: 'dots' })
    expect(rooms.known(match)).toBeUndefined()
  })
})

describe('every answer', () => {
  it('is one that the page can read', async () => {
    const { match, guests } = await seatTwo(house.base, domino, { visibility: 'public', spectators: { kind: 'allowed' } })
    const [guest] = guests
    const opened = await guest.ask('open', { id: freshAskId(), table: tableFor(dots, { visibility: 'public' }) })
    const over = await seatTwo(house.base, domino, {}, guests)
    await resigned(guest, over.match)
    const { token } = await guest.ask('share', {}, { match: over.match })
    const read = {
      greet: await guest.ask('greet'),
      me: await guest.ask('me'),
      kept: await guest.ask('kept', none, { name: 'decks' }),
      export: await guest.ask('export'),
      lobby: await guest.ask('lobby'),
      mine: await guest.ask('mine'),
      open: opened,
      table: await guest.ask('table', none, { match }),
      invited: await guest.ask('invited', none, { code: opened.code }),
      history: await guest.ask('history'),
      replay: await guest.ask('replay', none, { match: over.match }),
      share: { token },
      shared: await guest.ask('shared', none, { token }),
      rating: await guest.ask('rating', none, { game: 'dots' }),
      leaders: await guest.ask('leaders', none, { game: 'dots' }),
    }
    for (const name of Object.keys(read) as (keyof typeof read)[]) expect(readAnswer(name, read[name])).toEqual(read[name])
    expect(read.history.matches[0]!.players.some(({ level }) => level !== null)).toBe(true)
  })
})
