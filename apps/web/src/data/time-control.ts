import { hasExactKeys, isPlainObject, type Seat } from '@parlor/kernel'
import { validateKeys } from '../platform/storage/validation.ts'

/** How much time each seat has: minutes for the whole match, and seconds that every move adds. */
export interface TimeControl {
  readonly minutes: number
  readonly increment: number
}

/** What is offered at a glance; anything within the limits can be chosen. */
export const timeControls: readonly TimeControl[] = [
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 0 },
  { minutes: 10, increment: 5 },
]
/** Longer lines than this no match has. */
const mostPast = 20_000
export const timeControlLimits = { minutes: [1, 180], increment: [0, 60] } as const

/** A match's clocks at rest, as its save holds them: milliseconds left by seat. */
export interface StoredClocks {
  readonly control: TimeControl
  readonly left: readonly number[]
  /** What was left when the line had 0, 1, 2 … deeds, so that taking moves back gives back the time; absent in saves from before. */
  readonly past?: readonly (readonly number[])[]
}

/** Clocks as they stood at a moment of `performance.now()`; those that run have lost what has passed since. */
export interface ClockSnapshot extends Omit<StoredClocks, 'past'> {
  readonly running: readonly Seat[]
  readonly at: number
}

export function isTimeControl(value: unknown): value is TimeControl {
  return (
    hasExactKeys(value, ['minutes', 'increment']) &&
    within(value['minutes'], timeControlLimits.minutes) &&
    within(value['increment'], timeControlLimits.increment)
  )
}

/** Kept clocks from outside; whether they fit the seats of the match is for whoever opens it to say. */
export function isStoredClocks(value: unknown): value is StoredClocks {
  if (!isPlainObject(value) || validateKeys(value, ['control', 'left'], ['past']) || !isTimeControl(value['control'])) return false
  const { left, past = [] } = value
  return isLeft(left) && Array.isArray(past) && past.length <= mostPast && past.every((one) => isLeft(one) && one.length === left.length)
}

function isLeft(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= 16 && value.every((ms) => within(ms, [0, 86_400_000]))
}

function within(value: unknown, [least, most]: readonly [number, number]): boolean {
  return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most
}

/** Full clocks for every seat. */
export function fullClocks(control: TimeControl, seats: number): StoredClocks {
  return { control, left: Array.from({ length: seats }, () => control.minutes * 60_000) }
}

/** What a seat has left now. */
export function timeLeftOf({ left, running, at }: ClockSnapshot, seat: Seat, now: number): number {
  return Math.max(0, left[seat]! - (running.includes(seat) ? now - at : 0))
}

/** Minutes and seconds; tenths where they matter. */
export function formatClock(ms: number): string {
  if (ms < 10_000) return (Math.ceil(ms / 100) / 10).toFixed(1)
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
