import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anchorsPerPage, chainLength, isAnchorPageIntact, seatsWithReplacedWord, type TableInfo } from '@parlor/protocol'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestServer } from '../proofs/test-server.ts'
import { NodeProcess } from '../proofs/node-process.ts'
import { openPostgres, openRedis } from '../proofs/test-databases.ts'
import type { HashChain } from '../src/store/hash-chains.ts'
import { poolSize } from '../src/store/pool.ts'
import { openStores } from '../src/store/stores.ts'
import { nextChainLink } from '../src/tables/new-match.ts'
import { skipMissing } from './skip-missing.ts'
import { seatTwo, reveal, resignAndFetch, verifyTable, storedDealOf } from './deal-clients.ts'

it('a deal is finished by another node when one dies during it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-deal-'))
  const first = await openTestServer({ database: { folder } })
  const { match, guests, tables } = await seatTwo(first.base)
  await reveal(guests[0], tables[0])
  await first.close()
  const second = await openTestServer({ database: { folder } })
  await second.advanceTime(6_000)
  const { matches } = second.online.rooms.stores
  await expect.poll(async () => (await matches.find(match))!.state, { timeout: 20_000 }).toBe('playing')
  const over = await resignAndFetch(guests[1].at(second.base), match)
  expect(seatsWithReplacedWord(over.fair.deal!)).toEqual([1])
  expect(await verifyTable(guests[0].at(second.base), over, { ...storedDealOf(tables[0]), confirmed: true })).toEqual([])
  await second.close()
  rmSync(folder, { recursive: true })
})

const postgres = await openPostgres(['fsync=off'])
const redis = postgres && (await openRedis())
afterAll(async () => {
  await redis?.stop()
  await postgres?.close()
})
if (!postgres || !redis) skipMissing('PostgreSQL and Redis', 'deals on two nodes')

describe.each(postgres && redis ? [[postgres.url, redis.url]] : [])('on two nodes', (url, redisUrl) => {
  it('each accepts a word, and a killed one loses none', async () => {
    const env = { DATABASE_URL: url, REDIS_URL: redisUrl }
    const nodes = [await NodeProcess.open(env), await NodeProcess.open(env)] as const
    const complete = await seatTwo(nodes[0].base)
    expect(await reveal(complete.guests[0], complete.tables[0])).toMatchObject({ state: 'dealing' })
    expect(await reveal(complete.guests[1].at(nodes[1].base), complete.tables[1])).toMatchObject({ state: 'playing' })
    const interrupted = await seatTwo(nodes[0].base)
    await reveal(interrupted.guests[0], interrupted.tables[0])
    await nodes[0].kill()
    const left = interrupted.guests.map((guest) => guest.at(nodes[1].base))
    await expect
      .poll(async () => (await left[0]!.fetchTable(interrupted.match)) as TableInfo, { timeout: 20_000 })
      .toMatchObject({ state: 'playing' })
    const over = await resignAndFetch(left[0]!, interrupted.match)
    expect(over.fair.deal!.words).toEqual([storedDealOf(interrupted.tables[0]).word, null])
    expect(await verifyTable(left[0]!, over, storedDealOf(interrupted.tables[0]))).toEqual([])
    await nodes[1].kill()
  })

  it('no two matches get the same chain, however many are opened at once, and the list has no gap', async () => {
    const stores = await Promise.all(['a', 'b'].map((node) => openStores({ url }, node)))
    // As many at once as there are connections: who waits for one longer is refused, on a slow machine.
    const taken: HashChain[] = []
    while (taken.length < anchorsPerPage + 40)
      taken.push(...(await Promise.all(Array.from({ length: 2 * poolSize }, (_, i) => stores[i % 2]!.chains.take()))))
    expect(new Set(taken.map(({ anchor }) => anchor.value)).size).toBe(taken.length)
    const pages = await stores[0]!.chains.latestPages()
    let previous = '0'.repeat(64)
    for (let number = 1; number <= pages[0]!.page; number++) {
      const page = (await stores[0]!.chains.page(number))!
      expect(page.previous).toBe(previous)
      expect(isAnchorPageIntact(page, page.hash)).toBe(true)
      previous = page.hash
    }
    const chain = taken[0]!
    const row = { chain, link: '', commitments: [], words: [], deadline: null }
    const rooms = { stores: stores[0]! } as never
    expect(await nextChainLink(rooms, { ...row, index: 3 })).toEqual({ chain, index: 4 })
    const fresh = await nextChainLink(rooms, { ...row, index: chainLength })
    expect(fresh.index).toBe(1)
    expect(fresh.chain.anchor.value).not.toBe(chain.anchor.value)
    for (const one of stores) await one.close()
  })
})
