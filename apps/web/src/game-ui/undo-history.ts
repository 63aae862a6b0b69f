/** A value with what it was and what it would be again. */
export interface UndoHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last change belonged to: a stroke of the brush, a text being typed. Changes of one gesture are taken back together. */
  readonly gesture: string | null
}

/** Further back than this nobody goes, and a long session must not grow for ever. */
const maxUndoSteps = 200

export function startHistory<T>(now: T): UndoHistory<T> {
  return { past: [], now, future: [], gesture: null }
}

/** A history in which these have followed each other; at least one. */
export function historyFrom<T>([first, ...others]: readonly T[]): UndoHistory<T> {
  return others.reduce<UndoHistory<T>>((history, next) => recordChange(history, next), startHistory(first as T))
}

/** The history after a change; `gesture` joins it to the change before where that had the same one. */
export function recordChange<T>(history: UndoHistory<T>, next: T, gesture: string | null = null): UndoHistory<T> {
  if (next === history.now) return history
  const joins = gesture !== null && gesture === history.gesture
  return { past: joins ? history.past : [...history.past, history.now].slice(-maxUndoSteps), now: next, future: [], gesture }
}

/** Whatever comes next is a gesture of its own. */
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
