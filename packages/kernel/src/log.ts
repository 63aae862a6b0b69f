import type { Audience, EventCore, Seat, Viewer } from './game.ts'
import { canonicalJson, hasExactKeys, isReadableObject } from './json.ts'

/** Where a match starts: dealt from options and seed, or from a position written as text. */
export interface Origin<O = unknown, P = unknown> {
  readonly options: O
  /** One per seat; empty objects where a game has no private options. */
  readonly secrets: readonly P[]
  /** Any text. Whoever deals for others uses 128 random bits: a shorter one can be guessed from an opening hand. */
  readonly seed: string
  readonly position: string | null
}

/** One line of the log. Moves stand in the game's notation; `group` joins moves made in one gesture. */
export type LogEntry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly group?: number }
  /** The move is the game's fallback; any other is refused. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly reason: ResignReason }
  /** Ends the match with everybody first: all agreed on a draw (`seat` was the last to), or it is called off because of `seat` and counts for nobody. */
  | { readonly kind: StopKind; readonly seat: Seat }
  /** Back to the first `to` entries of the line as it stood then. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }

/** A longer log is not read back. */
export const maxLogLength = 20_000
/** From here on nothing is taken back any more: the other half is for playing on to the end. */
export const maxLogLengthForUndo = maxLogLength / 2

/** Entries that stand in the line: what happened and was not taken back. */
export type HistoryEntry = Exclude<LogEntry, { kind: 'undo' }>

/** What undoing takes back: all but the first `to` deeds of the line; and whether that makes the match practice. */
export interface UndoTarget {
  readonly to: number
  readonly practice: boolean
}

/** Why a seat gave up; the reason of the outcome it brings. */
export const resignReasons = ['resign', 'time', 'left'] as const
export type ResignReason = (typeof resignReasons)[number]

/** Ways a match is stopped before its rules end it, without a winner; the kind is the reason of the outcome. */
export const stopKinds = ['draw', 'abort'] as const
export type StopKind = (typeof stopKinds)[number]

/** Why a match counts for nothing but practice. */
export const practiceReasons = ['undo', 'hint', 'branch', 'edited'] as const
export type PracticeReason = (typeof practiceReasons)[number]

/** Whether a value from outside has the shape of an entry; `Match.enter` says whether it can be played. */
export function isLogEntry(value: unknown): value is LogEntry {
  if (!isReadableObject(value) || !Number.isInteger(value['seat'])) return false
  switch (value['kind']) {
    case 'move':
      return (
        (hasExactKeys(value, ['kind', 'seat', 'move']) ||
          (hasExactKeys(value, ['kind', 'seat', 'move', 'group']) && isGroupId(value['group']))) &&
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

/** Groups are counted; −0 and what is no number would leave a log that JSON cannot hold. */
export function isGroupId(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

/** True for what was played: by a player, or for one whose time was up. */
export function isMoveEntry(entry: HistoryEntry): entry is Extract<HistoryEntry, { kind: 'move' | 'timeout' }> {
  return entry.kind === 'move' || entry.kind === 'timeout'
}

export function isResignReason(value: unknown): value is ResignReason {
  return resignReasons.includes(value as ResignReason)
}

/** The gesture a deed of this seat belongs to, or null. */
export function groupIdOf(entry: HistoryEntry, seat: Seat): number | null {
  return entry.kind === 'move' && entry.seat === seat ? (entry.group ?? null) : null
}

/** What a log leaves standing: its deeds without those that were taken back; null where an undo goes nowhere. */
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

/** An event with those who may hear it. */
export interface AddressedEvent<E extends EventCore = EventCore> {
  readonly event: E
  readonly audience: Audience
}

/** What a viewer hears of some events. */
export function eventsFor<E extends EventCore>(events: readonly AddressedEvent<E>[], viewer: Viewer): E[] {
  return events.filter(({ audience }) => audience === 'all' || audience.includes(viewer)).map(({ event }) => event)
}
