import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { randomInt, rngFrom } from '@parlor/kernel'
import type { PeerState } from './peer.ts'

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, options: object): Socket }

type Stated = PeerState & { readonly _stateID: number }

/** Pairs of clients that play Dots at a boardgame.io server over real sockets, match after match, and count acknowledgements. */
class Visitors {
  readonly matches: string[] = []
  readonly delays: number[] = []
  acknowledged = 0
  readonly #base: string
  readonly #lobby: string

  constructor(base: string, lobby: string) {
    this.#base = base
    this.#lobby = lobby
  }

  /** Plays on `atOnce` tables in parallel, each match after match while `more()`. */
  async play(atOnce: number, more: () => boolean): Promise<void> {
    const table = async () => {
      while (more()) await this.#one()
    }
    await Promise.all(Array.from({ length: atOnce }, table))
  }

  async #one(): Promise<void> {
    const { matchID } = (await this.#post('create', { numPlayers: 2 })) as { matchID: string }
    this.matches.push(matchID)
    const keys: string[] = []
    // Sequential: its joins read, change and write the same row. The first mover connects last: a client gets no update for moves made
    // while it connects.
    for (const playerID of ['0', '1']) {
      const joined = await this.#post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` })
      keys.push((joined as { playerCredentials: string }).playerCredentials)
    }
    const second = this.#playSeat(matchID, '1', keys[1]!)
    await second.connected
    await Promise.all([second.over, this.#playSeat(matchID, '0', keys[0]!).over])
  }

  async #post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#lobby}/games/dots/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  /** Plays one seat to the end of the match. */
  #playSeat(match: string, player: string, credentials: string): { readonly connected: Promise<void>; readonly over: Promise<void> } {
    const rng = rngFrom(`${match} ${player}`)
    const socket = io(`${this.#base}/dots`, { transports: ['websocket'], forceNew: true })
    let pending: { readonly id: number; readonly at: number } | null = null
    const connected = new Promise<void>((resolve) => socket.on('matchData', () => resolve()))
    const over = new Promise<void>((resolve) => {
      const onState = (state: Stated) => {
        if (pending && state._stateID > pending.id) {
          this.acknowledged++
          this.delays.push(performance.now() - pending.at)
          pending = null
        }
        if (state.ctx.gameover !== undefined) {
          socket.close()
          return resolve()
        }
        if (state.ctx.currentPlayer !== player || pending) return
        const enemy = 1 - Number(player)
        const free = state.G.owner.flatMap((owner, cell) => (owner === enemy ? [] : [cell]))
        pending = { id: state._stateID, at: performance.now() }
        const action = {
          type: 'MAKE_MOVE',
          payload: { type: 'place', args: [free[randomInt(rng, free.length)]], playerID: player, credentials },
        }
        socket.emit('update', action, state._stateID, match, player)
      }
      socket.on('connect', () => socket.emit('sync', match, player, credentials, 2))
      socket.on('sync', (_match: string, { state }: { state: Stated }) => onState(state))
      socket.on('update', (_match: string, state: Stated) => onState(state))
    })
    return { connected, over }
  }
}

const [, , base = '', lobby = '', atOnce = '1', seconds = '1'] = process.argv
const visitors = new Visitors(base, lobby)
let going = true
const playing = visitors.play(Number(atOnce), () => going)
// Measures while all tables are playing.
while (visitors.matches.length < Number(atOnce) || visitors.acknowledged < Number(atOnce)) await wait(50)
const [before, began] = [visitors.acknowledged, performance.now()]
await wait(Number(seconds) * 1000)
const moves = visitors.acknowledged - before
const took = performance.now() - began
going = false
await playing
const { matches, acknowledged, delays } = visitors
// A pipe takes large output in pieces: exits after the last of them.
process.stdout.write(`${JSON.stringify({ moves, took, acknowledged, matches, delays })}\n`, () => process.exit(0))
