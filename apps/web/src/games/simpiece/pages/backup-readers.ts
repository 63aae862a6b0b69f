import type { BackupReaders } from '../../../data/backup-readers.ts'
import { backupReaders as deckReaders } from './decks/deck-store.ts'
import { readOwnPosition } from './position-editor/own-positions.ts'

/** Backup readers for decks and positions. */
export const backupReaders: BackupReaders = { ...deckReaders, own: { ...deckReaders.own, position: readOwnPosition } }
