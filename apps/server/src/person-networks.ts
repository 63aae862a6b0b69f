import { createHmac } from 'node:crypto'
import { addressTiers } from './http/client-address.ts'

/** Maximum people remembered; the longest silent are forgotten first. */
const maxPeople = 20_000

/** The address from which each person last asked this node something: budgets count by it, because guests cost nothing to make. */
export class PersonNetworks {
  readonly #secret: string
  /** The network is hashed when it is first asked for. */
  readonly #origins = new Map<string, { readonly address: string; network: string | null }>()

  /** `secret`: of all nodes, which see one address as the same network; without it nobody finds the address out. */
  constructor(secret: string) {
    this.#secret = secret
  }

  record(person: string, address: string): void {
    const known = this.#origins.get(person)
    this.#origins.delete(person)
    this.#origins.set(person, known?.address === address ? known : { address, network: null })
    if (this.#origins.size > maxPeople) this.#origins.delete(this.#origins.keys().next().value!)
  }

  /** Network of the first of these people who is known here, its wider tiers first as in an address; '' when none is. */
  firstKnown(people: readonly string[]): string {
    const person = people.find((one) => this.#origins.has(one))
    if (person === undefined) return ''
    const origin = this.#origins.get(person)!
    return (origin.network ??= addressTiers(origin.address)
      .map(([tier]) => createHmac('sha256', this.#secret).update(tier).digest('base64url').slice(0, 12))
      .reverse()
      .join('/'))
  }
}
