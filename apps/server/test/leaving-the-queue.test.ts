import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshRequestId } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { Matchmaker } from '../src/tables/matchmaker.ts'
import { dots, newGuestClient } from './dots-test-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const newRequest = () => ({
  kind: 'queue' as const,
  id: freshRequestId(),
  game: 'dots',
  preset: dots.game.options.presets[0]!.id,
  ranked: false,
  secret: null,
  commitment: '0'.repeat(64),
})
const queued = async () =>
  (await server.online.rooms.stores.pool.query('SELECT count(*)::int AS people FROM waiting', [])).rows[0]!['people'] as number

it('leaving the queue while joining it leaves nobody in it', async () => {
  const matchmaker = new Matchmaker(server.online.rooms)
  const { person } = await (await newGuestClient(server.base)).becomeGuest()
  const request = newRequest()
  const joining = matchmaker.join(person, request, () => {})
  await matchmaker.leave(person, request.id)
  await joining
  expect([matchmaker.size, await queued()]).toEqual([0, 0])
})
