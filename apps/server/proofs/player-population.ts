import { setTimeout as wait } from 'node:timers/promises'
import type { GamePackage } from '@parlor/kernel'
import type { NetworkConditions } from './retrying-socket-client.ts'
import { signUp } from './test-account.ts'
import { TestClient } from './test-client.ts'
import { RequestHistory } from './request-history.ts'
import { SimulatedPlayer, type PlayerBehaviour } from './simulated-player.ts'
import { RetryingHttpClient } from './retrying-http-client.ts'
import { tableScenarios, type TableScenario, type ScenarioPerson, type ScenarioContext } from './table-scenarios.ts'

/**
 * Clients that play all games in every way: with and without clocks, with bots, ranked, with undos, rematches, seating. All requests and
 * responses are in the history.
 */
export class PlayerPopulation implements ScenarioContext {
  readonly history: RequestHistory
  readonly players: SimulatedPlayer[] = []
  readonly live = new Set<SimulatedPlayer>()
  readonly conditions: NetworkConditions
  tables = 0
  readonly #bases: readonly string[]
  readonly #scenes: readonly TableScenario[]
  readonly #guests: ScenarioPerson[] = []
  readonly #accounts: ScenarioPerson[] = []
  #next = 0

  constructor(
    bases: readonly string[],
    conditions: NetworkConditions = {},
    {
      history = new RequestHistory(),
      which = tableScenarios,
    }: { readonly history?: RequestHistory; readonly which?: readonly TableScenario[] } = {},
  ) {
    this.history = history
    this.#bases = bases
    this.conditions = conditions
    this.#scenes = which
  }

  /** Accounts for ranked play are created beforehand: password hashing is slow. */
  async createAccounts(accounts = 8): Promise<void> {
    while (this.#accounts.length < accounts) this.#accounts.push(await this.#arrive(true))
  }

  /** Plays `tables`, `atOnce` at a time, and on while `more` returns true. */
  async play(atOnce: number, tables: number, more: () => boolean = () => false): Promise<void> {
    let begun = 0
    const lane = async () => {
      while (begun < tables || more()) {
        begun++
        this.tables++
        await this.#scenes[this.#next++ % this.#scenes.length]!.play(this)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
  }

  /** Lends people who sit nowhere else for the duration of `work`. */
  async withPeople<T>(
    count: number,
    work: (people: readonly ScenarioPerson[]) => Promise<T>,
    from: 'guests' | 'accounts' = 'guests',
  ): Promise<T> {
    const free = from === 'guests' ? this.#guests : this.#accounts
    const people: ScenarioPerson[] = []
    while (people.length < count) people.push(free.pop() ?? (await this.#arrive(from === 'accounts')))
    try {
      return await work(people)
    } finally {
      free.push(...people)
    }
  }

  async seat(
    somebody: ScenarioPerson,
    pkg: GamePackage,
    match: string,
    seat: number,
    habits: PlayerBehaviour = {},
  ): Promise<SimulatedPlayer> {
    const player = new SimulatedPlayer(somebody.guests, pkg, match, seat, this.conditions, { history: this.history, habits })
    this.players.push(player)
    this.live.add(player)
    await player.start(this.players.length)
    await player.done
    this.live.delete(player)
    return player
  }

  /** Response times of moves, and reconnect times, in milliseconds. */
  get delays(): number[] {
    return this.players.flatMap(({ delays }) => delays)
  }

  get reconnectTimes(): number[] {
    return this.players.flatMap(({ reconnectTimes }) => reconnectTimes)
  }

  /** Waits until everybody is in sync, at most this many milliseconds. */
  async untilAllBack(most: number): Promise<void> {
    const until = performance.now() + most
    while (performance.now() < until && [...this.live].some(({ client }) => client.isAway)) await wait(50)
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acks }) => sum + acks.length, 0)
  }

  async #arrive(account: boolean): Promise<ScenarioPerson> {
    for (let tries = 0; ; tries++) {
      try {
        const base = this.#bases[tries % this.#bases.length]!
        const guest = account ? (await signUp(base)).guest : await new TestClient(base).becomeGuest()
        const guests = this.#bases.map((base) => guest.at(base))
        return { person: guest.person, guests, requests: new RetryingHttpClient(guests, this.history, this.conditions.copies?.[1] ?? 1) }
      } catch {
        await wait(100)
      }
    }
  }
}
