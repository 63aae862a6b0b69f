/** Token bucket of bot thinking time per person: burst and refill. */
const burstMs = 20_000
const refillPerSecond = 333
/** Minimum charge per turn: committing and broadcasting the move costs too. */
const leastMs = 20

/** Tracks bot thinking time per person. Whoever is over budget waits until enough is refilled. */
export class ThinkingBudget {
  readonly #spent = new Map<string, { ms: number; at: number }>()

  spend(person: string, ms: number, now: number): void {
    const spent = this.#of(person, now)
    this.#spent.set(person, { ms: spent + Math.max(leastMs, ms), at: now })
  }

  /** People over budget; full buckets are dropped. */
  overBudget(now: number): string[] {
    const over: string[] = []
    for (const person of this.#spent.keys()) {
      const spent = this.#of(person, now)
      if (spent > burstMs) over.push(person)
      else if (spent === 0) this.#spent.delete(person)
    }
    return over
  }

  #of(person: string, now: number): number {
    const known = this.#spent.get(person)
    return known ? Math.max(0, known.ms - ((now - known.at) / 1000) * refillPerSecond) : 0
  }
}
