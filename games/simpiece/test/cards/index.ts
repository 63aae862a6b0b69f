import type { Scenario } from '../card-scenario.ts'
import { agents } from './agents.ts'
import { blue } from './blue.ts'
import { blueCrews } from './blueCrews.ts'
import { blueEvents } from './blueEvents.ts'
import { disputes } from './disputes.ts'
import { green } from './green.ts'
import { greenCrews } from './greenCrews.ts'
import { greenEvents } from './greenEvents.ts'
import { multi } from './multi.ts'
import { plain } from './plain.ts'
import { purple } from './purple.ts'
import { purpleEvents } from './purpleEvents.ts'
import { purpleSmile } from './purpleSmile.ts'
import { red } from './red.ts'
import { redEvents } from './redEvents.ts'
import { rulings } from './rulings.ts'
import { wano } from './wano.ts'
import { warlords } from './warlords.ts'

/** Every scenario of every card. */
export const scenarios: readonly Scenario[] = [
  ...red,
  ...redEvents,
  ...green,
  ...wano,
  ...greenCrews,
  ...greenEvents,
  ...blue,
  ...blueCrews,
  ...warlords,
  ...agents,
  ...blueEvents,
  ...purple,
  ...purpleSmile,
  ...purpleEvents,
  ...plain,
  ...multi,
  ...rulings,
  ...disputes,
]
