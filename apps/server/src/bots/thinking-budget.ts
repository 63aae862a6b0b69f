/** Thinking that bots may do for one person: so much at once, and so much a second after that. */
const burstMs = 20_000
const refillPerSecond = 333
/** However quick a thought is, keeping and showing its move costs something too. */
const leastMs = 20

/** How much thinking everybody's bots have done lately. Whoever has used up their budget waits until some of it has come back. */
export class ThinkingBudget {
  readonly #spent = new Map<string, { ms: number; at: number }>()

  /** Charges a thought to a person. */
  spend(person: string, ms: number, now: number): void {
    const spent = this.#of(person, now)
    this.#spent.set(person, { ms: spent + Math.max(leastMs, ms), at: now })
  }

  /** Who has to wait; whoever has all of their budget back is forgotten. */
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
