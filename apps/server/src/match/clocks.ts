import type { Decision, Seat } from '@parlor/kernel'
import type { ClockSettings, ClockReading } from '@parlor/protocol'

export interface ClocksSnapshot {
  readonly left: readonly number[]
  readonly since: number
  readonly asked: readonly ({ readonly id: number; readonly at: number } | null)[]
  readonly running: readonly Seat[]
  readonly past: readonly (readonly number[])[] | null
}

/** Clocks of a match, computed from the times in its log: every node gets the same reading. */
export class Clocks {
  readonly #clock: ClockSettings
  /** Time left per seat when its clock last started or stopped, and when that was. */
  #left: number[]
  #since: number
  /** Per seat, the decision whose time is running, and since when. */
  #pendingSince: ({ readonly id: number; readonly at: number } | null)[]
  #running: readonly Seat[] = []
  /** Time left at history length 0, 1, 2 …: undoing a move gives its time back. */
  #past: number[][] = []

  constructor(clock: ClockSettings, seats: number, started: number, pending: readonly Decision[]) {
    this.#clock = clock
    this.#left = Array.from({ length: seats }, () => (clock.kind === 'total' ? clock.minutes * 60_000 : perMoveMs(clock)))
    this.#pendingSince = Array.from({ length: seats }, () => null)
    this.#since = started
    this.#past.push(this.#left)
    this.#track(pending, started)
  }

  /** A copy, to compute what an entry would change. */
  copy(): Clocks {
    const copy = new Clocks(this.#clock, 0, this.#since, [])
    copy.#left = this.#left
    copy.#pendingSince = [...this.#pendingSince]
    copy.#running = this.#running
    copy.#past = [...this.#past]
    return copy
  }

  /**
   * Applies an entry that brought the history to `length`; `seat` gets the increment, null: nobody. `waited`, the time the entry waited for
   * the server, is charged to no seat.
   */
  advance(at: number, seat: Seat | null, length: number, pending: readonly Decision[], waited = 0): void {
    const { increment } = this.#clock.kind === 'total' ? this.#clock : { increment: 0 }
    this.#left = this.#left.map(
      (left, one) => Math.max(0, left - this.#spent(one, one === seat ? at - waited : at)) + (one === seat ? increment * 1000 : 0),
    )
    this.#past[length] = this.#left
    this.#past.length = length + 1
    this.#since = at
    this.#track(pending, at)
  }

  /** Rewinds to the history of that length. */
  rewind(at: number, length: number, pending: readonly Decision[]): void {
    this.#left = this.#past[length] ?? this.#left
    this.#past.length = length + 1
    this.#since = at
    this.#pendingSince.fill(null)
    this.#track(pending, at)
  }

  /** For a snapshot; `past` only where it differs. */
  toSnapshot(): ClocksSnapshot {
    const past = this.#clock.kind === 'total' ? [...this.#past] : null
    return { left: this.#left, since: this.#since, asked: [...this.#pendingSince], running: this.#running, past }
  }

  /** Restores a snapshot taken at that history length. */
  restore({ left, since, asked, running, past }: ClocksSnapshot, length: number): void {
    this.#left = [...left]
    this.#since = since
    for (const seat of this.#pendingSince.keys()) this.#pendingSince[seat] = asked[seat] ?? null
    this.#running = running
    this.#past.length = 0
    for (let at = 0; at <= length; at++) this.#past.push([...(past?.[at] ?? left)])
  }

  reading(now: number): ClockReading | null {
    if (this.#clock.kind === 'none') return null
    const left = this.#left.map((_, seat) => Math.max(0, Math.round(this.#leftOf(seat, now))))
    return { left, running: this.#running, at: Math.round(now) }
  }

  /** When the seat's time runs out; null while its clock does not run. */
  expiry(seat: Seat): number | null {
    if (this.#clock.kind === 'none' || !this.#running.includes(seat)) return null
    return this.#clock.kind === 'move' ? this.#pendingSince[seat]!.at + perMoveMs(this.#clock) : this.#since + this.#left[seat]!
  }

  /** Since when the seat's pending decision has been open. */
  owesSince(seat: Seat): number | null {
    return this.#pendingSince[seat]?.at ?? null
  }

  #leftOf(seat: Seat, now: number): number {
    if (this.#clock.kind === 'move') return perMoveMs(this.#clock) - (this.#running.includes(seat) ? now - this.#pendingSince[seat]!.at : 0)
    return this.#left[seat]! - this.#spent(seat, now)
  }

  #spent(seat: Seat, now: number): number {
    return this.#clock.kind === 'total' && this.#running.includes(seat) ? now - this.#since : 0
  }

  #track(pending: readonly Decision[], at: number): void {
    this.#running = pending.map(({ seat }) => seat)
    for (let seat = 0; seat < this.#pendingSince.length; seat++) {
      const owed = pending.find((decision) => decision.seat === seat)
      if (!owed) this.#pendingSince[seat] = null
      else if (this.#pendingSince[seat]?.id !== owed.id) this.#pendingSince[seat] = { id: owed.id, at }
    }
  }
}

function perMoveMs(clock: ClockSettings): number {
  return clock.kind === 'move' ? clock.seconds * 1000 : 0
}
