import { createRequire } from 'node:module'
import { game } from './peer.ts'
import { PeerStore } from './store.ts'

/** The parts of boardgame.io's server this file uses. */
interface PeerServer {
  Server(setup: object): { run(where: { port: number; lobbyConfig: { apiPort: number } }): Promise<unknown> }
  SocketIO: new (setup: object) => object
}

interface PubSubMessage {
  readonly type: string
  readonly args: readonly [match: string, ...rest: unknown[]]
}

/**
 * boardgame.io broadcasts a move before it is stored. This pub/sub adapter holds updates back until then, so that both compared servers
 * acknowledge only what is stored.
 */
class DeferredPubSub {
  readonly #listeners = new Map<string, (message: PubSubMessage) => void>()
  readonly #held = new Map<string, PubSubMessage[]>()
  readonly #channelOf = new Map<string, string>()

  publish(channel: string, message: PubSubMessage): void {
    if (message.type !== 'update') return this.#listeners.get(channel)?.(message)
    const [match] = message.args
    this.#channelOf.set(match, channel)
    this.#held.set(match, [...(this.#held.get(match) ?? []), message])
  }

  release(match: string): void {
    const held = this.#held.get(match) ?? []
    this.#held.delete(match)
    for (const message of held) this.#listeners.get(this.#channelOf.get(match)!)?.(message)
  }

  subscribe(channel: string, listener: (message: PubSubMessage) => void): void {
    this.#listeners.set(channel, listener)
  }

  unsubscribeAll(channel: string): void {
    this.#listeners.delete(channel)
  }
}

const { Server, SocketIO } = createRequire(import.meta.url)('boardgame.io/server') as PeerServer
const db = new PeerStore(process.env['DATABASE_URL']!)
const pubSub = new DeferredPubSub()
db.onStored = (match) => pubSub.release(match)
const server = Server({ games: [game], db, origins: [], transport: new SocketIO({ pubSub }) })
// Its lobby needs a separate port: with current versions of Koa, routes added after the sockets are not reached.
await server.run({ port: Number(process.env['PORT']), lobbyConfig: { apiPort: Number(process.env['LOBBY_PORT']) } })
process.stdout.write('open\n')
