import type { AnyGameTypes, GameTypes } from '@parlor/kernel'
import type { InvariantName } from './invariants.ts'

/** How much a survey plays. */
export interface CheckSettings<K extends GameTypes = AnyGameTypes> {
  /** Random matches in all. */
  readonly matches: number
  /** How many of them get every check; the rest get the cheap ones. */
  readonly deep: number
  /** Deals compared with each other to find what a view gives away from the start. */
  readonly deals: number
  readonly seed: string
  /** One per seat; absent: drawn from the presets of the game's private options, anew for every match. */
  readonly secrets?: readonly K['Secret'][]
  /** Failures after which it is enough. */
  readonly enough: number
  /** Absent: all of them. */
  readonly promises?: readonly InvariantName[]
}

/** What `contract` and `survey` do when not told otherwise. */
export const defaultCheckSettings: CheckSettings = { matches: 200, deep: 20, deals: 200, seed: 'contract', enough: 12 }
