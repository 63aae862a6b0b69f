import { SharedReads } from '../shared-reads.ts'
import type { Ratings, StandingRow } from '../store/ratings.ts'

const listed = 50

/** The leaderboards and where somebody stands in them: read every few seconds at most, and anew after a ranked match of this node has ended. */
export class Standings {
  readonly #leaders: SharedReads<readonly StandingRow<number>[]>
  readonly #ranks: SharedReads<{ readonly row: StandingRow | null }>

  constructor(ratings: Ratings) {
    this.#leaders = new SharedReads((game) => ratings.leaders(game, listed), { freshMs: 5_000, soonestMs: 1_000 })
    this.#ranks = new SharedReads(
      async (key) => {
        const [game = '', person = ''] = key.split(' ')
        return { row: await ratings.rankOf(person, game) }
      },
      { freshMs: 15_000, soonestMs: 0 },
    )
  }

  leaders(game: string): Promise<readonly StandingRow<number>[]> {
    return this.#leaders.get(game)
  }

  async rankOf(person: string, game: string): Promise<StandingRow | null> {
    const leader = (await this.leaders(game)).find((row) => row.person === person)
    return leader ?? (await this.#ranks.get(`${game} ${person}`)).row
  }

  /** A match of these people has been rated. */
  rated(game: string, people: readonly string[]): void {
    this.#leaders.invalidate(game)
    for (const person of people) this.#ranks.invalidate(`${game} ${person}`)
  }

  /** Somebody's name has changed, or is gone. */
  invalidate(): void {
    this.#leaders.invalidate()
    this.#ranks.invalidate()
  }
}
