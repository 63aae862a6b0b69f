import type { Rejection } from '@parlor/kernel'
import type { KeptSeries } from './series.ts'

/** Reads something that a game has kept; a rejection where it is no such thing. */
export type Reader<From = unknown> = (from: From) => unknown

/** A text that a game keeps in the browser's small store itself. */
export interface LocalThing {
  readonly read: Reader<string>
  /** What becomes of two that are both sound; where a game does not say, the one that is here stays. */
  join?(mine: string, theirs: string): string
}

/** What a game keeps beside its matches, and how each of it is read when it comes from outside. */
export interface Keeping {
  /** What its players make, by kind. */
  readonly own?: Readonly<Record<string, Reader>>
  /** What they are working on; `id` where there may be several, else empty. */
  draft?(value: unknown, id: string): unknown
  /** By the part of the key in localStorage that follows `parlor.<game>.`. */
  readonly local?: Readonly<Record<string, LocalThing>>
}

/** As much of a game as knows what it keeps. */
export interface Keeper {
  readonly series?: { find(id: string): Pick<KeptSeries, 'check'> | null }
  keeping?(): Promise<Keeping>
}

/** The game with this id; null where there is none. */
export type OpenKeeper = (game: string) => Promise<Keeper | null>

/** Why something is refused, by whoever must know. */
export type Wrong = Promise<Rejection | null>
