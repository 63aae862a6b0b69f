import type { GamePackage } from '@parlor/kernel'
import { expect } from 'vitest'
import { freshRequestId, TestClient, randomMove } from '../proofs/test-client.ts'
import { games } from '../src/games.ts'

export const dots = games.find(({ game }) => game.id === 'dots')!
export const smallTable = { options: { ...(dots.game.options.presets[0]!.options as Record<string, unknown>) } }

export async function newGuestClient(base: string): Promise<TestClient> {
  const guest = new TestClient(base)
  await guest.requestOrThrow('ensureGuest', {})
  return guest
}

export async function openWatching(guest: TestClient, match: string) {
  const socket = await guest.connect()
  const synced = socket.nextMessage('sync')
  socket.send({ kind: 'watch', match, from: null })
  return { socket, sync: await synced }
}

/** Makes a pending move, and waits until both have received it. */
export async function playOneMove(
  pkg: GamePackage,
  match: string,
  sockets: readonly Awaited<ReturnType<typeof openWatching>>[],
  seq: number,
) {
  const moves = sockets.map(({ socket, sync }, seat) => {
    const views = [
      sync.view,
      ...socket.messages.flatMap((message) =>
        message.kind === 'steps' ? message.steps.map(({ view }) => view) : message.kind === 'sync' ? [message.view] : [],
      ),
    ]
    return randomMove(pkg, views.at(-1)!, seat, [seq, 2, 3, seq])
  })
  const seat = moves.findIndex((move) => move !== null)
  const received = sockets.map(({ socket }) => socket.nextMessage('steps', (message) => message.steps.some((step) => step.seq === seq)))
  const ask = { kind: 'move' as const, match, id: freshRequestId(), ...moves[seat]!, group: null, seen: 0 }
  expect(await sockets[seat]!.socket.request(ask)).toBe(seq)
  await Promise.all(received)
  return { seat, ask }
}
