import type { Scenario } from '../../card-scenario.ts'
import { op02Red } from './red.ts'
import { op02RedEvents } from './red-events.ts'

/** OP02. */
export const op02: readonly Scenario[] = [...op02Red, ...op02RedEvents]
