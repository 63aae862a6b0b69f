import type { TableState } from './session.ts'

/** A table at which nobody plays and nothing runs, of a match that is not stored. */
export const idleTableState: Omit<TableState, 'view'> = {
  id: null,
  players: [],
  series: null,
  seat: null,
  moves: [],
  turn: [],
  busy: false,
  thinking: null,
  logLines: [],
  practice: null,
  outcome: null,
  time: null,
}
