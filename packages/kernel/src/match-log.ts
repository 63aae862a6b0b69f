import type { Audience, EventCore, Seat, Viewer } from './game.ts'
import { canonicalJson, hasExactKeys, isSafelyReadableObject } from './json.ts'

/** How a match starts: dealt from options and seed, or from a position in notation. */
export interface MatchOrigin<O = unknown, P = unknown> {
  readonly options: O
  /** One per seat; empty objects where a game has no private options. */
  readonly secrets: readonly P[]
  /** Any text. Whoever deals for others uses 128 random bits: a shorter seed can be brute-forced from an opening hand. */
  readonly seed: string
  readonly position: string | null
}

/** One entry of the log. Moves are in the game's notation; `group` joins moves made in one gesture. */
export type LogEntry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly group?: number }
  /** The move is the game's fallback; any other is rejected. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly reason: ResignReason }
  /** Ends the match with everybody first: all agreed on a draw (`seat` was the last to), or it is aborted because of `seat` and does not count. */
  | { readonly kind: WinnerlessEndKind; readonly seat: Seat }
  /** Truncates the history to its first `to` entries. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }

/** Longer logs are rejected when read. */
export const maxLogLength = 20_000
/** Undo is disabled from this length on: the other half is reserved for playing to the end. */
export const maxLogLengthForUndo = maxLogLength / 2

/** Entries of the history: everything but undos and what they removed. */
export type HistoryEntry = Exclude<LogEntry, { kind: 'undo' }>

/** What an undo removes: all but the first `to` history entries; and whether that makes the match practice. */
export interface UndoTarget {
  readonly to: number
  readonly practice: boolean
}

/** Why a seat resigned; becomes the reason of the outcome. */
export const resignReasons = ['resign', 'time', 'left'] as const
export type ResignReason = (typeof resignReasons)[number]

/** Ways a match is ended early without a winner; the kind is the reason of the outcome. */
export const winnerlessEndKinds = ['draw', 'abort'] as const
export type WinnerlessEndKind = (typeof winnerlessEndKinds)[number]

/** Why a match counts only as practice. */
export const practiceReasons = ['undo', 'hint', 'branch', 'edited'] as const
export type PracticeReason = (typeof practiceReasons)[number]

/** Whether an untrusted value has the shape of an entry; `Match.replayEntry` decides whether it is legal. */
export function isLogEntry(value: unknown): value is LogEntry {
  if (!isSafelyReadableObject(value) || !Number.isInteger(value['seat'])) return false
  switch (value['kind']) {
    case 'move':
      return (
        (hasExactKeys(value, ['kind', 'seat', 'move']) ||
          (hasExactKeys(value, ['kind', 'seat', 'move', 'group']) && isMoveGroupId(value['group']))) &&
        typeof value['move'] === 'string'
      )
    case 'timeout':
      return hasExactKeys(value, ['kind', 'seat', 'move']) && typeof value['move'] === 'string'
    case 'resign':
      return hasExactKeys(value, ['kind', 'seat', 'reason']) && isResignReason(value['reason'])
    case 'draw':
    case 'abort':
      return hasExactKeys(value, ['kind', 'seat'])
    case 'undo':
      return hasExactKeys(value, ['kind', 'seat', 'to']) && Number.isInteger(value['to'])
    default:
      return false
  }
}

/** Group ids are integers; −0 and NaN would leave a log that JSON cannot hold. */
export function isMoveGroupId(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

/** True for moves: a player's, or the fallback after a timeout. */
export function isMoveEntry(entry: HistoryEntry): entry is Extract<HistoryEntry, { kind: 'move' | 'timeout' }> {
  return entry.kind === 'move' || entry.kind === 'timeout'
}

function isResignReason(value: unknown): value is ResignReason {
  return resignReasons.includes(value as ResignReason)
}

/** Group id of an entry of this seat, or null. */
export function moveGroupIdOf(entry: HistoryEntry, seat: Seat): number | null {
  return entry.kind === 'move' && entry.seat === seat ? (entry.group ?? null) : null
}

/** The history of a log: its entries without those that were undone; null where an undo is invalid. */
export function historyOf(log: readonly LogEntry[]): HistoryEntry[] | null {
  const history: HistoryEntry[] = []
  for (const entry of log) {
    if (entry.kind !== 'undo') history.push(entry)
    else if (entry.to >= 0 && entry.to < history.length) history.length = entry.to
    else return null
  }
  return history
}

export function sameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** An event with its audience. */
export interface AddressedEvent<E extends EventCore = EventCore> {
  readonly event: E
  readonly audience: Audience
}

/** The events that a viewer may receive. */
export function eventsFor<E extends EventCore>(events: readonly AddressedEvent<E>[], viewer: Viewer): E[] {
  return events.filter(({ audience }) => audience === 'all' || audience.includes(viewer)).map(({ event }) => event)
}
