/** A value with its undo and redo stacks. */
export interface UndoHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** Gesture of the last change (a brush stroke, a text being typed): changes of one gesture are undone together. */
  readonly gesture: string | null
}

/** Maximum undo steps: a long session must not grow without limit. */
const maxUndoSteps = 200

export function startHistory<T>(now: T): UndoHistory<T> {
  return { past: [], now, future: [], gesture: null }
}

/** A history of these values; at least one. */
export function historyFrom<T>([first, ...others]: readonly T[]): UndoHistory<T> {
  return others.reduce<UndoHistory<T>>((history, next) => recordChange(history, next), startHistory(first as T))
}

/** The history after a change; merged with the previous change of the same `gesture`. */
export function recordChange<T>(history: UndoHistory<T>, next: T, gesture: string | null = null): UndoHistory<T> {
  if (next === history.now) return history
  const joins = gesture !== null && gesture === history.gesture
  return { past: joins ? history.past : [...history.past, history.now].slice(-maxUndoSteps), now: next, future: [], gesture }
}

/** Ends the gesture: the next change is undone separately. */
export function endGesture<T>(history: UndoHistory<T>): UndoHistory<T> {
  return history.gesture === null ? history : { ...history, gesture: null }
}

export function undoChange<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, now, future } = history
  return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], gesture: null }
}

export function redoChange<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, now, future } = history
  return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1), gesture: null }
}
