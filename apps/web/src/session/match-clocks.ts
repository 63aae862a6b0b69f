import type { Seat } from '@parlor/kernel'
import { timeLeftOf, fullClocks, type StoredClocks, type ClockSnapshot } from '../data/time-control.ts'

/** The clocks of one match. They run for the seats to move, and report a timeout. */
export class MatchClocks {
  readonly #onTimeUp: (seat: Seat) => void
  #snapshot: ClockSnapshot
  #past: (readonly number[])[]
  #alarm: ReturnType<typeof setTimeout> | undefined

  /** `length` is that of the history. */
  constructor({ control, left, past = [] }: StoredClocks, length: number, flagged: (seat: Seat) => void) {
    this.#snapshot = { control, left, running: [], at: performance.now() }
    const whole = fullClocks(control, left.length).left
    this.#past = Array.from({ length: Math.max(past.length, length + 1) }, (_, at) => past[at] ?? (at < length ? whole : left))
    this.#onTimeUp = flagged
  }

  get snapshot(): ClockSnapshot {
    return this.#snapshot
  }

  get stored(): StoredClocks {
    return { control: this.#snapshot.control, left: this.#left(), past: [...this.#past] }
  }

  /** Runs exactly these clocks; true when that changes anything. */
  run(seats: readonly Seat[]): boolean {
    const { running } = this.#snapshot
    if (running.length === seats.length && seats.every((seat) => running.includes(seat))) return false
    this.#set(this.#left(), seats)
    return true
  }

  /** After a log entry, with the new length of the history: a seat that moved gets its increment. */
  moveMade(length: number, mover: Seat | null): void {
    const { control, running } = this.#snapshot
    const left = this.#left()
    const after = mover === null ? left : left.with(mover, left[mover]! + control.increment * 1000)
    this.#past[length] = after
    this.#set(after, running)
  }

  /** After undo or redo, with the new length of the history: restores the clocks of that point. */
  restoreAt(length: number): void {
    this.#set(this.#past[length] ?? this.#left(), this.#snapshot.running)
  }

  stop(): void {
    clearTimeout(this.#alarm)
  }

  #left(): number[] {
    const now = performance.now()
    return this.#snapshot.left.map((_, seat) => Math.round(timeLeftOf(this.#snapshot, seat, now)))
  }

  #set(left: readonly number[], running: readonly Seat[]): void {
    clearTimeout(this.#alarm)
    this.#snapshot = { control: this.#snapshot.control, left, running, at: performance.now() }
    const first = running.toSorted((a, b) => left[a]! - left[b]!)[0]
    if (first !== undefined) this.#alarm = setTimeout(() => this.#onTimeUp(first), left[first]!)
  }
}
