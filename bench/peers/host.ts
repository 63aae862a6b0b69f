import { createRequire } from 'node:module'
import { game } from './peer.ts'
import { PeerStore } from './store.ts'

/** The parts of boardgame.io's server this file uses. */
interface PeerServer {
  Server(setup: object): { run(where: { port: number; lobbyConfig: { apiPort: number } }): Promise<unknown> }
  SocketIO: new (setup: object) => object
}

interface Told {
  readonly type: string
  readonly args: readonly [match: string, ...rest: unknown[]]
}

/**
 * boardgame.io tells everybody of a move before it is stored. Here what it tells waits until then, by its own place for another way between
 * nodes: both servers of a comparison acknowledge only what is kept.
 */
class AfterStoring {
  readonly #listeners = new Map<string, (told: Told) => void>()
  readonly #held = new Map<string, Told[]>()
  readonly #channelOf = new Map<string, string>()

  publish(channel: string, told: Told): void {
    if (told.type !== 'update') return this.#listeners.get(channel)?.(told)
    const [match] = told.args
    this.#channelOf.set(match, channel)
    this.#held.set(match, [...(this.#held.get(match) ?? []), told])
  }

  release(match: string): void {
    const held = this.#held.get(match) ?? []
    this.#held.delete(match)
    for (const told of held) this.#listeners.get(this.#channelOf.get(match)!)?.(told)
  }

  subscribe(channel: string, listener: (told: Told) => void): void {
    this.#listeners.set(channel, listener)
  }

  unsubscribeAll(channel: string): void {
    this.#listeners.delete(channel)
  }
}

const { Server, SocketIO } = createRequire(import.meta.url)('boardgame.io/server') as PeerServer
const db = new PeerStore(process.env['DATABASE_URL']!)
const pubSub = new AfterStoring()
db.stored = (match) => pubSub.release(match)
const server = Server({ games: [game], db, origins: [], transport: new SocketIO({ pubSub }) })
// Its lobby answers only at a port of its own: with today's Koa, what is added after the sockets is not heard of.
await server.run({ port: Number(process.env['PORT']), lobbyConfig: { apiPort: Number(process.env['LOBBY_PORT']) } })
process.stdout.write('open\n')
