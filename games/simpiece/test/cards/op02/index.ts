import type { Scenario } from '../../card-scenario.ts'
import { op02Black } from './black.ts'
import { op02BlackEvents } from './black-events.ts'
import { op02BlackNavy } from './black-navy.ts'
import { op02Blue } from './blue.ts'
import { op02BlueEvents } from './blue-events.ts'
import { op02Green } from './green.ts'
import { op02GreenEvents } from './green-events.ts'
import { op02Purple } from './purple.ts'
import { op02PurpleEvents } from './purple-events.ts'
import { op02Red } from './red.ts'
import { op02RedEvents } from './red-events.ts'

/** OP02. */
export const op02: readonly Scenario[] = [
  ...op02Red,
  ...op02RedEvents,
  ...op02Green,
  ...op02GreenEvents,
  ...op02Blue,
  ...op02BlueEvents,
  ...op02Purple,
  ...op02PurpleEvents,
  ...op02Black,
  ...op02BlackNavy,
  ...op02BlackEvents,
]
