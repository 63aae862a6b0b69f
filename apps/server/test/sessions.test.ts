import { closeCodes, protocolHeader, protocolVersion } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshAccountName, testPassword, signUp } from '../proofs/test-account.ts'
import { freshRequestId, TestClient, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { openPostgres, openRedis } from '../proofs/test-databases.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { sha256Hex } from '../src/hash.ts'
import { skipMissing } from './skip-missing.ts'

const dots = games.find(({ game }) => game.id === 'dots')!

/** An account signed in on two devices. */
async function twice(base: string, other = base): Promise<{ here: TestClient; there: TestClient; id: string }> {
  const { guest: here, me, name } = await signUp(base)
  const there = new TestClient(other)
  await there.requestOrThrow('signIn', { name, password: testPassword })
  return { here, there, id: me.id }
}

function closing(socket: TestSocket): Promise<number | null> {
  return new Promise((resolve) => {
    if (socket.closeCode !== null) resolve(socket.closeCode)
    socket.onClose = () => resolve(socket.closeCode)
  })
}

/** Whether the socket is served. */
async function answers(socket: TestSocket): Promise<boolean> {
  const pong = socket.nextMessage('pong')
  socket.send({ kind: 'ping', at: 1 })
  return pong.then(
    () => true,
    () => false,
  )
}

describe('at one node', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('signing out closes the sockets of that session and leaves the other device alone', async () => {
    const { here, there } = await twice(server.base)
    const [one, two] = [await here.connect(), await there.connect()]
    await here.requestOrThrow('signOut', {})
    expect(await closing(one)).toBe(closeCodes.nobody)
    expect(await answers(two)).toBe(true)
  })

  it('a password change closes all sockets of older sessions', async () => {
    const { here, there } = await twice(server.base)
    const sockets = [await here.connect(), await there.connect()]
    await here.requestOrThrow('changePassword', { current: testPassword, next: 'another long secret' })
    for (const socket of sockets) expect(await closing(socket)).toBe(closeCodes.nobody)
    expect(await answers(await here.connect())).toBe(true)
  })

  it('an expired session loses its sockets at the next check', async () => {
    const { here, id } = await twice(server.base)
    const socket = await here.connect()
    await server.online.rooms.stores.pool.query(
      `UPDATE session SET "expiresAt" = now() - interval '1 second' WHERE "userId" = (SELECT account FROM people WHERE id = $1)`,
      [id],
    )
    expect(await closing(socket)).toBe(closeCodes.nobody)
  })

  it('a guest who signed out cannot return as the same person', async () => {
    const guest = new TestClient(server.base)
    await guest.requestOrThrow('ensureGuest', {})
    const copy = new TestClient(server.base, new Map(guest.cookies))
    const socket = await guest.connect()
    await guest.requestOrThrow('signOut', {})
    expect(await closing(socket)).toBe(closeCodes.nobody)
    expect(await copy.request('me')).toEqual({ rejected: 'person.nobody' })
  })

  it('a returning guest gets the cookie for another year', async () => {
    const guest = new TestClient(server.base)
    await guest.requestOrThrow('ensureGuest', {})
    const { cookie } = guest
    const response = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: { cookie, [protocolHeader]: String(protocolVersion), 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(new RegExp(`^${cookie}; Path=/; Max-Age=31536000; HttpOnly`))])
  })

  it('a sign-up by e-mail that was interrupted is finished by signing in', async () => {
    const guest = new TestClient(server.base)
    const { id } = await guest.requestOrThrow('ensureGuest', {})
    const early = new Map(guest.cookies)
    await guest.requestOrThrow('signUp', { name: freshAccountName(id), password: testPassword, email: null })
    // As between the two steps of a sign-up, when accounts were by e-mail.
    const { pool } = server.online.rooms.stores
    const email = `${id}@example.org`
    await pool.query('UPDATE "user" SET email = $2 WHERE id = (SELECT account FROM people WHERE id = $1)', [id, email])
    await pool.query(
      "UPDATE people SET account = NULL, token = $2, name = 'Guest 0000', folded = NULL, name_unique = false WHERE id = $1",
      [id, sha256Hex(early.get('parlor_guest')!)],
    )
    const entered = await new TestClient(server.base, early).requestOrThrow('signIn', { name: email, password: testPassword })
    expect(entered).toMatchObject({ id, guest: false, unique: false, email })
  })

  it('a deleted person leaves their matches', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const socket = await guests[1].connect()
    socket.send({ kind: 'watch', match, from: null })
    const over = socket.nextMessage('table', ({ table }) => table.state === 'over')
    const nameless = socket.nextMessage('table', ({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].person.name === '?')
    await guests[0].requestOrThrow('deleteMe', { password: null })
    expect((await over).table.outcome?.ranks).toEqual([2, 1])
    await nameless
    socket.close()
  })

  it('a new name is broadcast to the tables', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const socket = await guests[1].connect()
    socket.send({ kind: 'watch', match, from: null })
    await socket.nextMessage('sync')
    const renamed = socket.nextMessage('table', ({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].person.name === 'Ada')
    await guests[0].requestOrThrow('rename', { name: 'Ada' })
    await renamed
    socket.close()
  })

  it('a closing page does not remove another page’s queue entry', async () => {
    const guest = new TestClient(server.base)
    await guest.requestOrThrow('ensureGuest', {})
    const [waits, looks] = [await guest.connect(), await guest.connect()]
    const queued = waits.nextMessage('queued')
    waits.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset: dots.game.options.presets[0]!.id, ranked: false, secret: null })
    await queued
    looks.close()
    await closing(looks)
    const other = new TestClient(server.base)
    await other.requestOrThrow('ensureGuest', {})
    const socket = await other.connect()
    const paired = waits.nextMessage('paired')
    socket.send({
      kind: 'queue',
      id: freshRequestId(),
      game: 'dots',
      preset: dots.game.options.presets[0]!.id,
      ranked: false,
      secret: null,
    })
    await paired
    for (const one of [waits, socket]) one.close()
  })

  it('watch and unwatch at once leave no subscriber behind', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const socket = await guests[0].connect()
    for (let i = 0; i < 5; i++) {
      socket.send({ kind: 'watch', match, from: null })
      socket.send({ kind: 'unwatch', match })
    }
    expect(await answers(socket)).toBe(true)
    const room = server.online.rooms.existing(match)!
    await room.runExclusive(async () => {})
    await new Promise((resolve) => setImmediate(resolve))
    expect(room.subscribers.size).toBe(0)
    socket.close()
  })
})

