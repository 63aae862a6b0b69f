import type { GamePackage } from '@parlor/kernel'
import type { NetworkConditions } from './asker.ts'
import { signUp } from './account.ts'
import { Guest } from './client.ts'
import { History } from './history.ts'
import { Player, type Habits } from './player.ts'
import { Requests } from './requests.ts'
import { scenes, type Scene, type Somebody, type Stage } from './scenes.ts'

/**
 * People who play all games in every way there is: with and without clocks, with bots, ranked, taking back, playing again, sitting down
 * and standing up. Everything that they send and are told is in the history.
 */
export class Population implements Stage {
  readonly history: History
  readonly players: Player[] = []
  readonly live = new Set<Player>()
  readonly conditions: NetworkConditions
  tables = 0
  readonly #bases: readonly string[]
  readonly #scenes: readonly Scene[]
  readonly #guests: Somebody[] = []
  readonly #accounts: Somebody[] = []
  #next = 0

  constructor(
    bases: readonly string[],
    conditions: NetworkConditions = {},
    { history = new History(), which = scenes }: { readonly history?: History; readonly which?: readonly Scene[] } = {},
  ) {
    this.history = history
    this.#bases = bases
    this.conditions = conditions
    this.#scenes = which
  }

  /** Those who can play ranked sign up beforehand: a password takes long to hash. */
  async gather(accounts = 8): Promise<void> {
    while (this.#accounts.length < accounts) this.#accounts.push(await this.#arrive(true))
  }

  /** Plays so many tables, so many at a time, and on for as long as `more` says. */
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

  /** Lends somebody who sits nowhere else; a scene gives them back. */
  async lend<T>(count: number, work: (people: readonly Somebody[]) => Promise<T>, from: 'guests' | 'accounts' = 'guests'): Promise<T> {
    const free = from === 'guests' ? this.#guests : this.#accounts
    const people: Somebody[] = []
    while (people.length < count) people.push(free.pop() ?? (await this.#arrive(from === 'accounts')))
    try {
      return await work(people)
    } finally {
      free.push(...people)
    }
  }

  /** Plays one seat of a match to its end. */
  async seat(somebody: Somebody, pkg: GamePackage, match: string, seat: number, habits: Habits = {}): Promise<Player> {
    const player = new Player(somebody.guests, pkg, match, seat, this.conditions, { history: this.history, habits })
    this.players.push(player)
    this.live.add(player)
    await player.start(this.players.length)
    await player.done
    this.live.delete(player)
    return player
  }

  /** Milliseconds that answers to moves took, and that returns did. */
  get delays(): number[] {
    return this.players.flatMap(({ delays }) => delays)
  }

  get returns(): number[] {
    return this.players.flatMap(({ returns }) => returns)
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acks }) => sum + acks.length, 0)
  }

  async #arrive(account: boolean): Promise<Somebody> {
    for (let tries = 0; ; tries++) {
      try {
        const base = this.#bases[tries % this.#bases.length]!
        const guest = account ? (await signUp(base)).guest : await new Guest(base).arrive()
        const guests = this.#bases.map((base) => guest.at(base))
        return { person: guest.person, guests, requests: new Requests(guests, this.history, this.conditions.copies?.[1] ?? 1) }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
}
