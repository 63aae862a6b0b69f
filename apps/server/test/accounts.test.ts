import { randomBytes } from 'node:crypto'
import { closeCodes, pathOf, protocolHeader, protocolVersion } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshAccountName, testPassword, signUp } from '../proofs/test-account.ts'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { openPostgres } from '../proofs/test-databases.ts'
import type { Config } from '../src/index.ts'
import { defineRatingDisplayTests } from './rating-display-suite.ts'
import { dots, newGuestClient } from './dots-test-table.ts'
import { skipMissing } from './skip-missing.ts'

const none = undefined as never
const wrong = 'not that one at all'

const postgres = await openPostgres(['fsync=off'])
afterAll(() => postgres?.close(), 60_000)
const databases: [string, Partial<Config>][] = [
  ['embedded', {}],
  ...(postgres ? ([['PostgreSQL', { database: { url: postgres.url } }]] as never[]) : []),
]
if (!postgres) skipMissing('PostgreSQL', 'accounts on it')

describe.each(databases)('on %s', (_, part) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(part)
  })
  afterAll(() => server.close())

  const newGuest = () => newGuestClient(server.base)

  /** The raw response without cookies and ids. */
  async function raw(
    guest: TestClient,
    name: 'signUp' | 'signIn',
    body: object,
  ): Promise<{ status: number; text: string; headers: string[] }> {
    const headers = { cookie: guest.cookie, 'content-type': 'application/json', [protocolHeader]: String(protocolVersion) }
    const response = await fetch(server.base + pathOf(name), { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, text: await response.text(), headers: [...response.headers.keys()].sort() }
  }

  describe('an account', () => {
    it('keeps the guest’s person, signs in again with its name and password, and is deleted completely', async () => {
      const guest = await newGuest()
      const me = await guest.requestOrThrow('me')
      const name = freshAccountName(me.id)
      const account = { ...me, name, guest: false, unique: true }
      expect(await guest.requestOrThrow('signUp', { name, password: testPassword, email: null })).toEqual(account)
      expect(await guest.requestOrThrow('me')).toEqual(account)
      expect(guest.cookies.has('parlor_guest')).toBe(false)
      await guest.requestOrThrow('saveAccountData', { revision: 0, value: { theme: 'night' } }, { name: 'settings' })
      expect(await guest.request('signUp', { name: 'Another', password: testPassword, email: null })).toEqual({
        rejected: 'account.already',
      })

      const elsewhere = new TestClient(server.base)
      expect(await elsewhere.request('signIn', { name, password: wrong })).toEqual({ rejected: 'account.wrongPassword' })
      expect((await elsewhere.requestOrThrow('signIn', { name: ` ${name.toUpperCase()} `, password: testPassword })).id).toBe(me.id)
      expect(await elsewhere.requestOrThrow('readAccountData', none, { name: 'settings' })).toEqual({
        revision: 1,
        value: { theme: 'night' },
      })
      expect(await elsewhere.request('saveAccountData', { revision: 0, value: {} }, { name: 'settings' })).toEqual({
        rejected: 'kept.newer',
      })
      expect(await guest.request('changePassword', { current: wrong, next: testPassword })).toEqual({ rejected: 'account.wrongPassword' })
      await guest.requestOrThrow('changePassword', { current: testPassword, next: 'another long secret' })
      expect(await elsewhere.request('me')).toEqual({ rejected: 'person.nobody' })

      expect(await guest.requestOrThrow('exportData')).toMatchObject({
        person: { id: me.id },
        account: { email: null },
        kept: [{ name: 'settings' }],
        matches: [],
      })
      expect(await guest.request('deleteMe', { password: null })).toEqual({ rejected: 'account.wrongPassword' })
      await guest.requestOrThrow('deleteMe', { password: 'another long secret' })
      expect(await guest.request('me')).toEqual({ rejected: 'person.nobody' })
      expect(await elsewhere.request('signIn', { name, password: 'another long secret' })).toEqual({ rejected: 'account.wrongPassword' })
      const { rows } = await server.online.rooms.stores.pool.query('SELECT name, account, token, folded, email FROM people WHERE id = $1', [
        me.id,
      ])
      expect(rows).toEqual([{ name: '', account: null, token: null, folded: null, email: null }])
      // The name is free again.
      await signUp(server.base, name)
    })

    it('ends with its session', async () => {
      const { guest, me } = await signUp(server.base)
      const before = new TestClient(server.base, new Map(guest.cookies))
      const socket = await guest.connect()
      const closed = new Promise<void>((resolve) => (socket.onClose = resolve))
      await guest.requestOrThrow('signOut', {})
      await closed
      expect(socket.closeCode).toBe(closeCodes.nobody)
      expect(await before.request('me')).toEqual({ rejected: 'person.nobody' })
      expect((await guest.requestOrThrow('ensureGuest', {})).id).not.toBe(me.id)
    })
  })

  describe('a name', () => {
    it('is unique among accounts, look-alikes included, also when claimed concurrently', async () => {
      await signUp(server.base, 'Marianne')
      const [one, two] = [await newGuest(), await newGuest()]
      expect(await one.request('signUp', { name: 'mariаnne', password: testPassword, email: null })).toEqual({
        rejected: 'account.nameTaken',
      })
      expect(await one.request('signUp', { name: 'Mod', password: testPassword, email: null })).toEqual({
        rejected: 'account.reservedName',
      })
      expect(await one.request('signUp', { name: 'a\u200Bb', password: testPassword, email: null })).toMatchObject({
        rejected: 'person.badName',
      })
      const both = await Promise.all(
        [one, two].map((guest) => guest.request('signUp', { name: 'Ferdinand', password: testPassword, email: null })),
      )
      expect(both.filter((answer) => 'rejected' in answer)).toEqual([{ rejected: 'account.nameTaken' }])
      // The second stays a guest, without leftovers.
      const { rows } = await server.online.rooms.stores.pool.query(
        'SELECT count(*)::int AS n FROM "user" WHERE id NOT IN (SELECT account FROM people WHERE account IS NOT NULL)',
        [],
      )
      expect(rows).toEqual([{ n: 0 }])
    })

    it('of an account cannot be a guest’s, neither before nor after', async () => {
      const early = await newGuest()
      const before = await early.requestOrThrow('rename', { name: 'Rosalind' })
      expect(before).toMatchObject({ name: 'Rosalind', guest: true, unique: false })
      const { guest } = await signUp(server.base, 'Rosa-Lind')
      expect((await early.requestOrThrow('me')).name).toBe(`Guest ${before.id.slice(0, 4).toUpperCase()}`)
      const late = await newGuest()
      expect(await late.request('rename', { name: 'ROSALlND' })).toEqual({ rejected: 'account.nameTaken' })
      // Renaming frees the first name.
      expect(await guest.requestOrThrow('rename', { name: 'Celia Rosalind' })).toMatchObject({ name: 'Celia Rosalind', unique: true })
      expect(await late.requestOrThrow('rename', { name: 'Rosalind' })).toMatchObject({ name: 'Rosalind' })
      expect(await guest.request('rename', { name: 'Guest 12AB' })).toEqual({ rejected: 'account.reservedName' })
    })

    it('used by many guests is taken from all of them at once', async () => {
      const guests = await Promise.all(Array.from({ length: 5 }, newGuest))
      const ids = await Promise.all(guests.map(async (one) => (await one.requestOrThrow('rename', { name: 'Philomena' })).id))
      const publish = vi.spyOn(server.online.rooms.messageBus, 'publishPeople')
      const { guest } = await signUp(server.base, 'Philomena')
      const published = publish.mock.calls.map(([people]) => people)
      publish.mockRestore()
      const { id } = await guest.requestOrThrow('me')
      expect(published.map((people) => [...people].sort())).toEqual([[id, ...ids].sort()])
      for (const one of guests) expect((await one.requestOrThrow('me')).name).toMatch(/^Guest [0-9A-Z]{4}$/)
      // Nobody else lost their name.
      expect((await guest.requestOrThrow('me')).name).toBe('Philomena')
    })
  })

  describe('an e-mail', () => {
    it('is optional, may belong to several accounts, and no response reveals whether it is in use', async () => {
      const email = `${freshRequestId()}@example.org`
      const [guest, other] = [await newGuest(), await newGuest()]
      const first = await raw(guest, 'signUp', { name: 'Hortensia', password: testPassword, email })
      const again = await raw(other, 'signUp', { name: 'Wilhelmina', password: testPassword, email })
      const withoutIds = (text: string) => text.replace(/"(id|name)":"[^"]*"/g, '')
      expect({ ...again, text: withoutIds(again.text) }).toEqual({ ...first, text: withoutIds(first.text) })
      expect(first.status).toBe(200)
      const attempts = [email, `${freshRequestId()}@example.org`, 'Hortensia', 'Nobody of that name']
      const answers = []
      for (const name of attempts) answers.push(await raw(new TestClient(server.base), 'signIn', { name, password: wrong }))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(answers[0]!.status).toBe(403)
      // The address does not sign in either: it is not the account's own.
      expect(await new TestClient(server.base).request('signIn', { name: email, password: testPassword })).toEqual({
        rejected: 'account.wrongPassword',
      })
      expect(await new TestClient(server.base).requestOrThrow('signIn', { name: 'hortensia', password: testPassword })).toMatchObject({
        email,
      })
      expect(
        await newGuest().then((one) => one.request('signUp', { name: 'Gisela', password: testPassword, email: 'no address' })),
      ).toMatchObject({
        rejected: 'account.badEmail',
      })
    })

    it('that is a placeholder does not sign in', async () => {
      const { me } = await signUp(server.base)
      const { rows } = await server.online.rooms.stores.pool.query(
        'SELECT u.email FROM "user" u JOIN people p ON p.account = u.id WHERE p.id = $1',
        [me.id],
      )
      expect(rows[0]!['email']).toMatch(/@account\.invalid$/)
      expect(await new TestClient(server.base).request('signIn', { name: rows[0]!['email'] as string, password: testPassword })).toEqual({
        rejected: 'account.wrongPassword',
      })
    })
  })

  describe('passwords', () => {
    const later = (key: string) =>
      server.online.rooms.stores.pool.query(`UPDATE password_failures SET since = since - interval '${key}'`, [])

    it('can be tried ten times per name, by anybody, existing or not, also concurrently', async () => {
      const { guest, name } = await signUp(server.base)
      const socket = await guest.connect()
      for (const tried of [name, 'Nobody whatever']) {
        const answers = await Promise.all(
          Array.from({ length: 14 }, () => new TestClient(server.base).request('signIn', { name: tried, password: wrong })),
        )
        expect(answers.filter((answer) => (answer as { rejected: string }).rejected === 'account.wrongPassword')).toHaveLength(10)
        expect(answers).toContainEqual({ rejected: 'account.paused', params: { count: 15 } })
      }
      // Not even the right password, in any spelling of the name; existing sessions stay and may change it.
      expect(await new TestClient(server.base).request('signIn', { name: name.toUpperCase(), password: testPassword })).toMatchObject({
        rejected: 'account.paused',
      })
      expect(await guest.requestOrThrow('me')).toMatchObject({ name })
      const pong = socket.nextMessage('pong')
      socket.send({ kind: 'ping', at: 1 })
      await pong
      socket.close()
      await guest.requestOrThrow('changePassword', { current: testPassword, next: 'another long secret' })
      await later('5 minutes')
      expect(await new TestClient(server.base).request('signIn', { name, password: testPassword })).toEqual({
        rejected: 'account.paused',
        params: { count: 10 },
      })
      await later('11 minutes')
      expect(await new TestClient(server.base).requestOrThrow('signIn', { name, password: 'another long secret' })).toMatchObject({ name })
    })

    it('reset the counter when correct', async () => {
      const { name } = await signUp(server.base)
      for (let round = 0; round < 2; round++) {
        for (let i = 0; i < 9; i++) await new TestClient(server.base).request('signIn', { name, password: wrong })
        expect(await new TestClient(server.base).requestOrThrow('signIn', { name, password: testPassword })).toMatchObject({ name })
      }
    })

    it('are limited with a session too', async () => {
      const { guest } = await signUp(server.base)
      for (let i = 0; i < 5; i++) {
        expect(await guest.request('changePassword', { current: wrong, next: testPassword })).toEqual({ rejected: 'account.wrongPassword' })
        expect(await guest.request('deleteMe', { password: wrong })).toEqual({ rejected: 'account.wrongPassword' })
      }
      expect(await guest.request('deleteMe', { password: testPassword })).toMatchObject({ rejected: 'account.paused' })
    })
  })

  describe('ranked play', () => {
    const preset = dots.game.options.presets[0]!.id
    const queueMessage = (ranked: boolean) => ({ kind: 'queue' as const, id: freshRequestId(), game: 'dots', preset, ranked, secret: null })

    it('is for accounts with a unique name', async () => {
      const guest = await newGuest()
      const socket = await guest.connect()
      expect(await socket.request(queueMessage(true))).toEqual({ rejected: 'ranked.needsAccount' })
      socket.close()
      const { guest: older, me } = await signUp(server.base)
      const { pool } = server.online.rooms.stores
      await pool.query('UPDATE people SET name_unique = false WHERE id = $1', [me.id])
      const own = await older.connect()
      expect(await own.request(queueMessage(true))).toEqual({ rejected: 'ranked.needsName' })
      await older.requestOrThrow('rename', {
        name: freshAccountName(randomBytes(6).toString('hex')),
      })
      const queued = own.nextMessage('queued')
      own.send(queueMessage(true))
      await queued
      own.close()
    })
  })

  defineRatingDisplayTests(() => server)
})
