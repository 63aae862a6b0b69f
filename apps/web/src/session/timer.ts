import type { Seat } from '@parlor/kernel'
import { leftNow, wholeTime, type KeptTime, type Reading } from './time.ts'

/** The clocks of one match. They run for whoever is to move, and say when one has run out. */
export class Timer {
  readonly #flagged: (seat: Seat) => void
  #reading: Reading
  #past: (readonly number[])[]
  #alarm: ReturnType<typeof setTimeout> | undefined

  /** `length` is that of the line so far. */
  constructor({ control, left, past = [] }: KeptTime, length: number, flagged: (seat: Seat) => void) {
    this.#reading = { control, left, running: [], at: performance.now() }
    const whole = wholeTime(control, left.length).left
    this.#past = Array.from({ length: Math.max(past.length, length + 1) }, (_, at) => past[at] ?? (at < length ? whole : left))
    this.#flagged = flagged
  }

  get reading(): Reading {
    return this.#reading
  }

  get kept(): KeptTime {
    return { control: this.#reading.control, left: this.#left(), past: [...this.#past] }
  }

  /** Lets these clocks run and no others; true when that changes anything. */
  run(seats: readonly Seat[]): boolean {
    const { running } = this.#reading
    if (running.length === seats.length && seats.every((seat) => running.includes(seat))) return false
    this.#set(this.#left(), seats)
    return true
  }

  /** A deed has been done and the line is so long now: a seat that moved gets what a move adds. */
  enter(length: number, mover: Seat | null): void {
    const { control, running } = this.#reading
    const left = this.#left()
    const after = mover === null ? left : left.with(mover, left[mover]! + control.increment * 1000)
    this.#past[length] = after
    this.#set(after, running)
  }

  /** The line has become so long by taking back or bringing back: clocks show what they showed then. */
  jump(length: number): void {
    this.#set(this.#past[length] ?? this.#left(), this.#reading.running)
  }

  stop(): void {
    clearTimeout(this.#alarm)
  }

  #left(): number[] {
    const now = performance.now()
    return this.#reading.left.map((_, seat) => Math.round(leftNow(this.#reading, seat, now)))
  }

  #set(left: readonly number[], running: readonly Seat[]): void {
    clearTimeout(this.#alarm)
    this.#reading = { control: this.#reading.control, left, running, at: performance.now() }
    const first = running.toSorted((a, b) => left[a]! - left[b]!)[0]
    if (first !== undefined) this.#alarm = setTimeout(() => this.#flagged(first), left[first]!)
  }
}
