import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection } from '@parlor/kernel'
import { sha256 } from '@parlor/kernel/host'
import { isAnchorPageIntact, seatsWithReplacedWord, combineSeed, verifyDeal } from '@parlor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshRequestId, TestClient, type TestSocket } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo, newTableFor } from '../proofs/test-tables.ts'
import { dumpDatabase, restoreDatabase } from '../src/store/dump.ts'
import { openPool } from '../src/store/pool.ts'
import { openStores } from '../src/store/stores.ts'
import { nextChainLink } from '../src/tables/new-match.ts'
import { newDealClient, dots, storedDealOf, reveal, resignAndFetch, verifyTable, seatTwo } from './deal-clients.ts'

describe('a deal', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())
  const rowOf = async (match: string) => (await server.online.rooms.stores.matches.find(match))!

  it('shows commitments when every seat is taken, and link and words only after the end', async () => {
    const guests: [TestClient, TestClient] = [await newDealClient(server.base, false), await newDealClient(server.base, false)]
    const { match } = await guests[0].requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
    const sockets: TestSocket[] = []
    for (const guest of guests) {
      const socket = await guest.connect()
      socket.send({ kind: 'watch', match, from: null })
      sockets.push(socket)
    }
    const open = await guests[0].requestOrThrow('table', undefined, { match })
    expect(open.fair).toMatchObject({ seed: null, deal: { commitments: null, link: null, words: null } })
    const dealing = sockets.map((socket) => socket.nextMessage('table', ({ table }) => table.state === 'dealing'))
    expect(await guests[1].requestOrThrow('takeSeat', { seat: null, secret: null }, { match })).toMatchObject({ state: 'dealing' })
    const tables = (await Promise.all(dealing)).map(({ table }) => table)
    // The server cannot show each of them another deal.
    expect(tables[0]!.fair).toEqual(tables[1]!.fair)
    expect(tables[0]!.fair.hash).toBe(open.fair.hash)
    const stored = tables.map(storedDealOf)
    const began = sockets.map((socket) => socket.nextMessage('sync'))
    // Nobody can leave or join a table during the deal.
    expect(await guests[1].request('standUp', {}, { match })).toEqual({ rejected: 'table.hasBegun' })
    expect(await sockets[1]!.request({ kind: 'leave', match, id: freshRequestId() })).toEqual({ rejected: 'match.notBegun' })
    expect(await reveal(guests[0], tables[0]!)).toMatchObject({ state: 'dealing' })
    expect(await reveal(guests[1], tables[1]!)).toMatchObject({ state: 'playing' })
    expect(await reveal(guests[0], tables[0]!)).toMatchObject({ state: 'playing' })
    await Promise.all(began)
    const { deal, seed } = await rowOf(match)
    const frames = sockets.flatMap(({ frames: all }) => all).join()
    for (const secret of [seed, deal!.link, deal!.chain.tip, ...stored.map(({ word }) => word!)]) expect(frames).not.toContain(secret)
    const over = await resignAndFetch(guests[0], match)
    expect(over.fair.seed).toBe(
      combineSeed(
        match,
        deal!.link,
        deal!.commitments,
        stored.map(({ word }) => word),
      ),
    )
    for (const [seat, guest] of guests.entries()) expect(await verifyTable(guest, over, { ...stored[seat]!, confirmed: true })).toEqual([])
    for (const socket of sockets) socket.close()
  })

  it('accepts a word only from whoever committed to it', async () => {
    const { match, guests, tables } = await seatTwo(server.base)
    const words = tables.map((table) => storedDealOf(table).word!)
    expect(await guests[0].request('revealWord', { word: words[1]! }, { match })).toEqual({ rejected: 'deal.wrongWord' })
    expect(await guests[0].request('revealWord', { word: 'f'.repeat(64) }, { match })).toEqual({ rejected: 'deal.wrongWord' })
    expect(await guests[0].request('revealWord', { word: 'x' }, { match })).toMatchObject({ rejected: 'protocol.badField' })
    const stranger = await newDealClient(server.base, false)
    expect(await stranger.request('revealWord', { word: words[0]! }, { match })).toEqual({ rejected: 'match.unknown' })
    expect((await rowOf(match)).deal!.words).toEqual([null, null])
  })

  it('replaces a withheld word, and names its seat', async () => {
    const { match, guests, tables } = await seatTwo(server.base)
    const stored = tables.map(storedDealOf)
    await reveal(guests[0], tables[0])
    await server.advanceTime(3_000)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect((await rowOf(match)).state).toBe('dealing')
    await server.advanceTime(3_000)
    await expect.poll(async () => (await rowOf(match)).state, { timeout: 10_000 }).toBe('playing')
    expect(await reveal(guests[1], tables[1])).toEqual({ rejected: 'deal.tooLate' })
    const over = await resignAndFetch(guests[0], match)
    expect(seatsWithReplacedWord(over.fair.deal!)).toEqual([1])
    expect(over.fair.deal!.words).toEqual([stored[0]!.word, null])
    expect(await verifyTable(guests[0], over, { ...stored[0]!, confirmed: true })).toEqual([])
    // A server that acknowledged the word cannot claim that it never arrived.
    expect(await verifyTable(guests[1], over, { ...stored[1]!, confirmed: true })).toEqual(['ownWord'])
  })

  it('is made from the server’s link alone when nobody reveals, which nobody but the server could know', async () => {
    const { match, guests, tables } = await seatTwo(server.base)
    const stored = storedDealOf(tables[0])
    await server.advanceTime(6_000)
    await expect.poll(async () => (await rowOf(match)).state, { timeout: 10_000 }).toBe('playing')
    const over = await resignAndFetch(guests[0], match)
    expect(seatsWithReplacedWord(over.fair.deal!)).toEqual([0, 1])
    expect(await verifyTable(guests[0], over, stored)).toEqual([])
  })

  it('of a rematch takes the next link of the same chain, whose hash is what the match before has revealed', async () => {
    const { match, guests } = await startMatchOfTwo(server.base, dots)
    const first = await resignAndFetch(guests[0], match)
    const sockets = await Promise.all(guests.map((guest) => guest.connect()))
    for (const socket of sockets) await socket.request({ kind: 'rematch', match, id: freshRequestId(), wanted: true })
    const { next } = await guests[0].requestOrThrow('table', undefined, { match })
    expect(await guests[0].requestOrThrow('table', undefined, { match: next! })).toMatchObject({ state: 'playing' })
    const second = await resignAndFetch(guests[0], next!)
    expect(second.fair.deal).toMatchObject({ index: 2, anchor: first.fair.deal!.anchor })
    expect(second.fair.hash).toBe(first.fair.deal!.link)
    expect(seatsWithReplacedWord(second.fair.deal!)).toEqual([])
    expect(new Set([...first.fair.deal!.words!, ...second.fair.deal!.words!]).size).toBe(4)
    expect(await verifyTable(guests[0], second, null)).toEqual([])
    for (const socket of sockets) socket.close()
  })

  it('of two who were paired has both their words', async () => {
    const guests = [await newDealClient(server.base, true), await newDealClient(server.base, true)]
    const sockets = await Promise.all(guests.map((guest) => guest.connect()))
    const paired = sockets.map((socket) => socket.nextMessage('paired'))
    const preset = dots.game.options.presets[0]!.id
    for (const socket of sockets) socket.send({ kind: 'queue', id: freshRequestId(), game: 'dots', preset, ranked: false, secret: null })
    const [{ match }] = (await Promise.all(paired)) as [{ match: string }, unknown]
    const over = await resignAndFetch(guests[0]!, match)
    expect(over.fair.deal!.words!.every((word) => word !== null)).toBe(true)
    expect(await verifyTable(guests[1]!, over, null)).toEqual([])
    for (const socket of sockets) socket.close()
  })

  it('with bots waits for the one person’s word, and bots add none', async () => {
    const guest = await newDealClient(server.base, true)
    const table = newTableFor(dots, { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] })
    const { match } = await guest.requestOrThrow('openTable', { id: freshRequestId(), table })
    const over = await resignAndFetch(guest, match)
    expect(over.fair.deal!.commitments).toEqual([null, expect.any(String)])
    expect(over.fair.deal!.words).toEqual([null, expect.any(String)])
    expect(await verifyTable(guest, over, null)).toEqual([])
  })

  it('of an earlier version keeps its fixed seed, and is shown as such', async () => {
    const [host, friend] = [await newDealClient(server.base, true), await newDealClient(server.base, true)]
    const { match } = await host.requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
    const { pool } = server.online.rooms.stores
    await pool.query('UPDATE matches SET deal = NULL, seed = $2, hash = $3 WHERE id = $1', [
      match,
      'ab'.repeat(16),
      sha256('ab'.repeat(16)),
    ])
    expect(await friend.requestOrThrow('takeSeat', { seat: null, secret: null }, { match })).toMatchObject({
      state: 'playing',
      fair: { deal: null, seed: null },
    })
    const over = await resignAndFetch(friend, match)
    expect(over.fair).toEqual({ hash: sha256('ab'.repeat(16)), seed: 'ab'.repeat(16), deal: null })
    expect(verifyDeal({ match, fair: over.fair, page: null }, null)).toEqual([])
  })

  it('does not wait for a deleted person, and keeps the others’ deadline', async () => {
    const { match, guests, tables } = await seatTwo(server.base)
    expect(isRejection(await guests[1].request('deleteMe', { password: null }))).toBe(false)
    expect((await rowOf(match)).state).toBe('dealing')
    await reveal(guests[0], tables[0])
    const row = await rowOf(match)
    // At a table of two the started match is resigned, as by anybody who leaves.
    expect(row.state).toBe('over')
    expect(row.deal!.words).toEqual([storedDealOf(tables[0]).word, null])
    const last = await seatTwo(server.base)
    await reveal(last.guests[0], last.tables[0])
    await last.guests[1].request('deleteMe', { password: null })
    expect((await rowOf(last.match)).state).toBe('over')
  })

  it('waits for words until the deadline, however early a job runs', async () => {
    const { match, guests, tables } = await seatTwo(server.base)
    const { pool } = server.online.rooms.stores
    await pool.query('UPDATE match_jobs SET due = 0 WHERE match = $1', [match])
    const due = async () => (await pool.query('SELECT due FROM match_jobs WHERE match = $1 AND lease = 0', [match])).rows[0]?.['due']
    const { deadline } = (await rowOf(match)).deal!
    await expect.poll(due, { timeout: 10_000 }).toBe(deadline)
    expect((await rowOf(match)).state).toBe('dealing')
    await reveal(guests[1], tables[1])
    await server.advanceTime(6_000)
    await expect.poll(async () => (await rowOf(match)).state, { timeout: 10_000 }).toBe('playing')
    expect((await rowOf(match)).deal!.words).toEqual([null, storedDealOf(tables[1]).word])
  })

  it('takes one chain, however often the request is resent', async () => {
    const { pool } = server.online.rooms.stores
    const guest = await newDealClient(server.base, false)
    const id = freshRequestId()
    const { match } = await guest.requestOrThrow('openTable', { id, table: newTableFor(dots) })
    const unused = async () => (await pool.query('SELECT count(*)::int AS n FROM chains', [])).rows[0]!['n']
    const before = await unused()
    for (let i = 0; i < 5; i++) expect(await guest.requestOrThrow('openTable', { id, table: newTableFor(dots) })).toMatchObject({ match })
    expect(await unused()).toBe(before)
  })

  it('repeats no link after a restore: what was revealed since the dump is unknown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-restored-'))
    const [over, dealing] = [await startMatchOfTwo(server.base, dots), await seatTwo(server.base)]
    const open = await (
      await newDealClient(server.base, false)
    ).requestOrThrow('openTable', { id: freshRequestId(), table: newTableFor(dots) })
    await resignAndFetch(over.guests[0], over.match)
    await dumpDatabase(server.online.rooms.stores.pool, join(folder, 'all.gz'))
    const database = { folder: join(folder, 'data') }
    const pool = await openPool(database)
    await restoreDatabase(pool, join(folder, 'all.gz'))
    await pool.end()
    const stores = await openStores(database, 'one')
    for (const { match } of [open, dealing]) expect(await stores.matches.find(match)).toMatchObject({ state: 'closed', code: null })
    const { deal, state } = (await stores.matches.find(over.match))!
    expect(state).toBe('over')
    expect(deal!.chain.tip).toBeNull()
    // A rematch takes a chain of which nothing is revealed.
    const next = await nextChainLink({ stores } as never, deal)
    expect(next.index).toBe(1)
    expect(next.chain.anchor.page).toBeGreaterThan(deal!.chain.anchor.page)
    await stores.close()
    rmSync(folder, { recursive: true })
  })

  it('is published in a list of anchor pages', async () => {
    const nobody = new TestClient(server.base)
    const { pages } = await nobody.requestOrThrow('anchorPages')
    expect(pages.length).toBeGreaterThan(0)
    const newest = await nobody.requestOrThrow('anchorPage', undefined, { page: String(pages[0]!.page) })
    expect(isAnchorPageIntact(newest, pages[0]!.hash)).toBe(true)
    // By any program, not only a page of this version.
    expect(await (await fetch(`${server.base}/api/fair/${pages[0]!.page}`)).json()).toEqual(newest)
    for (const page of ['0', '-1', 'x', '99999', '9999999999'])
      expect(await nobody.request('anchorPage', undefined, { page })).toEqual({ rejected: 'match.unknown' })
  })
})
