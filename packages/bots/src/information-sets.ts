import { growArray } from './grow-array.ts'
import { PairIndex } from './pair-index.ts'

/** Statistics of information sets and their actions. Sets, moves and actions (a move in a set) are small integers. */
export class InformationSets {
  /** Visits per set. */
  met = new Int32Array(1024)
  /** Per action: visits, total reward of the deciding seat, and availability count. */
  visits = new Int32Array(1024)
  totals = new Float64Array(1024)
  offered = new Int32Array(1024)
  readonly #sets = new PairIndex()
  readonly #arms = new PairIndex()
  readonly #names = new Map<string, number>()

  /** The set of a digest. */
  set(high: number, low: number): number {
    const set = this.#sets.findOrAdd(high, low)
    if (set >= this.met.length) this.met = growArray(this.met, set * 2)
    return set
  }

  /** The id of a move, by its notation: the same in every determinized state. */
  name(text: string): number {
    let name = this.#names.get(text)
    if (name === undefined) this.#names.set(text, (name = this.#names.size))
    return name
  }

  /** The action of a move in a set, added if new. */
  arm(set: number, name: number): number {
    const arm = this.#arms.findOrAdd(set, name)
    if (arm >= this.visits.length) {
      this.visits = growArray(this.visits, arm * 2)
      this.totals = growArray(this.totals, arm * 2)
      this.offered = growArray(this.offered, arm * 2)
    }
    return arm
  }

  /** The action of a move in a set, or −1 where it was never taken. */
  known(set: number, name: number): number {
    return this.#arms.find(set, name)
  }

  credit(arm: number, gain: number): void {
    this.visits[arm]!++
    this.totals[arm]! += gain
  }
}
