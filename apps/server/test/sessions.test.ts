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

/** Somebody with an account, on two devices. */
async function twice(base: string, other = base): Promise<{ here: TestClient; there: TestClient; id: string }> {
  const { guest: here, me, name } = await signUp(base)
  const there = new TestClient(other)
  await there.requestOrThrow('enter', { name, password: testPassword })
  return { here, there, id: me.id }
}

function closing(line: TestSocket): Promise<number | null> {
  return new Promise((resolve) => {
    if (line.closeCode !== null) resolve(line.closeCode)
    line.onClose = () => resolve(line.closeCode)
  })
}

/** A socket that answers is a socket that is served. */
async function answers(line: TestSocket): Promise<boolean> {
  const pong = line.nextMessage('pong')
  line.send({ kind: 'ping', at: 1 })
  return pong.then(
    () => true,
    () => false,
  )
}

describe('at one node', () => {
  let house: TestServer
  beforeAll(async () => {
    house = await openTestServer()
  }, 120_000)
  afterAll(() => house.close())

  it('signing out closes the sockets of that session and leaves the other device alone', async () => {
    const { here, there } = await twice(house.base)
    const [one, two] = [await here.connect(), await there.connect()]
    await here.requestOrThrow('exit', {})
    expect(await closing(one)).toBe(closeCodes.nobody)
    expect(await answers(two)).toBe(true)
  })

  it('another password closes every socket that the old one opened', async () => {
    const { here, there } = await twice(house.base)
    const lines = [await here.connect(), await there.connect()]
    await here.requestOrThrow('repass', { current: testPassword, next: 'another long secret' })
    for (const line of lines) expect(await closing(line)).toBe(closeCodes.nobody)
    expect(await answers(await here.connect())).toBe(true)
  })

  it('a session that ends by itself, unheard of by anybody, loses its sockets at the next look', async () => {
    const { here, id } = await twice(house.base)
    const line = await here.connect()
    await house.online.rooms.stores.pool.query(
      `UPDATE session SET "expiresAt" = now() - interval '1 second' WHERE "userId" = (SELECT account FROM people WHERE id = $1)`,
      [id],
    )
    expect(await closing(line)).toBe(closeCodes.nobody)
  }, 30_000)

  it('a guest who goes comes back as nobody they were', async () => {
    const guest = new TestClient(house.base)
    await guest.requestOrThrow('arrive', {})
    const copy = new TestClient(house.base, new Map(guest.cookies))
    const line = await guest.connect()
    await guest.requestOrThrow('exit', {})
    expect(await closing(line)).toBe(closeCodes.nobody)
    expect(await copy.request('me')).toEqual({ rejected: 'person.nobody' })
  })

  it('who returns as a guest is given the cookie for another year', async () => {
    const guest = new TestClient(house.base)
    await guest.requestOrThrow('arrive', {})
    const { cookie } = guest
    const response = await fetch(`${house.base}/api/me`, {
      method: 'POST',
      headers: { cookie, [protocolHeader]: String(protocolVersion), 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(new RegExp(`^${cookie}; Path=/; Max-Age=31536000; HttpOnly`))])
  })

  it('a sign-up by e-mail that an older server cut off half-way is finished by signing in', async () => {
    const guest = new TestClient(house.base)
    const { id } = await guest.requestOrThrow('arrive', {})
    const early = new Map(guest.cookies)
    await guest.requestOrThrow('enlist', { name: freshAccountName(id), password: testPassword, email: null })
    // As it was before the second step, when accounts were by e-mail.
    const { pool } = house.online.rooms.stores
    const email = `${id}@example.org`
    await pool.query('UPDATE "user" SET email = $2 WHERE id = (SELECT account FROM people WHERE id = $1)', [id, email])
    await pool.query(
      "UPDATE people SET account = NULL, token = $2, name = 'Guest 0000', folded = NULL, name_unique = false WHERE id = $1",
      [id, sha256Hex(early.get('parlor_guest')!)],
    )
    const entered = await new TestClient(house.base, early).requestOrThrow('enter', { name: email, password: testPassword })
    expect(entered).toMatchObject({ id, guest: false, unique: false, email })
  })

  it('whoever is forgotten leaves their matches: nobody waits for somebody who is no more', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    const line = await guests[1].connect()
    line.send({ kind: 'watch', match, from: null })
    const over = line.nextMessage('table', ({ table }) => table.state === 'over')
    const nameless = line.nextMessage('table', ({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].person.name === '?')
    await guests[0].requestOrThrow('erase', { password: null })
    expect((await over).table.outcome?.ranks).toEqual([2, 1])
    await nameless
    line.close()
  })

  it('a new name is seen at once by those who sit there', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    const line = await guests[1].connect()
    line.send({ kind: 'watch', match, from: null })
    await line.nextMessage('sync')
    const renamed = line.nextMessage('table', ({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].person.name === 'Ada')
    await guests[0].requestOrThrow('rename', { name: 'Ada' })
    await renamed
    line.close()
  })

  it('one page that closes does not take another’s place in the queue', async () => {
    const guest = new TestClient(house.base)
    await guest.requestOrThrow('arrive', {})
    const [waits, looks] = [await guest.connect(), await guest.connect()]
    const queued = waits.nextMessage('queued')
    waits.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset: dots.game.options.presets[0]!.id, ranked: false, secret: null })
    await queued
    looks.close()
    await closing(looks)
    const other = new TestClient(house.base)
    await other.requestOrThrow('arrive', {})
    const line = await other.connect()
    const paired = waits.nextMessage('paired')
    line.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset: dots.game.options.presets[0]!.id, ranked: false, secret: null })
    await paired
    for (const one of [waits, line]) one.close()
  })

  it('a match that is asked for and at once no more has no viewer left behind', async () => {
    const { match, guests } = await startMatchOfTwo(house.base, dots)
    const line = await guests[0].connect()
    for (let i = 0; i < 5; i++) {
      line.send({ kind: 'watch', match, from: null })
      line.send({ kind: 'unwatch', match })
    }
    expect(await answers(line)).toBe(true)
    const room = house.online.rooms.existing(match)!
    await room.runExclusive(async () => {})
    await new Promise((resolve) => setImmediate(resolve))
    expect(room.subscribers.size).toBe(0)
    line.close()
  })
})

