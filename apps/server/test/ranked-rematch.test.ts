import { isRejection, type GamePackage } from '@parlor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, type TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { gameByIdOrThrow } from '../proofs/test-tables.ts'
import { closeSockets, joinRankedQueue, newAccountClient, startRankedMatch, waitUntilOver } from '../proofs/ranked-match.ts'

const dots: GamePackage = gameByIdOrThrow('dots')

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const players = (count: number) => Promise.all(Array.from({ length: count }, () => newAccountClient(server.base)))
const begun = async () => startRankedMatch(await players(2), dots)
const id = () => freshRequestId()

describe('a ranked rematch', () => {
  /** A finished match of two, both of whom want to play again once the second says so. */
  async function finished() {
    const table = await begun()
    const { match, sitters } = table
    await sitters[0]!.socket.request({ kind: 'abort', match, id: id() })
    await waitUntilOver(table)
    const wants = (seat: number) => sitters[seat]!.socket.request({ kind: 'rematch', match, id: id(), wanted: true })
    const next = async () => (await server.online.rooms.stores.matches.find(match))!.next
    return { ...table, wants, next }
  }
  const rowsOf = async (sql: string, guest: TestClient) =>
    (await server.online.rooms.stores.pool.query(sql, [(await guest.requestOrThrow('me')).id])).rows
  const waiting = (guest: TestClient) => rowsOf('SELECT match FROM waiting WHERE person = $1', guest)

  it('takes its players out of the ranked queue, and the page that waits there hears why', async () => {
    const { sitters, wants, next } = await finished()
    const { guest } = sitters[0]!
    const tab = await guest.connect()
    expect(await joinRankedQueue(tab, dots)).toBe('queued')
    expect(await waiting(guest)).toEqual([{ match: null }])
    const refused = tab.nextMessage('refused')
    await wants(0)
    await wants(1)
    expect(await next()).not.toBeNull()
    const { why, id: asked } = await refused
    expect(why.rejected).toBe('ranked.playing')
    expect(await waiting(guest)).toEqual([])
    // A late copy of the request is refused too, whatever has happened since.
    expect(await server.online.rooms.stores.matchmakingQueue.refusalOf((await guest.requestOrThrow('me')).id, asked)).toEqual(why)
    for (const { socket } of [{ socket: tab }, ...sitters]) socket.close()
  })

  it('does not begin for somebody whom the queue has seated meanwhile, and whoever asked last hears of it and may ask again', async () => {
    const { match, sitters, wants, next } = await finished()
    await wants(0)
    const [other] = await players(1)
    const table = await startRankedMatch([sitters[0]!.guest, other!], dots)
    expect(await wants(0)).toBeNull()
    expect(await wants(1)).toEqual({ rejected: 'rematch.notNow' })
    expect(await next()).toBeNull()
    expect((await server.online.rooms.stores.matches.find(match))!.rematch).toEqual([0])
    const live = "SELECT m.id FROM sitting s JOIN matches m ON m.id = s.match WHERE s.person = $1 AND m.state IN ('dealing', 'playing')"
    expect(await rowsOf(live, sitters[0]!.guest)).toEqual([{ id: table.match }])
    // Their other match is over: now it begins.
    await table.sitters[0]!.socket.request({ kind: 'abort', match: table.match, id: id() })
    await waitUntilOver(table)
    expect(await wants(1)).toBeNull()
    expect(await next()).not.toBeNull()
    for (const one of [table, { sitters, match: '' }]) closeSockets(one)
  })

  it('is answered alike by a late copy, also where the node that made it ended before it was linked', async () => {
    const { match, sitters, wants, next } = await finished()
    await wants(0)
    expect(await wants(1)).toBeNull()
    const made = await next()
    expect(await wants(1)).toBeNull()
    const { pool, matches } = server.online.rooms.stores
    await pool.query('UPDATE matches SET next = NULL, revision = revision + 1 WHERE id = $1', [match])
    const room = await server.online.rooms.open(match)
    if (isRejection(room)) throw new Error(room.rejected)
    await room.runExclusive(() => server.online.rooms.refresh(room))
    expect(room.row.next).toBeNull()
    expect(await wants(1)).toBeNull()
    expect((await matches.find(match))!.next).toBe(made)
    closeSockets({ sitters, match: '' })
  })

  it('does not begin while ranked play is closed to one of them', async () => {
    const { match, sitters, wants, next } = await finished()
    await wants(0)
    const { pool } = server.online.rooms.stores
    const { id: person } = await sitters[0]!.guest.requestOrThrow('me')
    for (const n of [1, 2, 3])
      await pool.query('INSERT INTO aborts (person, match, at) VALUES ($1, $2, now_ms())', [person, `${match.slice(1)}${n}`])
    expect(await wants(1)).toEqual({ rejected: 'rematch.notNow' })
    expect(await next()).toBeNull()
    closeSockets({ sitters, match: '' })
  })
})
