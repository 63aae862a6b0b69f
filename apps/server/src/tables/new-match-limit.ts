import { refuse } from '@parlor/protocol'
import type { Rejection } from '@parlor/kernel'
import type { PersonNetworks } from '../person-networks.ts'
import { KeyedTokenBuckets } from '../socket/token-bucket.ts'

/** More than a school plays: each is kept for years. */
const matchesPerDay = 2_000
const daySeconds = 86_400

/** Limits how many matches the people of one address begin in a day, by opening tables, queueing and rematches. */
export class NewMatchLimit {
  readonly #networks: PersonNetworks
  readonly #buckets: KeyedTokenBuckets

  constructor(networks: PersonNetworks, rate: number) {
    this.#networks = networks
    this.#buckets = new KeyedTokenBuckets(matchesPerDay * rate, (matchesPerDay * rate) / daySeconds)
  }

  take(person: string): Rejection | null {
    const network = this.#networks.firstKnown([person])
    return network === '' || this.#buckets.take(network, performance.now()) ? null : refuse('protocol.tooMany')
  }

  sweep(): void {
    this.#buckets.sweep(performance.now())
  }
}
