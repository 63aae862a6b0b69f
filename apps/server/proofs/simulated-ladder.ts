import { provenThreshold, ratingWeights, type RatingWeights } from '../src/ratings/rating-weight.ts'
import { nextRandomWord, ranksOf, rngFrom, type Outcome, type Rng } from '@parlor/kernel'
import { dummySeedParts } from './dummy-seed-parts.ts'
import { initialRating } from '../src/ratings/glicko.ts'
import { recordAbort } from '../src/store/aborts.ts'
import type { MatchRow, SeatRow } from '../src/store/matches.ts'
import { inTransaction } from '../src/store/pool.ts'
import { rateMatch } from '../src/store/ratings.ts'
import type { Stores } from '../src/store/stores.ts'
import { newMatchRow } from '../src/tables/new-match.ts'
import { freshId } from '../src/random.ts'

export const minuteMs = 60_000
export const dayMs = 1_440 * minuteMs

/** Every result counts whole: what is measured with these must be too much. */
export const noWeights: RatingWeights = { repeatedPair: () => 1, unprovenOpponent: () => 1, daily: () => 1 }

/** A player on the ladder. `strength` is their real strength: what an honest rating converges to. */
export interface LadderPlayer {
  readonly id: string
  readonly strength: number
}

/**
 * A ladder with simulated time: matches are rated and aborts recorded by the server's own code, in the database, at given times. The moves
 * are left out; results are arranged, or drawn from the strengths.
 */
export class SimulatedLadder {
  readonly stores: Stores
  readonly game: string
  now: number
  readonly #rng: Rng
  readonly #mirrored: boolean
  readonly #weights: RatingWeights

  /** `mirrored`: inverts the random draws (antithetic variates), so that chance cancels out between two ladders. */
  constructor(stores: Stores, seed: string, { mirrored = false, weights = ratingWeights } = {}) {
    this.stores = stores
    this.#mirrored = mirrored
    this.#weights = weights
    // A game id of its own, so that ladders do not mix.
    this.game = freshId()
    this.#rng = rngFrom(seed)
    this.now = 1_800_000_000_000
  }

  random(): number {
    const luck = nextRandomWord(this.#rng) / 2 ** 32
    return this.#mirrored ? 1 - luck : luck
  }

  /** Roughly normal, standard deviation 1. */
  gaussian(): number {
    let sum = 0
    for (let i = 0; i < 12; i++) sum += this.random()
    return sum - 6
  }

  newPlayer(strength = initialRating.rating): LadderPlayer {
    return { id: freshId(), strength }
  }

  /** A player with a month of matches, rated at their strength plus `off`. */
  async establishedPlayer(strength = initialRating.rating, off = 0): Promise<LadderPlayer> {
    const id = freshId()
    const { pool } = this.stores
    await pool.query(
      'INSERT INTO ratings (person, game, rating, deviation, volatility, games, updated) VALUES ($1, $2, $3, 60, 0.06, $4, $5)',
      [id, this.game, strength + off, provenThreshold.games * 3, this.now],
    )
    await pool.query('INSERT INTO rating_points (person, match, game, at, before, rating, deviation) VALUES ($1, $2, $3, $4, $5, $5, 60)', [
      id,
      freshId(),
      this.game,
      this.now - 30 * dayMs,
      strength + off,
    ])
    return { id, strength }
  }

  async ratingOf({ id }: LadderPlayer): Promise<number> {
    return (await this.stores.ratings.ofPerson(id, this.game))?.rating ?? initialRating.rating
  }

  /** Including what is held back and would be shown later. */
  async wholeRatingOf({ id }: LadderPlayer): Promise<number> {
    const { rows } = await this.stores.pool.query('SELECT rating + held AS whole FROM ratings WHERE person = $1 AND game = $2', [
      id,
      this.game,
    ])
    return (rows[0]?.['whole'] as number | undefined) ?? initialRating.rating
  }

  /** The first wins, the others share the next place. Returns the match's id. */
  recordWin(...climbers: readonly LadderPlayer[]): Promise<string> {
    return this.#rate(climbers, { scores: [], ranks: climbers.map((_, at) => (at === 0 ? 1 : 2)), reason: 'resign' })
  }

  /** Places by points, highest first. */
  recordPlaces(climbers: readonly LadderPlayer[], points: readonly number[]): Promise<string> {
    return this.#rate(climbers, { scores: [...points], ranks: ranksOf(points), reason: 'outcome.out' })
  }

  /** Result drawn from their strengths. */
  playHonestly(one: LadderPlayer, other: LadderPlayer): Promise<string> {
    return this.random() < 1 / (1 + 10 ** ((other.strength - one.strength) / 400)) ? this.recordWin(one, other) : this.recordWin(other, one)
  }

  async abort({ id }: LadderPlayer): Promise<void> {
    await recordAbort(this.stores.pool, id, freshId(), this.now)
  }

  pausedUntil({ id }: LadderPlayer): Promise<number> {
    return this.stores.aborts.pausedUntil(id, this.now)
  }

  async #rate(climbers: readonly LadderPlayer[], outcome: Outcome): Promise<string> {
    const seats = climbers.map(({ id }): SeatRow => ({ kind: 'person', person: id, left: false, rating: null }))
    const row = rankedRow(this.game, seats, this.now)
    await inTransaction(this.stores.pool, (client) => rateMatch(client, row, outcome, this.now, this.#weights))
    return row.id
  }
}

function rankedRow(game: string, seats: readonly SeatRow[], now: number): MatchRow {
  return newMatchRow(
    {
      game,
      version: 1,
      options: {},
      secrets: seats.map(() => null),
      seats,
      host: '',
      visibility: 'public',
      clock: { kind: 'total', minutes: 10, increment: 5 },
      spectators: { kind: 'denied' },
      absent: { kind: 'wait' },
      ranked: true,
      asked: null,
    },
    dummySeedParts(seats.length),
    now,
  )
}
