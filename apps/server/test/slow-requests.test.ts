import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freshRequestId, TestClient } from '../proofs/test-client.ts'
import { openTestServer, type TestServer } from '../proofs/test-server.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import { dots, openWatching } from './dots-test-table.ts'

let server: TestServer
beforeAll(async () => {
  // A higher rate limit does not let more run at once.
  server = await openTestServer({ rate: 1000, concurrency: 1, proxy: true })
})
afterAll(() => server.close())

const newGuest = (address: string) => new TestClient(server.base, undefined, address).becomeGuest()

describe('exports', () => {
  it('from many addresses, which take for ever, delay no move and no sign-in', async () => {
    const players = [await newGuest('192.0.2.1'), await newGuest('192.0.2.2')] as const
    const { match } = await startMatchOfTwo(server.base, dots, {}, players)
    const { people } = server.online.rooms.stores
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const read = people.exportData.bind(people)
    const exporting = vi.spyOn(people, 'exportData').mockImplementation(async (...args) => (await finished, read(...args)))
    const exports: Promise<unknown>[] = []
    try {
      for (let at = 0; at < 12; at++) {
        const guest = await newGuest(`198.51.100.${at + 1}`)
        for (let i = 0; i < 6; i++) exports.push(guest.request('exportData'))
      }
      await expect.poll(() => exporting.mock.calls.length).toBeGreaterThan(0)
      // Every export has arrived: this one was sent after them and is answered.
      expect(await players[0].request('signIn', { name: 'Nobody', password: 'wrong wrong wrong' })).toMatchObject({
        rejected: 'account.wrongPassword',
      })
      const { socket, sync } = await openWatching(players[0], match)
      const decision = sync.view.pending[0]!.id
      expect(await socket.request({ kind: 'move', match, id: freshRequestId(), decision, move: 'a1', group: null, seen: 0 })).toBe(1)
      socket.close()
      // One an address, two in all.
      expect(exporting.mock.calls.length).toBe(2)
      expect(new Set(exporting.mock.calls.map(([, person]) => person)).size).toBe(2)
    } finally {
      finish()
    }
    for (const answer of await Promise.all(exports)) expect(answer).toMatchObject({ matches: [] })
    exporting.mockRestore()
  })
})
