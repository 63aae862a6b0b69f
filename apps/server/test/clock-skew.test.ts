import { isRejection } from '@parlor/kernel'
import type { ServerMessageOf } from '@parlor/protocol'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { freshRequestId, randomMove, type TestSocket } from '../proofs/test-client.ts'
import { NodeProcess } from '../proofs/node-process.ts'
import { openPostgres, openRedis } from '../proofs/test-databases.ts'
import { startMatchOfTwo } from '../proofs/test-tables.ts'
import { games } from '../src/games.ts'
import { skipMissing } from './skip-missing.ts'

const postgres = await openPostgres(['fsync=off'])
const redis = await openRedis()
afterAll(async () => {
  await redis?.stop()
  await postgres?.close()
}, 60_000)
if (!postgres || !redis) skipMissing('PostgreSQL and Redis', 'nodes whose clocks differ')

/** Shifts a process's clock. */
function shifted(ms: number): string {
  const code = `const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + ${ms}) }
      static now() { return Real.now() + ${ms} }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}

describe.runIf(postgres && redis)('nodes whose clocks are twenty minutes apart', () => {
  it('agree about clocks, presence and late moves', async () => {
    const env = { DATABASE_URL: postgres!.url, REDIS_URL: redis!.url }
    const minutes = 60_000
    const nodes = [
      await NodeProcess.open({ ...env, NODE_OPTIONS: shifted(10 * minutes) }),
      await NodeProcess.open({ ...env, NODE_OPTIONS: shifted(-10 * minutes) }),
    ]
    const dots = games.find(({ game }) => game.id === 'dots')!
    const { match, guests } = await startMatchOfTwo(nodes[0]!.base, dots, {
      clock: { kind: 'move', seconds: 5 },
      absent: { kind: 'fallback', seconds: 5 },
    })
    const sockets = await Promise.all(guests.map((guest, at) => guest.at(nodes[at]!.base).connect()))
    const syncs = sockets.map((socket) => socket.nextMessage('sync'))
    for (const socket of sockets) socket.send({ kind: 'watch', match, from: null })
    let { view } = await syncs[0]!
    const move = (socket: TestSocket, seat: number) =>
      socket.request({ kind: 'move', match, id: freshRequestId(), ...randomMove(dots, view, seat, [1, 2, 3, 4])!, group: null, seen: 0 })
    const stepped = (seq: number) =>
      Promise.all(sockets.map((socket) => socket.nextMessage('steps', (message) => message.steps.some((step) => step.seq === seq))))

    // No early timeout: a player has their four seconds at either node.
    for (const seat of [0, 1]) {
      const received = stepped(seat + 1)
      await wait(4_000)
      expect(await move(sockets[seat]!, seat)).toBe(seat + 1)
      const [first, second] = (await received) as [ServerMessageOf<'steps'>, ServerMessageOf<'steps'>]
      expect(first.steps[0]!.line).toEqual(second.steps[0]!.line)
      expect(first.steps[0]!.line).toMatchObject({ kind: 'move', seat })
      view = first.steps.at(-1)!.view
      // Both nodes show the same clock.
      expect(Math.abs(first.clock!.at - second.clock!.at)).toBeLessThan(2_000)
      for (const { clock } of [first, second]) expect(clock!.left[1 - seat]).toBeGreaterThan(4_000)
    }

    // And the timeout comes in time.
    const fired = stepped(3)
    const began = performance.now()
    await wait(5_250)
    const late = wait(300).then(() => move(sockets[0]!, 0))
    const [received] = await fired
    expect(received!.steps[0]!.line).toMatchObject({ kind: 'timeout', seat: 0 })
    expect(performance.now() - began).toBeGreaterThan(4_900)
    expect(isRejection(await late)).toBe(true)
    for (const socket of sockets) socket.close()
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')))
  }, 90_000)
})
