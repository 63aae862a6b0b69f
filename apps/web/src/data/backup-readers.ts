import type { Rejection } from '@parlor/kernel'
import type { StoredSeries } from './series-progress.ts'

/** Reads something that a game has kept; a rejection where it is no such thing. */
export type BackupReader<From = unknown> = (from: From) => unknown

/** A text that a game keeps in the browser's small store itself. */
export interface LocalStorageEntry {
  readonly read: BackupReader<string>
  /** What becomes of two that are both sound; where a game does not say, the one that is here stays. */
  merge?(mine: string, theirs: string): string
}

/** What a game keeps beside its matches, and how each of it is read when it comes from outside. */
export interface BackupReaders {
  /** What its players make, by kind. */
  readonly own?: Readonly<Record<string, BackupReader>>
  /** What they are working on; `id` where there may be several, else empty. */
  draft?(value: unknown, id: string): unknown
  /** By the part of the key in localStorage that follows `parlor.<game>.`. */
  readonly local?: Readonly<Record<string, LocalStorageEntry>>
}

/** As much of a game as knows what it keeps. */
export interface GameBackup {
  readonly series?: { find(id: string): Pick<StoredSeries, 'check'> | null }
  loadBackupReaders?(): Promise<BackupReaders>
}

/** The game with this id; null where there is none. */
export type LoadGameBackup = (game: string) => Promise<GameBackup | null>

/** Why something is refused, by whoever must know. */
export type AsyncValidation = Promise<Rejection | null>
