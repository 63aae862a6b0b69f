import type { BotStrategy, GameTypes, Seat } from '@parlor/kernel'
import type { RewardScale } from './reward-scale.ts'

/** Each seat's reward in a finished or cut-off simulation, computed lazily. */
export class SimulationRewards<K extends GameTypes> {
  readonly #strategy: BotStrategy<K>
  readonly #scale: RewardScale
  readonly #known: Float64Array
  #state!: K['State']

  constructor(strategy: BotStrategy<K>, scale: RewardScale, seats: number) {
    this.#strategy = strategy
    this.#scale = scale
    this.#known = new Float64Array(seats)
  }

  /** Resets for the next simulation. */
  reset(state: K['State']): void {
    this.#state = state
    this.#known.fill(NaN)
  }

  rewardOf(seat: Seat): number {
    const known = this.#known[seat]!
    if (known === known) return known
    const { outcome } = this.#state
    return (this.#known[seat] = outcome
      ? this.#scale.rewardOf(outcome, seat)
      : this.#scale.fromEvaluation(this.#strategy.evaluate(this.#state, seat)))
  }

  /** The seat's share of the win, as shown to players. */
  chance(seat: Seat): number {
    const { outcome } = this.#state
    return outcome ? this.#scale.chance(outcome, seat) : (1 + this.#strategy.evaluate(this.#state, seat)) / 2
  }
}
