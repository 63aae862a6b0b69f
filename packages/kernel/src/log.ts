import type { Audience, EventCore, Seat, Viewer } from './game.ts'
import { canonicalJson, hasExactly, isReadable } from './json.ts'

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
export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly group?: number }
  /** The move is the game's fallback; any other is refused. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly move: string }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly reason: ResignReason }
  /** Ends the match with everybody first: all agreed on a draw (`seat` was the last to), or it is called off because of `seat` and counts for nobody. */
  | { readonly kind: StopKind; readonly seat: Seat }
  /** Back to the first `to` entries of the line as it stood then. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }

/** A longer log is not read back. */
export const longestLog = 20_000
/** From here on nothing is taken back any more: the other half is for playing on to the end. */
export const undoneLog = longestLog / 2

/** Entries that stand in the line: what happened and was not taken back. */
export type Deed = Exclude<Entry, { kind: 'undo' }>

/** What undoing takes back: all but the first `to` deeds of the line; and whether that makes the match practice. */
export interface Undoing {
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
export function isEntry(value: unknown): value is Entry {
  if (!isReadable(value) || !Number.isInteger(value['seat'])) return false
  switch (value['kind']) {
    case 'move':
      return (
        (hasExactly(value, ['kind', 'seat', 'move']) ||
          (hasExactly(value, ['kind', 'seat', 'move', 'group']) && isGroup(value['group']))) &&
        typeof value['move'] === 'string'
      )
    case 'timeout':
      return hasExactly(value, ['kind', 'seat', 'move']) && typeof value['move'] === 'string'
    case 'resign':
      return hasExactly(value, ['kind', 'seat', 'reason']) && isResignReason(value['reason'])
    case 'draw':
    case 'abort':
      return hasExactly(value, ['kind', 'seat'])
    case 'undo':
      return hasExactly(value, ['kind', 'seat', 'to']) && Number.isInteger(value['to'])
    default:
      return false
  }
}

/** Groups are counted; −0 and what is no number would leave a log that JSON cannot hold. */
export function isGroup(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
}

/** True for what was played: by a player, or for one whose time was up. */
export function isPlayed(deed: Deed): deed is Extract<Deed, { kind: 'move' | 'timeout' }> {
  return deed.kind === 'move' || deed.kind === 'timeout'
}

export function isResignReason(value: unknown): value is ResignReason {
  return resignReasons.includes(value as ResignReason)
}

/** The gesture a deed of this seat belongs to, or null. */
export function groupOf(deed: Deed, seat: Seat): number | null {
  return deed.kind === 'move' && deed.seat === seat ? (deed.group ?? null) : null
}

/** What a log leaves standing: its deeds without those that were taken back; null where an undo goes nowhere. */
export function lineOf(log: readonly Entry[]): Deed[] | null {
  const line: Deed[] = []
  for (const entry of log) {
    if (entry.kind !== 'undo') line.push(entry)
    else if (entry.to >= 0 && entry.to < line.length) line.length = entry.to
    else return null
  }
  return line
}

export function sameDeed(a: Deed, b: Deed): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** An event with those who may hear it. */
export interface Heard<E extends EventCore = EventCore> {
  readonly event: E
  readonly audience: Audience
}

/** What a viewer hears of some events. */
export function heardBy<E extends EventCore>(events: readonly Heard<E>[], viewer: Viewer): E[] {
  return events.filter(({ audience }) => audience === 'all' || audience.includes(viewer)).map(({ event }) => event)
}
