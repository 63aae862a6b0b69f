import { Bucket } from './bucket.ts'

/** How many sockets one address may have open, and how quickly it may open them. */
export interface Width {
  readonly open: number
  readonly atOnce: number
  readonly perSecond: number
}

/** Counts sockets by the address they come from, before anything about them is looked up. */
export class Gate {
  readonly #width: Width
  readonly #each = new Map<string, { open: number; at: number; readonly bucket: Bucket }>()

  constructor(width: Width) {
    this.#width = width
  }

  /** Lets one more in; false when the address has enough of them, or was too quick. */
  enter(address: string, now: number): boolean {
    const { open, atOnce, perSecond } = this.#width
    const known = this.#each.get(address) ?? { open: 0, at: now, bucket: new Bucket(atOnce, perSecond, now) }
    this.#each.set(address, known)
    known.at = now
    if (!known.bucket.take(now) || known.open >= open) return false
    known.open++
    return true
  }

  leave(address: string): void {
    const known = this.#each.get(address)
    if (known) known.open--
  }

  /** Forgets those who have nothing open and have been still for so long that they may open as many as anybody. */
  sweep(now: number): void {
    const still = (this.#width.atOnce / this.#width.perSecond) * 1000
    for (const [address, { open, at }] of this.#each) if (open === 0 && now - at > still) this.#each.delete(address)
  }

  get size(): number {
    return this.#each.size
  }
}
