import { homeOf } from '../http/client-address.ts'

/** A room in use: its log entries, and the networks of those who look at it. */
interface UsedRoom {
  readonly entries: number
  readonly networks: ReadonlySet<string>
}

/** Log entries of the rooms in use, by network. Where they are too many, the networks that hold most get no more. */
export class UsedEntries {
  readonly #most: number
  #byNetwork: ReadonlyMap<string, number> = new Map()
  /** What a network may hold now. */
  #share = Infinity

  /** `most`: of all networks together. */
  constructor(most: number) {
    this.#most = most
  }

  recount(rooms: readonly UsedRoom[]): void {
    const byNetwork = new Map<string, number>()
    for (const { entries, networks } of rooms) {
      const homes = new Set([...networks].map(homeOf))
      for (const home of homes) byNetwork.set(home, (byNetwork.get(home) ?? 0) + entries / homes.size)
    }
    this.#byNetwork = byNetwork
    this.#share = fairShare([...byNetwork.values()], this.#most)
  }

  hasRoomFor(network: string): boolean {
    return (this.#byNetwork.get(homeOf(network)) ?? 0) <= this.#share
  }
}

/** The amount to which the largest have to be cut so that all fit. */
function fairShare(amounts: readonly number[], most: number): number {
  let left = most
  for (const [i, amount] of amounts.toSorted((a, b) => a - b).entries()) {
    const share = left / (amounts.length - i)
    if (amount > share) return share
    left -= amount
  }
  return Infinity
}
