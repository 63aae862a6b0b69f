import { SingleFlightCache } from '../single-flight-cache.ts'
import type { Ratings, RankedStandingRow } from '../store/ratings.ts'

const listed = 50

/** The leaderboards and where somebody stands in them: read every few seconds at most, and anew after a ranked match of this node has ended. */
export class Leaderboards {
  readonly #leaders: SingleFlightCache<readonly RankedStandingRow<number>[]>
  readonly #ranks: SingleFlightCache<{ readonly row: RankedStandingRow | null }>

  constructor(ratings: Ratings) {
    this.#leaders = new SingleFlightCache((game) => ratings.leaders(game, listed), { maxAgeMs: 5_000, minIntervalMs: 1_000 })
    this.#ranks = new SingleFlightCache(
      async (key) => {
        const [game = '', person = ''] = key.split(' ')
        return { row: await ratings.rankOf(person, game) }
      },
      { maxAgeMs: 15_000, minIntervalMs: 0 },
    )
  }

  leaders(game: string): Promise<readonly RankedStandingRow<number>[]> {
    return this.#leaders.get(game)
  }

  async rankOf(person: string, game: string): Promise<RankedStandingRow | null> {
    const leader = (await this.leaders(game)).find((row) => row.person === person)
    return leader ?? (await this.#ranks.get(`${game} ${person}`)).row
  }

  /** A match of these people has been rated. */
  invalidateRated(game: string, people: readonly string[]): void {
    this.#leaders.invalidate(game)
    for (const person of people) this.#ranks.invalidate(`${game} ${person}`)
  }

  /** Somebody's name has changed, or is gone. */
  invalidate(): void {
    this.#leaders.invalidate()
    this.#ranks.invalidate()
  }
}
