import { growArray } from './grow-array.ts'
import { PairIndex } from './pair-index.ts'

/** Statistics of information sets and their actions. Sets, moves and actions (a move in a set) are small integers. */
export class InformationSetStatistics {
  /** Visits per set. */
  setVisits = new Int32Array(1024)
  /** Per action: visits, total reward of the deciding seat, and availability count. */
  visits = new Int32Array(1024)
  totals = new Float64Array(1024)
  offered = new Int32Array(1024)
  readonly #sets = new PairIndex()
  readonly #actions = new PairIndex()
  readonly #moveIds = new Map<string, number>()

  /** The set of a digest. */
  set(high: number, low: number): number {
    const set = this.#sets.findOrAdd(high, low)
    if (set >= this.setVisits.length) this.setVisits = growArray(this.setVisits, set * 2)
    return set
  }

  /** The id of a move, by its notation: the same in every determinized state. */
  moveId(text: string): number {
    let moveId = this.#moveIds.get(text)
    if (moveId === undefined) this.#moveIds.set(text, (moveId = this.#moveIds.size))
    return moveId
  }

  /** The action of a move in a set, added if new. */
  actionOf(set: number, moveId: number): number {
    const action = this.#actions.findOrAdd(set, moveId)
    if (action >= this.visits.length) {
      this.visits = growArray(this.visits, action * 2)
      this.totals = growArray(this.totals, action * 2)
      this.offered = growArray(this.offered, action * 2)
    }
    return action
  }

  /** The action of a move in a set, or −1 where it was never taken. */
  findAction(set: number, moveId: number): number {
    return this.#actions.find(set, moveId)
  }

  credit(action: number, reward: number): void {
    this.visits[action]!++
    this.totals[action]! += reward
  }
}
