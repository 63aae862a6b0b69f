import type { ViewCore } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'

/** A table the guest sits at, as the guest's own socket has seen it. */
export interface JoinedTable {
  readonly match: string
  info: TableInfo | null
  view: ViewCore | null
  seq: number
  mayUndo: boolean
  watched: boolean
  wantsRematch: boolean
  moves: number
  /** Log length and decision that were last answered. */
  answered: string
}

export function newJoinedTable(match: string): JoinedTable {
  return { match, info: null, view: null, seq: 0, mayUndo: false, watched: false, wantsRematch: false, moves: 0, answered: '' }
}
