import type { StateCore, Decision, Outcome, Seat, Viewer } from './game.ts'

/** Removes the seat's decision and counts the move: the first statement of most `apply` functions. */
export function removeAnsweredDecision(state: StateCore, seat: Seat): void {
  const { pending } = state
  for (let i = 0; i < pending.length; i++) {
    if (pending[i]!.seat !== seat) continue
    for (let j = i + 1; j < pending.length; j++) pending[j - 1] = pending[j]!
    pending.pop()
    break
  }
  state.seq++
}

/** Adds a decision. Call it after `removeAnsweredDecision`: ids derive from `seq`, so none repeats. */
export function addDecision(state: StateCore, seat: Seat, kind: string): void {
  state.pending.push({ id: state.seq * idsPerMove + seat, seat, kind })
}

const idsPerMove = 16

/** `removeAnsweredDecision` and `addDecision` in one for strictly alternating games; reuses the decision object, so a search step allocates nothing. */
export function passTurn(state: StateCore, seat: Seat, kind: string): void {
  state.seq++
  const only = state.pending[0]!
  only.id = state.seq * idsPerMove + seat
  only.seat = seat
  only.kind = kind
}

/** Ends the match: no decision stays pending. */
export function setOutcome(state: StateCore, outcome: Outcome): void {
  shortenPending(state.pending, 0)
  state.outcome = outcome
}

/** Object pool of size one: a search that copies over a finished state reuses the decision that was dropped last. */
let spareDecision: Decision | null = null

/** By `pop`, not by setting the length: that frees the array's storage, and the next decision would allocate again. */
function shortenPending(pending: Decision[], length: number): void {
  while (pending.length > length) spareDecision = pending.pop()!
}

/** The seat's pending decision, or null. */
export function decisionOf(pending: readonly Decision[], seat: Seat): Decision | null {
  for (const decision of pending) if (decision.seat === seat) return decision
  return null
}

/** A deep copy of pending decisions, for `clone` and `view`. */
export function clonePending(pending: readonly Decision[]): Decision[] {
  if (pending.length === 1) {
    const { id, seat, kind } = pending[0]!
    return [{ id, seat, kind }]
  }
  // Not `new Array(length)`: V8 marks such an array as holey for good, and reads it more slowly.
  const copy = pending.slice()
  for (let i = 0; i < copy.length; i++) {
    const { id, seat, kind } = copy[i]!
    copy[i] = { id, seat, kind }
  }
  return copy
}

/** Overwrites one pending list with another, reusing its decision objects. */
export function copyPendingInto(from: readonly Decision[], to: Decision[]): void {
  shortenPending(to, from.length)
  for (let i = 0; i < from.length; i++) {
    const { id, seat, kind } = from[i]!
    const old = to[i]
    if (old) {
      old.id = id
      old.seat = seat
      old.kind = kind
    } else to.push(reuseDecision(id, seat, kind))
  }
}

function reuseDecision(id: number, seat: Seat, kind: string): Decision {
  if (spareDecision === null) return { id, seat, kind }
  const decision = spareDecision
  spareDecision = null
  decision.id = id
  decision.seat = seat
  decision.kind = kind
  return decision
}

/** Everybody but this seat, spectators included: the audience of "somebody drew a card". */
export function everyoneExcept(seat: Seat, seatCount: number): Viewer[] {
  const others: Viewer[] = ['watcher']
  for (let other = 0; other < seatCount; other++) if (other !== seat) others.push(other)
  return others
}
