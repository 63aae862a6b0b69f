import type { AnyGameTypes, GameTypes, Seat } from './game.ts'
import { groupIdOf, type HistoryEntry, type LogEntry, type AddressedEvent, type PracticeReason, type UndoTarget } from './log.ts'

/** One deed of the line with the state it led to. */
export interface Step<K extends GameTypes = AnyGameTypes> {
  readonly entry: HistoryEntry
  readonly state: K['State']
  readonly events: readonly AddressedEvent<K['Event']>[]
  /** True when somebody learned something, or chance was used: undoing this makes the match practice. */
  readonly barrier: boolean
}

/** How a match stood: its whole log, and the state after the first `base` deeds of its line. */
export interface Checkpoint<K extends GameTypes = AnyGameTypes> {
  readonly log: readonly LogEntry[]
  readonly base: number
  readonly state: K['State']
  readonly practice: PracticeReason | null
}

/** Steps for deeds that are played only when somebody asks what one of them did: then all of them, once. */
export function lazySteps<K extends GameTypes>(entries: readonly HistoryEntry[], play: () => readonly Step<K>[]): Step<K>[] {
  let played: readonly Step<K>[] | null = null
  const at = (index: number) => {
    played ??= play()
    if (played.length !== entries.length) throw new Error('a checkpoint does not replay')
    return played[index]!
  }
  return entries.map((entry, index) => ({
    entry,
    get state() {
      return at(index).state
    },
    get events() {
      return at(index).events
    },
    get barrier() {
      return at(index).barrier
    },
  }))
}

/** What a seat would take back: its last deed with everything after it, and the whole gesture where it belongs to one. */
export function undoTarget(history: readonly Step[], seat: Seat): UndoTarget | null {
  let to = history.findLastIndex(({ entry }) => entry.seat === seat)
  if (to < 0) return null
  const group = groupIdOf(history[to]!.entry, seat)
  while (group !== null && to > 0 && groupIdOf(history[to - 1]!.entry, seat) === group) to--
  return { to, practice: history.slice(to).some(({ barrier }) => barrier) }
}
