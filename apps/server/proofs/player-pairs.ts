import type { GamePackage } from '@parlor/kernel'
import type { NetworkConditions } from './retrying-client.ts'
import { freshRequestId, TestClient } from './test-client.ts'
import { RequestHistory } from './request-history.ts'
import { SimulatedPlayer } from './simulated-player.ts'
import { RetryingRequests } from './retrying-requests.ts'
import { newTableFor } from './test-tables.ts'

interface PairMember {
  readonly guests: readonly TestClient[]
  readonly requests: RetryingRequests
}

/** Pairs of clients that only move, match after match, to measure a node's speed. A few people can play at many tables. */
export class PlayerPairs {
  readonly history: RequestHistory
  readonly played: SimulatedPlayer[] = []
  readonly live = new Set<SimulatedPlayer>()
  matches = 0
  readonly #pkg: GamePackage
  readonly #bases: readonly string[]
  readonly #conditions: NetworkConditions
  #pairs: (readonly PairMember[])[] = []

  constructor(pkg: GamePackage, bases: readonly string[], conditions: NetworkConditions = {}, history = new RequestHistory()) {
    this.history = history
    this.#pkg = pkg
    this.#bases = bases
    this.#conditions = conditions
  }

  async createPairs(pairs: number): Promise<void> {
    const arrive = async () => {
      const guest = await new TestClient(this.#bases[0]!).becomeGuest()
      const guests = this.#bases.map((base) => guest.at(base))
      return { guests, requests: new RetryingRequests(guests, this.history) }
    }
    for (let i = 0; i < pairs; i++) this.#pairs.push([await arrive(), await arrive()])
  }

  /** Plays `matches`, `atOnce` at a time, and on while `more` returns true. */
  async play(atOnce: number, matches: number, more: () => boolean = () => false): Promise<void> {
    let begun = 0
    const table = async (lane: number) => {
      while (begun < matches || more()) {
        begun++
        await this.#one(this.#pairs[lane % this.#pairs.length]!)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, lane) => table(lane)))
  }

  get acknowledged(): number {
    return this.played.reduce((sum, { acks }) => sum + acks.length, 0)
  }

  get delays(): number[] {
    return this.played.flatMap(({ delays }) => delays)
  }

  async #one(pair: readonly PairMember[]): Promise<void> {
    const opened = await pair[0]!.requests.open({ id: freshRequestId(), table: newTableFor(this.#pkg) })
    if (!('match' in opened)) throw new Error(`no table was opened: ${opened.rejected}`)
    await pair[1]!.requests.sit(opened.match, null)
    const players = pair.map(
      ({ guests }, seat) => new SimulatedPlayer(guests, this.#pkg, opened.match, seat, this.#conditions, { history: this.history }),
    )
    this.matches++
    this.played.push(...players)
    for (const player of players) this.live.add(player)
    await Promise.all(players.map((player) => player.start()))
    await Promise.all(players.map((player) => player.done))
    for (const player of players) this.live.delete(player)
  }
}
