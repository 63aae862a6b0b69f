import type { GamePackage } from '@parlor/kernel'
import type { NewTable } from '@parlor/protocol'
import { RetryingSocketClient, type NetworkConditions } from './retrying-socket-client.ts'
import { freshRequestId, TestClient } from './test-client.ts'
import { RequestHistory } from './request-history.ts'
import { SimulatedPlayer } from './simulated-player.ts'
import { RetryingHttpClient } from './retrying-http-client.ts'
import { newTableFor } from './test-tables.ts'

interface PairMember {
  readonly guests: readonly TestClient[]
  readonly requests: RetryingHttpClient
  readonly client: RetryingSocketClient
}

/** Pairs of people who only move, match after match, to measure a node's speed. Their sockets stay open in between. */
export class PlayerPairs {
  readonly history: RequestHistory
  readonly played: SimulatedPlayer[] = []
  readonly live = new Set<SimulatedPlayer>()
  matches = 0
  readonly #pkg: GamePackage
  readonly #bases: readonly string[]
  readonly #conditions: NetworkConditions
  readonly #options: NewTable['options']
  #pairs: (readonly PairMember[])[] = []

  constructor(
    pkg: GamePackage,
    bases: readonly string[],
    conditions: NetworkConditions = {},
    history = new RequestHistory(),
    preset: string = pkg.game.options.presets[0]!.id,
  ) {
    this.history = history
    this.#options = pkg.game.options.presets.find(({ id }) => id === preset)!.options as NewTable['options']
    this.#pkg = pkg
    this.#bases = bases
    this.#conditions = conditions
  }

  async createPairs(pairs: number): Promise<void> {
    const arrive = async () => {
      const guest = await new TestClient(this.#bases[0]!).becomeGuest()
      const guests = this.#bases.map((base) => guest.at(base))
      const client = new RetryingSocketClient(guests, this.history, this.#conditions)
      return { guests, requests: new RetryingHttpClient(guests, this.history), client }
    }
    for (let i = 0; i < pairs; i++) this.#pairs.push([await arrive(), await arrive()])
  }

  /** Every pair plays match after match while `more` returns true. */
  async play(more: () => boolean): Promise<void> {
    await Promise.all(
      this.#pairs.map(async (pair) => {
        while (more()) await this.#one(pair)
        for (const { client } of pair) client.close()
      }),
    )
  }

  get acknowledged(): number {
    return this.played.reduce((sum, { acks }) => sum + acks.length, 0)
  }

  get delays(): number[] {
    return this.played.flatMap(({ delays }) => delays)
  }

  async #one(pair: readonly PairMember[]): Promise<void> {
    const opened = await pair[0]!.requests.open({
      id: freshRequestId(),
      table: newTableFor(this.#pkg, { options: this.#options }),
    })
    if (!('match' in opened)) throw new Error(`no table was opened: ${opened.rejected}`)
    await pair[1]!.requests.sit(opened.match, null)
    const players = pair.map(
      ({ guests, client }, seat) =>
        new SimulatedPlayer(guests, this.#pkg, opened.match, seat, this.#conditions, { history: this.history, client }),
    )
    this.matches++
    this.played.push(...players)
    for (const player of players) this.live.add(player)
    await Promise.all(players.map((player) => player.start()))
    await Promise.all(players.map((player) => player.done))
    for (const player of players) this.live.delete(player)
  }
}
