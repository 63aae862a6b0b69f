import { addressTiers } from '../http/client-address.ts'
import type { BotJobPayer, OverBudget } from '../store/job-queue.ts'

/** Token buckets of bot thinking time: burst and refill. An address has three people's: guests cost nothing to make. */
const personAllowance = { burstMs: 20_000, refillPerSecond: 333 } as const
const networkAllowance = { burstMs: 60_000, refillPerSecond: 1_000 } as const
/** Everybody's share of an address: whoever has used no more lately does not wait for those who took the rest, up to so many times its burst. */
const shareMs = 5_000
const maxOvershoot = 2
/** Minimum charge per turn: committing and broadcasting the move costs too. */
const leastMs = 20

/** Bot thinking time of people and of networks on this node. Whoever is over budget waits until enough is refilled. */
export class ThinkingBudget {
  readonly #people = new SpentTime(personAllowance)
  readonly #networks = new SpentTime(networkAllowance)
  /** Where whoever has spent anything lately plays. */
  readonly #networkOf = new Map<string, string>()

  spend({ owner, network }: BotJobPayer, ms: number, now: number): void {
    this.#people.spend(owner, Math.max(leastMs, ms), now)
    this.#networkOf.set(owner, network)
    if (network !== '') this.#networks.spend(network, Math.max(leastMs, ms), now)
  }

  /** What both have left; below 0 they wait. */
  left({ owner, network }: BotJobPayer, now: number): number {
    return Math.min(this.#people.left(owner, now), network === '' ? Infinity : this.#networks.left(network, now))
  }

  /** At an address that is over budget whoever has had more than their share waits; far beyond it everybody. */
  overBudget(now: number): Pick<OverBudget, 'owners' | 'networks'> {
    const networks = new Set(this.#networks.over(1, now))
    const isOver = (network: string) => addressTiers(network).some(([tier]) => networks.has(tier))
    const owners = new Set(this.#people.over(1, now))
    for (const [owner, network] of this.#networkOf) {
      const spent = this.#people.spent(owner, now)
      if (spent === 0) this.#networkOf.delete(owner)
      else if (spent > shareMs && isOver(network)) owners.add(owner)
    }
    const full = new Set(this.#networks.over(maxOvershoot, now))
    const closed = [...this.#networkOf.values()].filter((network) => addressTiers(network).some(([tier]) => full.has(tier)))
    return { owners: [...owners], networks: [...new Set(closed)] }
  }
}

interface Allowance {
  readonly burstMs: number
  readonly refillPerSecond: number
}

class SpentTime {
  readonly #allowance: Allowance
  readonly #spent = new Map<string, { ms: number; at: number; readonly times: number }>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  spend(key: string, ms: number, now: number): void {
    for (const [tier, times] of addressTiers(key)) this.#spent.set(tier, { ms: this.spent(tier, now) + ms, at: now, times })
  }

  /** Of its tier that has least. */
  left(key: string, now: number): number {
    return Math.min(...addressTiers(key).map(([tier, times]) => this.#allowance.burstMs * times - this.spent(tier, now)))
  }

  /** Tiers that have spent so many times their burst; full buckets are dropped. */
  over(bursts: number, now: number): string[] {
    const over: string[] = []
    for (const [key, { times }] of this.#spent) {
      const spent = this.spent(key, now)
      if (spent > bursts * this.#allowance.burstMs * times) over.push(key)
      else if (spent === 0) this.#spent.delete(key)
    }
    return over
  }

  /** What is not refilled yet. */
  spent(key: string, now: number): number {
    const known = this.#spent.get(key)
    return known ? Math.max(0, known.ms - ((now - known.at) / 1000) * this.#allowance.refillPerSecond * known.times) : 0
  }
}
