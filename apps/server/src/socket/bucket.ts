/** So many at once, and so many a second after that. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  #level: number
  #at: number

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#level = most
    this.#at = now
  }

  /** Takes one; false when there is none. */
  take(now: number): boolean {
    this.#level = Math.min(this.#most, this.#level + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#level < 1) return false
    this.#level--
    return true
  }
}
