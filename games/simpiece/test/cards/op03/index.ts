import type { Scenario } from '../../card-scenario.ts'
import { op03Black } from './black.ts'
import { op03BlackEvents } from './black-events.ts'
import { op03Blue } from './blue.ts'
import { op03Green } from './green.ts'
import { op03GreenEvents } from './green-events.ts'
import { op03Purple } from './purple.ts'
import { op03Red } from './red.ts'
import { op03RedEvents } from './red-events.ts'
import { op03Yellow } from './yellow.ts'
import { op03YellowEvents } from './yellow-events.ts'

/** OP03. */
export const op03: readonly Scenario[] = [
  ...op03Red,
  ...op03RedEvents,
  ...op03Green,
  ...op03GreenEvents,
  ...op03Blue,
  ...op03Purple,
  ...op03Black,
  ...op03BlackEvents,
  ...op03Yellow,
  ...op03YellowEvents,
]
