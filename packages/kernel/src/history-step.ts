import type { AnyGameTypes, GameTypes, Seat } from './game.ts'
import { moveGroupIdOf, type HistoryEntry, type LogEntry, type AddressedEvent, type PracticeReason, type UndoTarget } from './match-log.ts'

/** One history entry with the state it led to. */
export interface HistoryStep<K extends GameTypes = AnyGameTypes> {
  readonly entry: HistoryEntry
  readonly state: K['State']
  readonly events: readonly AddressedEvent<K['Event']>[]
  /** True when the move revealed something or used the generator: undoing it makes the match practice. */
  readonly barrier: boolean
}

/** Snapshot of a match: its whole log, and the state after the first `base` history entries. */
export interface Checkpoint<K extends GameTypes = AnyGameTypes> {
  readonly log: readonly LogEntry[]
  readonly base: number
  readonly state: K['State']
  readonly practice: PracticeReason | null
}

/** Steps that are replayed lazily: all of them, once, when the first is read. */
export function lazilyReplayedSteps<K extends GameTypes>(
  entries: readonly HistoryEntry[],
  play: () => readonly HistoryStep<K>[],
): HistoryStep<K>[] {
  let played: readonly HistoryStep<K>[] | null = null
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

/**
 * What an undo by the seat removes: its last entry with everything after it, and the whole group where it belongs to one. A group ends where
 * others answered, or a client could take their moves back by naming one group for a whole match; `overAnswers`: it goes on behind them.
 */
export function undoTarget(history: readonly HistoryStep[], seat: Seat, overAnswers = false): UndoTarget | null {
  let to = history.findLastIndex(({ entry }) => entry.seat === seat)
  if (to < 0) return null
  const group = moveGroupIdOf(history[to]!.entry, seat)
  for (let at = to - 1; group !== null && at >= 0; at--) {
    const { entry } = history[at]!
    if (entry.seat !== seat && overAnswers) continue
    if (moveGroupIdOf(entry, seat) !== group) break
    to = at
  }
  return { to, practice: history.slice(to).some(({ barrier }) => barrier) }
}
