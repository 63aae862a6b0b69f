import type { Game, BotStrategy, Outcome, Seat } from '@parlor/kernel'

/** A seat's share of the win: 1 alone or with its own side at the top, a half in a tie of two sides, 0 below. */
export function winShare({ ranks }: Outcome, seat: Seat, sides: readonly number[] | null): number {
  if (ranks[seat] !== 1) return 0
  let winners = 0
  for (let other = 0; other < ranks.length; other++)
    if (ranks[other] === 1 && (sides === null || sides.indexOf(sides[other]!) === other)) winners++
  return 1 / winners
}

/**
 * Rewards of outcomes and evaluations for a seat, on one scale for a whole search.
 * Zero-sum scores count as they are (in alpha-beta as whole points, after who wins); elsewhere ranks count; a single seat maximises its score.
 */
export class RewardScale {
  readonly #by: 'stake' | 'share' | 'score'
  /** Squared exploration constant; larger where the range of scores is only learnt during the search. */
  readonly exploration: number
  readonly #sides: readonly number[] | null
  readonly #strategy: Pick<BotStrategy, 'outcomeValue'>
  #low: number
  #high: number

  constructor(
    game: Pick<Game, 'zeroSum' | 'seats'>,
    sides: readonly number[] | null = null,
    strategy: Pick<BotStrategy, 'outcomeValue' | 'exploration'> = {},
  ) {
    this.#sides = sides
    this.#strategy = strategy
    this.#by = game.zeroSum ? 'stake' : game.seats[1] > 1 ? 'share' : 'score'
    this.#low = this.#by === 'stake' ? -1 : this.#by === 'share' ? 0 : Infinity
    this.#high = this.#by === 'score' ? -Infinity : 1
    this.exploration = strategy.exploration ?? (this.#by === 'score' ? 2 : 0.5)
  }

  /** The unscaled reward of an outcome: sums of it stay valid when a larger stake turns up later. */
  rewardOf(outcome: Outcome, seat: Seat): number {
    if (this.#by === 'share') {
      const share = winShare(outcome, seat, this.#sides)
      return this.#strategy.outcomeValue ? this.#strategy.outcomeValue(outcome, share) : share
    }
    const score = outcome.scores[seat]!
    if (this.#by === 'stake') {
      const size = score < 0 ? -score : score
      if (size > this.#high) this.#low = -(this.#high = size)
    } else {
      if (score < this.#low) this.#low = score
      if (score > this.#high) this.#high = score
    }
    return score
  }

  /** An evaluation between −1 and 1 on the same scale. */
  fromEvaluation(evaluation: number): number {
    if (this.#high < this.#low) return evaluation
    return this.#low + ((evaluation + 1) / 2) * (this.#high - this.#low)
  }

  /** Normalised to 0..1, for comparing. */
  normalize(reward: number): number {
    return this.#high > this.#low ? (reward - this.#low) / (this.#high - this.#low) : 0.5
  }

  /** The chance shown to players: the share of the win, or for a single seat how its score compares. */
  chance(outcome: Outcome, seat: Seat): number {
    return this.#by === 'score' ? this.normalize(this.rewardOf(outcome, seat)) : winShare(outcome, seat, this.#sides)
  }
}
