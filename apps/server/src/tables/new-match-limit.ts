import { refuse } from '@parlor/protocol'
import type { Rejection } from '@parlor/kernel'
import type { PersonNetworks } from '../person-networks.ts'
import { KeyedTokenBuckets } from '../socket/token-bucket.ts'

/** Matches a day. More than a school plays: each is kept for years; and no more than a tenth of that for one person. */
const ofNetwork = 2_000
const ofPerson = 200
const daySeconds = 86_400

/**
 * Limits how many matches the people of one address begin in a day: tables opened, pairs from the queue and rematches. Counted when a match
 * has begun: what is asked for and leads to none costs nobody anything.
 */
export class NewMatchLimit {
  readonly #networks: PersonNetworks
  readonly #byNetwork: KeyedTokenBuckets
  readonly #byPerson: KeyedTokenBuckets

  constructor(networks: PersonNetworks, rate: number) {
    this.#networks = networks
    this.#byNetwork = new KeyedTokenBuckets(ofNetwork * rate, (ofNetwork * rate) / daySeconds)
    this.#byPerson = new KeyedTokenBuckets(ofPerson * rate, (ofPerson * rate) / daySeconds)
  }

  /** Why somebody may not begin another one. */
  rejection(person: string): Rejection | null {
    const network = this.#networks.firstKnown([person])
    const now = performance.now()
    return network === '' || (this.#byNetwork.has(network, now) && this.#byPerson.has(person, now)) ? null : refuse('protocol.tooMany')
  }

  /** Counts one that has begun, for somebody who plays from here. */
  take(person: string): void {
    const network = this.#networks.firstKnown([person])
    if (network === '') return
    const now = performance.now()
    this.#byNetwork.take(network, now)
    this.#byPerson.take(person, now)
  }

  sweep(): void {
    const now = performance.now()
    this.#byNetwork.sweep(now)
    this.#byPerson.sweep(now)
  }
}
