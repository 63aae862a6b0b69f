import type { Scenario } from '../../card-scenario.ts'
import { op04Black } from './black.ts'
import { op04BlackEvents } from './black-events.ts'
import { op04Blue } from './blue.ts'
import { op04Green } from './green.ts'
import { op04GreenEvents } from './green-events.ts'
import { op04Purple } from './purple.ts'
import { op04PurpleEvents } from './purple-events.ts'
import { op04Red } from './red.ts'
import { op04Yellow } from './yellow.ts'
import { op04YellowEvents } from './yellow-events.ts'

/** OP04. */
export const op04: readonly Scenario[] = [
  ...op04Red,
  ...op04Green,
  ...op04GreenEvents,
  ...op04Blue,
  ...op04Purple,
  ...op04PurpleEvents,
  ...op04Black,
  ...op04BlackEvents,
  ...op04Yellow,
  ...op04YellowEvents,
]
