import type { Judgement, Kinds, Seat } from '@parlor/kernel'
import type { Worth } from './worth.ts'

/** What a finished or cut-off simulation gave each seat, worked out when first asked for. */
export class Gains<K extends Kinds> {
  readonly #judgement: Judgement<K>
  readonly #worth: Worth
  readonly #known: Float64Array
  #state!: K['State']

  constructor(judgement: Judgement<K>, worth: Worth, seats: number) {
    this.#judgement = judgement
    this.#worth = worth
    this.#known = new Float64Array(seats)
  }

  /** Forgets the last simulation. */
  take(state: K['State']): void {
    this.#state = state
    this.#known.fill(NaN)
  }

  of(seat: Seat): number {
    const known = this.#known[seat]!
    if (known === known) return known
    const { outcome } = this.#state
    return (this.#known[seat] = outcome ? this.#worth.of(outcome, seat) : this.#worth.judged(this.#judgement.evaluate(this.#state, seat)))
  }

  /** The seat's share of the win, as players are told it. */
  chance(seat: Seat): number {
    const { outcome } = this.#state
    return outcome ? this.#worth.chance(outcome, seat) : (1 + this.#judgement.evaluate(this.#state, seat)) / 2
  }
}
