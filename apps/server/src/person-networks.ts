import { createHmac } from 'node:crypto'

/** Maximum people remembered; the longest silent are forgotten first. */
const maxPeople = 20_000

/** The address from which each person last asked this node something: budgets count by it, because guests cost nothing to make. */
export class PersonNetworks {
  readonly #secret: string
  readonly #addresses = new Map<string, string>()

  /** `secret`: of all nodes, which see one address as the same network; without it nobody finds the address out. */
  constructor(secret: string) {
    this.#secret = secret
  }

  record(person: string, address: string): void {
    this.#addresses.delete(person)
    this.#addresses.set(person, address)
    if (this.#addresses.size > maxPeople) this.#addresses.delete(this.#addresses.keys().next().value!)
  }

  /** Network of the first of these people who is known here; '' when none is. */
  firstKnown(people: readonly string[]): string {
    const person = people.find((one) => this.#addresses.has(one))
    if (person === undefined) return ''
    return createHmac('sha256', this.#secret).update(this.#addresses.get(person)!).digest('base64url').slice(0, 12)
  }
}
