import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'

import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
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

/** Plays the same game for a while on a boardgame.io server that keeps its matches in the same database; null where it is not installed. */
export async function playPeers(url: string, seconds: number, atOnce: number): Promise<{ rate: number; p99: number } | null> {
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
  let going = true
  for (let lane = 0; lane < atOnce; lane++) void again()
  await wait(3_000)
  const [before, began] = [delays.length, performance.now()]
  await wait(seconds * 1_000)
  const rate = (delays.length - before) / ((performance.now() - began) / 1000)
  going = false
  child.kill('SIGKILL')
  return { rate, p99: percentile(delays, 99) }

  async function again(): Promise<void> {
    while (going) await one()
  }

  async function one(): Promise<void> {
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
    let asked = 0
    await new Promise<void>((resolve) => {
      for (const [seat, client] of clients.entries()) {
        let at = -1
        client.start()
        client.subscribe((state) => {
          if (!state) return
          if (state.ctx.gameover) return resolve()
          if (state.ctx.currentPlayer !== String(seat) || state._stateID === at) return
          // A mover is shown its own guess at once; that a move counts is known when it reaches the other.
          if (asked > 0) delays.push(performance.now() - asked)
          at = state._stateID
          asked = performance.now()
          const free = state.G.owner.flatMap((owner, cell) => (owner === 1 - seat ? [] : [cell]))
          setImmediate(() => client.moves.place(free[Math.floor(Math.random() * free.length)]!))
        })
      }
    })
    for (const client of clients) client.stop()
  }
}
