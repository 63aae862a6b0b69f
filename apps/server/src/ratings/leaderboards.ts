import { games } from '../games.ts'
import { SingleFlightCache } from '../single-flight-cache.ts'
import type { Ratings, RankedStandingRow } from '../store/ratings.ts'

const listed = 50

/** Cached leaderboards and ranks: read every few seconds at most, and within a second after a ranked match of this node has ended. */
export class Leaderboards {
  readonly #leaders: SingleFlightCache<readonly RankedStandingRow<number>[]>
  readonly #standings: SingleFlightCache<{ readonly row: Awaited<ReturnType<Ratings['standingOf']>> }>
  /** One read of all ratings serves everybody's rank. */
  readonly #counts: SingleFlightCache<ReadonlyMap<number, number>>

  constructor(ratings: Ratings) {
    this.#leaders = new SingleFlightCache((game) => ratings.leaders(game, listed), { maxAgeMs: 5_000, minIntervalMs: 1_000 })
    this.#standings = new SingleFlightCache(
      async (key) => {
        const [game = '', person = ''] = key.split(' ')
        return { row: await ratings.standingOf(person, game) }
      },
      { maxAgeMs: 15_000, minIntervalMs: 0 },
    )
    this.#counts = new SingleFlightCache((game) => ratings.listedCounts(game), { maxAgeMs: 15_000, minIntervalMs: 5_000 })
  }

  leaders(game: string): Promise<readonly RankedStandingRow<number>[]> {
    return this.#leaders.get(game)
  }

  async rankOf(person: string, game: string): Promise<RankedStandingRow | null> {
    const leader = (await this.leaders(game)).find((row) => row.person === person)
    const row = leader ? null : (await this.#standings.get(`${game} ${person}`)).row
    if (!row?.listed) return leader ?? (row && { ...row, rank: null })
    let rank = 1
    for (const [shown, people] of await this.#counts.get(game)) if (shown > Math.round(row.rating)) rank += people
    return { ...row, rank }
  }

  invalidateRated(game: string, people: readonly string[]): void {
    this.#leaders.invalidate(game)
    this.#counts.invalidate(game)
    for (const person of people) this.#standings.invalidate(`${game} ${person}`)
  }

  /** Their names have changed or were deleted. */
  invalidatePeople(people: readonly string[]): void {
    this.#leaders.invalidate()
    for (const person of people) for (const { game } of games) this.#standings.invalidate(`${game.id} ${person}`)
  }
}