const postgres = await openPostgres(['fsync=off'])
const redis = postgres && (await openRedis())
afterAll(async () => {
  await redis?.stop()
  await postgres?.close()
})

// Two nodes need both programs.
if (!postgres || !redis) skipMissing(postgres ? 'Redis' : 'PostgreSQL', 'play at two nodes')

describe.each(postgres && redis ? [[postgres.url, redis.url]] : [])('at two nodes', (url, rings) => {
  let houses: TestServer[] = []
  beforeAll(async () => {
    houses = [await openTestServer({ place: { url }, redis: rings }), await openTestServer({ place: { url }, redis: rings })]
  }, 120_000)
  afterAll(async () => {
    for (const house of houses) await house.close()
  })

  it('a session that ends at one loses its sockets at the other', async () => {
    const [one, two] = [houses[0]!.base, houses[1]!.base]
    const { here, there } = await twice(one, two)
    const line = await here.at(two).connect()
    const kept = await there.connect()
    await here.requestOrThrow('exit', {})
    expect(await closing(line)).toBe(closeCodes.nobody)
    expect(await answers(kept)).toBe(true)
    await there.at(one).requestOrThrow('erase', { password: testPassword })
    expect(await closing(kept)).toBe(closeCodes.nobody)
  }, 30_000)

  it('a replay that was shared at one is shown at the other, whatever it knew of the match', async () => {
    const [one, two] = [houses[0]!, houses[1]!]
    const { match, guests } = await startMatchOfTwo(one.base, dots)
    await guests[1].at(two.base).requestOrThrow('table', undefined as never, { match })
    const line = await guests[0].connect()
    await line.request({ kind: 'resign', match, id: freshRequestId() })
    line.close()
    const { token } = await guests[0].requestOrThrow('share', {}, { match })
    expect(await new TestClient(two.base).requestOrThrow('shared', undefined as never, { token })).toMatchObject({ players: [{}, {}] })
  })
})
