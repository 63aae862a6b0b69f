import type { Rejection } from '@parlor/kernel'
import type { SeriesDefinition } from './series-progress.ts'

/** Validates something that a game stored; a rejection where it is invalid. */
type BackupReader<From = unknown> = (from: From) => unknown

/** A text that a game stores in localStorage itself. */
interface LocalStorageEntry {
  readonly read: BackupReader<string>
  /** Merges two valid texts; without it, the local one stays. */
  merge?(mine: string, theirs: string): string
}

/** What a game stores besides matches, with a validator for each. */
export interface BackupReaders {
  /** User collections, by kind. */
  readonly own?: Readonly<Record<string, BackupReader>>
  /** Files of user collections, as text, by kind. */
  readonly files?: Readonly<Record<string, BackupReader>>
  /** Drafts; `id` is empty where there is only one. */
  draft?(value: unknown, id: string): unknown
  /** By the part of the localStorage key after `parlor.<game>.`. */
  readonly local?: Readonly<Record<string, LocalStorageEntry>>
}

/** The parts of a game that a backup needs. */
export interface GameBackupSupport {
  readonly series?: { find(id: string): Pick<SeriesDefinition, 'check'> | null }
  loadBackupReaders?(): Promise<BackupReaders>
}

/** The game with this id; null where there is none. */
export type LoadGameBackupSupport = (game: string) => Promise<GameBackupSupport | null>

/** Resolves to a rejection, or null where valid. */
export type AsyncValidationResult = Promise<Rejection | null>
