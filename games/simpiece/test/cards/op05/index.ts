import type { Scenario } from '../../card-scenario.ts'
import { op05Red } from './red.ts'
import { op05RedEvents } from './red-events.ts'

/** OP05. */
export const op05: readonly Scenario[] = [...op05Red, ...op05RedEvents]
