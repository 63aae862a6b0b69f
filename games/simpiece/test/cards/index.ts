import type { Scenario } from '../card-scenario.ts'
import { agents } from './agents.ts'
import { blue } from './blue.ts'
import { blueCrews } from './blue-crews.ts'
import { blueEvents } from './blue-events.ts'
import { disputes } from './disputes.ts'
import { green } from './green.ts'
import { greenCrews } from './green-crews.ts'
import { greenEvents } from './green-events.ts'
import { multi } from './multi.ts'
import { op02 } from './op02/index.ts'
import { op03 } from './op03/index.ts'
import { op04 } from './op04/index.ts'
import { op05 } from './op05/index.ts'
import { plain } from './plain.ts'
import { purple } from './purple.ts'
import { purpleEvents } from './purple-events.ts'
import { purpleSmile } from './purple-smile.ts'
import { red } from './red.ts'
import { redEvents } from './red-events.ts'
import { rulings } from './rulings.ts'
import { st03 } from './st03.ts'
import { st04 } from './st04.ts'
import { st06 } from './st06.ts'
import { st06Events } from './st06-events.ts'
import { st07 } from './st07.ts'
import { st07Events } from './st07-events.ts'
import { st09 } from './st09.ts'
import { st09Events } from './st09-events.ts'
import { st11 } from './st11.ts'
import { st18 } from './st18.ts'
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
  ...st03,
  ...st04,
  ...st18,
  ...st06,
  ...st06Events,
  ...st07,
  ...st07Events,
  ...st09,
  ...st09Events,
  ...st11,
  ...op02,
  ...op03,
  ...op04,
  ...op05,
]
