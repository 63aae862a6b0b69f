import type { GamePackage } from '@parlor/kernel'
import { freshAskId, Guest } from './client.ts'
import { Player, type Weather } from './player.ts'
import { tableFor } from './table.ts'

/** Pairs of people who play one match after the other. A few people can sit at many tables. */
export class Crowd {
  readonly played = new Map<string, readonly Player[]>()
  readonly live = new Set<Player>()
  readonly #pkg: GamePackage
  readonly #bases: readonly string[]
  readonly #weather: Weather
  #pairs: [Guest, Guest][] = []

  constructor(pkg: GamePackage, bases: readonly string[], weather: Weather = {}) {
    this.#pkg = pkg
    this.#bases = bases
    this.#weather = weather
  }

  async gather(pairs: number): Promise<void> {
    for (let i = 0; i < pairs; i++) {
      const pair: [Guest, Guest] = [new Guest(this.#bases[0]!), new Guest(this.#bases[0]!)]
      for (const guest of pair) await guest.ask('arrive', {})
      this.#pairs.push(pair)
    }
  }

  /** Plays so many matches, so many at a time, until `enough`. */
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

  async #one(pair: readonly [Guest, Guest]): Promise<void> {
    const match = await this.#seated(pair)
    const players = pair.map(
      (guest, seat) =>
        new Player(
          this.#bases.map((base) => guest.at(base)),
          this.#pkg,
          match,
          seat,
          this.#weather,
        ),
    )
    this.played.set(match, players)
    for (const player of players) this.live.add(player)
    await Promise.all(players.map((player) => player.start()))
    await Promise.all(players.map((player) => player.done))
    for (const player of players) this.live.delete(player)
  }

  /** Sits both down at whichever node answers; asking again under the same name does no harm. */
  async #seated(pair: readonly [Guest, Guest]): Promise<string> {
    const id = freshAskId()
    for (let tries = 0; ; tries++) {
      const base = this.#bases[tries % this.#bases.length]!
      try {
        const { match } = await pair[0].at(base).ask('open', { id, table: tableFor(this.#pkg) })
        await pair[1].at(base).ask('sit', { seat: null, secret: null }, { match })
        return match
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
}