const postgres = await openPostgres(['fsync=off'])
const redis = postgres && (await openRedis())
afterAll(async () => {
  await redis?.stop()
  await postgres?.close()
})

if (!postgres || !redis) skipMissing(postgres ? 'Redis' : 'PostgreSQL', 'play at two nodes')

describe.each(postgres && redis ? [[postgres.url, redis.url]] : [])('at two nodes', (url, redisUrl) => {
  let servers: TestServer[] = []
  beforeAll(async () => {
    servers = [await openTestServer({ database: { url }, redis: redisUrl }), await openTestServer({ database: { url }, redis: redisUrl })]
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
  })

  it('a session that ends at one loses its sockets at the other', async () => {
    const [one, two] = [servers[0]!.base, servers[1]!.base]
    const { here, there } = await twice(one, two)
    const socket = await here.at(two).connect()
    const other = await there.connect()
    await here.requestOrThrow('signOut', {})
    expect(await closing(socket)).toBe(closeCodes.nobody)
    expect(await answers(other)).toBe(true)
    await there.at(one).requestOrThrow('deleteMe', { password: testPassword })
    expect(await closing(other)).toBe(closeCodes.nobody)
  })

  it('a replay shared at one is served at the other, whatever it had cached', async () => {
    const [one, two] = [servers[0]!, servers[1]!]
    const { match, guests } = await startMatchOfTwo(one.base, dots)
    await guests[1].at(two.base).requestOrThrow('table', undefined as never, { match })
    const socket = await guests[0].connect()
    await socket.request({ kind: 'resign', match, id: freshRequestId() })
    socket.close()
    const { token } = await guests[0].requestOrThrow('shareReplay', {}, { match })
    expect(await new TestClient(two.base).requestOrThrow('sharedReplay', undefined as never, { token })).toMatchObject({
      players: [{}, {}],
    })
  })
})
