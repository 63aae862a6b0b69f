import type { Pool } from './pool.ts'

interface Sample {
  /** What the database's clock showed more than this process's monotonic one. */
  readonly offset: number
  /** At most so far from the truth. */
  readonly error: number
}

/**
 * The database's clock as this process knows it: all nodes tell the same time, whatever their own clocks say. What decides about moves and
 * leases is read in the statements themselves; this estimate is for showing and for scheduling.
 */
export class DatabaseClock {
  readonly #pool: Pool
  #best: Sample = { offset: Date.now() - performance.now(), error: Infinity }

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Whole milliseconds since 1970. */
  now(): number {
    return Math.round(performance.now() + this.#best.offset)
  }

  /** Reads the clock again; a reading that cannot be reconciled with the last one replaces it, a better one too. */
  async synchronize(): Promise<void> {
    const before = performance.now()
    const { rows } = await this.#pool.query('SELECT now_ms() AS now', [], 'clock')
    const after = performance.now()
    const sample = { offset: (rows[0]!['now'] as number) - (before + after) / 2, error: (after - before) / 2 }
    const apart = Math.abs(sample.offset - this.#best.offset)
    // The two clocks drift apart slowly: an old reading is trusted a little less every time.
    const aged = { ...this.#best, error: this.#best.error + 0.5 }
    this.#best = sample.error <= aged.error || apart > sample.error + aged.error ? sample : aged
  }
}
