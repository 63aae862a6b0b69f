import { isRejection } from '@parlor/kernel'
import { closeCodes } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trespass } from '../proofs/stranger.ts'
import { freshAskId, Guest } from '../proofs/client.ts'
import { openHouse, type House } from '../proofs/house.ts'
import { seatTwo } from '../proofs/table.ts'
import { games } from '../src/games.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

const dots = games.find(({ game }) => game.id === 'dots')!

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
