import type { Pool } from './pool.ts'

interface Sample {
  /** Database clock minus this process's monotonic clock. */
  readonly offset: number
  /** Maximum error. */
  readonly error: number
}

/**
 * Estimate of the database clock: all nodes show the same time, whatever their own clocks say. Moves and leases are decided in the
 * statements themselves; this is for display and scheduling.
 */
export class DatabaseClock {
  readonly #pool: Pool
  #best: Sample = { offset: Date.now() - performance.now(), error: Infinity }

  constructor(pool: Pool) {
    this.#pool = pool
  }

  now(): number {
    return Math.round(performance.now() + this.#best.offset)
  }

  /** Takes another sample; it replaces the last one when it is better or contradicts it. */
  async synchronize(): Promise<void> {
    const before = performance.now()
    const { rows } = await this.#pool.query('SELECT now_ms() AS now', [], 'clock')
    const after = performance.now()
    const sample = { offset: (rows[0]!['now'] as number) - (before + after) / 2, error: (after - before) / 2 }
    const apart = Math.abs(sample.offset - this.#best.offset)
    // Clock drift: an old sample's error bound grows.
    const aged = { ...this.#best, error: this.#best.error + 0.5 }
    this.#best = sample.error <= aged.error || apart > sample.error + aged.error ? sample : aged
  }
}
