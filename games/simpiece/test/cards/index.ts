import type { Scenario } from '../scene.ts'
import { blue } from './blue.ts'
import { green } from './green.ts'
import { multi } from './multi.ts'
import { purple } from './purple.ts'
import { red } from './red.ts'
import { redEvents } from './redEvents.ts'

/** Every scenario of every card. */
export const scenarios: readonly Scenario[] = [...red, ...redEvents, ...green, ...blue, ...purple, ...multi]
