import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'

import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort } from './postgres.ts'
import { percentile } from './verdict.ts'
import { peerGame, peerRequire } from './peer.ts'

interface PeerState {
  readonly G: { readonly owner: readonly number[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

interface PeerClient {
  start(): void
  stop(): void
  subscribe(hear: (state: PeerState | null) => void): void
  readonly moves: { place(cell: number): void }
}

/** Plays the same game on a boardgame.io server that keeps its matches in the same database; null where it is not installed. */
export async function playPeers(url: string, matches: number, atOnce: number): Promise<{ rate: number; p99: number } | null> {
  const load = peerRequire()
  if (!load) return null
  const port = await freePort()
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const entry = fileURLToPath(new URL('./peer.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', tsx, entry, url, String(port)], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => data.toString().includes('open') && resolve())
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)))
  })
  const { Client } = load('boardgame.io/client') as { Client: (setup: object) => PeerClient }
  const { SocketIO } = load('boardgame.io/multiplayer') as { SocketIO: (setup: object) => unknown }
  const delays: number[] = []
  let moves = 0
  let begun = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun++ < matches) moves += await one()
    }),
  )
  const rate = moves / ((performance.now() - began) / 1000)
  child.kill('SIGKILL')
  return { rate, p99: percentile(delays, 99) }

  async function one(): Promise<number> {
    // A match nobody has created comes into being when somebody looks at it.
    const matchID = randomBytes(8).toString('hex')
    const clients = ['0', '1'].map((playerID) =>
      Client({
        game: peerGame,
        numPlayers: 2,
        playerID,
        matchID,
        multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
        debug: false,
      }),
    )
    const stateID = await new Promise<number>((resolve) => {
      for (const [seat, client] of clients.entries()) {
        let at = -1
        let asked = 0
        client.start()
        client.subscribe((state) => {
          if (!state) return
          // The client shows its own guess first; the server's word is what counts.
          if (asked > 0 && state._stateID > at) {
            delays.push(performance.now() - asked)
            asked = 0
          }
          if (state.ctx.gameover) return resolve(state._stateID)
          if (state.ctx.currentPlayer !== String(seat) || state._stateID === at) return
          at = state._stateID
          asked = performance.now()
          const free = state.G.owner.flatMap((owner, cell) => (owner === 1 - seat ? [] : [cell]))
          setImmediate(() => client.moves.place(free[Math.floor(Math.random() * free.length)]!))
        })
      }
    })
    for (const client of clients) client.stop()
    return stateID
  }
}
