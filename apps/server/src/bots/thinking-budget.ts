import type { BotJobPayer, OverBudget } from '../store/job-queue.ts'

/** Token buckets of bot thinking time: burst and refill. An address has three people's: guests cost nothing to make. */
const personAllowance = { burstMs: 20_000, refillPerSecond: 333 } as const
const networkAllowance = { burstMs: 60_000, refillPerSecond: 1_000 } as const
/** Minimum charge per turn: committing and broadcasting the move costs too. */
const leastMs = 20

/** Bot thinking time of people and of networks on this node. Whoever is over budget waits until enough is refilled. */
export class ThinkingBudget {
  readonly #people = new SpentTime(personAllowance)
  readonly #networks = new SpentTime(networkAllowance)

  spend({ owner, network }: BotJobPayer, ms: number, now: number): void {
    this.#people.spend(owner, Math.max(leastMs, ms), now)
    if (network !== '') this.#networks.spend(network, Math.max(leastMs, ms), now)
  }

  /** What both have left; below 0 they wait. */
  left({ owner, network }: BotJobPayer, now: number): number {
    return Math.min(this.#people.left(owner, now), network === '' ? Infinity : this.#networks.left(network, now))
  }

  overBudget(now: number): Pick<OverBudget, 'owners' | 'networks'> {
    return { owners: this.#people.overBudget(now), networks: this.#networks.overBudget(now) }
  }
}

interface Allowance {
  readonly burstMs: number
  readonly refillPerSecond: number
}

class SpentTime {
  readonly #allowance: Allowance
  readonly #spent = new Map<string, { ms: number; at: number }>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  spend(key: string, ms: number, now: number): void {
    this.#spent.set(key, { ms: this.#of(key, now) + ms, at: now })
  }

  left(key: string, now: number): number {
    return this.#allowance.burstMs - this.#of(key, now)
  }

  /** Keys over budget; full buckets are dropped. */
  overBudget(now: number): string[] {
    const over: string[] = []
    for (const key of this.#spent.keys()) {
      const spent = this.#of(key, now)
      if (spent > this.#allowance.burstMs) over.push(key)
      else if (spent === 0) this.#spent.delete(key)
    }
    return over
  }

  #of(key: string, now: number): number {
    const known = this.#spent.get(key)
    return known ? Math.max(0, known.ms - ((now - known.at) / 1000) * this.#allowance.refillPerSecond) : 0
  }
}
