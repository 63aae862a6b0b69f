import { hasExactKeys, isPlainObject, type Seat } from '@parlor/kernel'
import { rejectUnexpectedKeys } from '../platform/storage/validation.ts'

/** Time per seat: minutes for the whole match, and an increment in seconds per move. */
export interface TimeControl {
  readonly minutes: number
  readonly increment: number
}

/** Presets; anything within the limits can be chosen. */
export const timeControlPresets: readonly TimeControl[] = [
  { minutes: 3, increment: 2 },
  { minutes: 5, increment: 0 },
  { minutes: 10, increment: 5 },
]
/** Maximum length of a history. */
const mostPast = 20_000
export const timeControlLimits = { minutes: [1, 180], increment: [0, 60] } as const

/** Stored clocks: milliseconds left by seat. */
export interface StoredClocks {
  readonly control: TimeControl
  readonly left: readonly number[]
  /** Time left at history lengths 0, 1, 2 …, so that undo restores the clocks; absent in older saves. */
  readonly past?: readonly (readonly number[])[]
}

/** Clocks at a time of `performance.now()`; running ones have lost what has passed since. */
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

/** Validates stored clocks; whether they fit the seats is checked when the match is opened. */
export function isStoredClocks(value: unknown): value is StoredClocks {
  if (!isPlainObject(value) || rejectUnexpectedKeys(value, ['control', 'left'], ['past']) || !isTimeControl(value['control'])) return false
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

/** Milliseconds left to a seat now. */
export function timeLeftOf({ left, running, at }: ClockSnapshot, seat: Seat, now: number): number {
  return Math.max(0, left[seat]! - (running.includes(seat) ? now - at : 0))
}

/** Minutes and seconds; tenths below 10 seconds. */
export function formatClock(ms: number): string {
  if (ms < 10_000) return (Math.ceil(ms / 100) / 10).toFixed(1)
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
