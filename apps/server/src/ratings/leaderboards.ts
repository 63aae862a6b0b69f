import { SingleFlightCache } from '../single-flight-cache.ts'
import type { Ratings, RankedStandingRow } from '../store/ratings.ts'

const listed = 50

/** Cached leaderboards and ranks: read every few seconds at most, and again after a ranked match of this node has ended. */
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

  invalidateRated(game: string, people: readonly string[]): void {
    this.#leaders.invalidate(game)
    for (const person of people) this.#ranks.invalidate(`${game} ${person}`)
  }

  /** A name has changed or was deleted. */
  invalidate(): void {
    this.#leaders.invalidate()
    this.#ranks.invalidate()
  }
}
