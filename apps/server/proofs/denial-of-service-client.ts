import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { ClientMessage } from '@parlor/protocol'
import { gameById } from '../src/games.ts'
import { freshRequestId, TestClient, type TestSocket } from './test-client.ts'
import { newTableFor } from './test-tables.ts'

/**
 * A denial-of-service client in its own process, from many addresses at once: tables with the strongest bot on the largest board, sockets,
 * undo requests, and every other message, as fast as the limits allow. Prints its totals at the end.
 */
const [base = '', count = '50', seconds = '60'] = process.argv.slice(2)
const dots = gameById('dots') as GamePackage
const largest = dots.game.options.presets.find(({ id }) => id === 'grand')!.options as Record<string, unknown>
const did = { addresses: Number(count), tables: 0, refusedTables: 0, sockets: 0, frames: 0, requests: 0, refused: 0 }
const framesPerSecond = 100
const socketsEach = 12
let over = false

/** A table on which a Master starts, and substitutes for absent players. */
const table = newTableFor(dots, {
  options: largest,
  seats: [{ kind: 'bot', level: 'master' }, { kind: 'me' }],
  clock: { kind: 'move', seconds: 5 },
  absent: { kind: 'bot', level: 'master', seconds: 5 },
  visibility: 'public',
  spectators: { kind: 'allowed' },
})

interface Opened {
  readonly guest: TestClient
  readonly match: string
}

async function address(at: number): Promise<void> {
  const from = `203.0.${Math.floor(at / 200)}.${(at % 200) + 1}`
  const opened: Opened[] = []
  const sockets: TestSocket[] = []
  const opening = (async () => {
    while (!over) {
      const guest = new TestClient(base, undefined, from)
      try {
        await guest.requestOrThrow('ensureGuest', {})
        for (let tables = 0; tables < 3 && !over; tables++) {
          const made = await guest.request('openTable', { id: freshRequestId(), table })
          if (!('match' in made)) {
            did.refusedTables++
            continue
          }
          did.tables++
          opened.push({ guest, match: made.match })
        }
        if (sockets.length < socketsEach) {
          const socket = await guest.connect()
          socket.recordsMessages = false
          socket.skipsValidation = true
          did.sockets++
          sockets.push(socket)
        }
      } catch {
        did.refused++
      }
      await wait(2_000)
    }
  })()
  const messaging = (async () => {
    for (let n = 0; !over; n++) {
      const socket = sockets[n % Math.max(1, sockets.length)]
      const one = opened[n % Math.max(1, opened.length)]
      if (socket && one) {
        if (socket.closeCode !== null) sockets.splice(sockets.indexOf(socket), 1)
        socket.send(askFor(n, one.match))
        did.frames++
      }
      await wait(1000 / framesPerSecond)
    }
  })()
  const requesting = (async () => {
    for (let n = 0; !over; n++) {
      const { guest } = opened[n % Math.max(1, opened.length)] ?? {}
      if (guest) {
        await guest.request((['myTables', 'lobby', 'history', 'me'] as const)[n % 4]!).catch(() => did.refused++)
        did.requests++
      }
      await wait(100)
    }
  })()
  await Promise.all([opening, messaging, requesting])
  for (const socket of sockets) socket.socket.terminate()
}

function askFor(n: number, match: string): ClientMessage {
  const id = freshRequestId()
  switch (n % 6) {
    case 0:
      return { kind: 'watch', match, from: null }
    case 1:
      return { kind: 'undo', match, id, step: 'ask', seq: n % 8 }
    case 2:
      return { kind: 'rematch', match, id, wanted: n % 12 === 2 } as ClientMessage
    case 3:
      return { kind: 'react', match, reaction: 'hurry' }
    case 4:
      return { kind: 'muteUndo', match, id, muted: n % 12 === 4 }
    default:
      return { kind: 'move', match, id, decision: n % 50, move: 'a1', group: null, seen: 0 }
  }
}

setTimeout(() => (over = true), Number(seconds) * 1000)
await Promise.all(Array.from({ length: Number(count) }, (_, at) => wait(at * 20).then(() => address(at))))
process.stdout.write(`${JSON.stringify(did)}\n`)
process.exit(0)
