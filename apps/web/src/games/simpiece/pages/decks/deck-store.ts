import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import {
  checkDeck,
  deckName,
  exportDeck,
  cardIndexOf,
  builtInDecks,
  type DeckDraft,
  type DeckRow,
  type SimPieceSeatSecret,
} from '@parlor/simpiece'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { PlayerCollection, type StoredItem } from '../../../../data/player-collection.ts'
import { draftFolder } from '../../../../data/non-match-data.ts'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { isSaveName } from '../../../../data/save.ts'
import type { StorageKind } from '../../../../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import type { Translator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { maxListedCopies, builtInDeckById, withBuiltInPrefix, stripBuiltInPrefix, type Deck } from './deck.ts'

export interface PlayableDeck extends Deck {
  /** A built-in deck; `deckTitle` translates its name. */
  readonly ready: boolean
  readonly updated: number
}

type StoredDeck = Omit<Deck, 'id'>

/** The player's custom decks; only legal ones are stored here. Work in progress is among the drafts. */
export const ownDecks = new PlayerCollection<StoredDeck>('simpiece', 'deck', readDeck)

function readDeck(value: unknown): StoredDeck | Rejection {
  const thing = readStoredDeck(value)
  if (isRejection(thing)) return thing
  return checkDeck(thing)[0] ?? thing
}

/** All playable decks: built-in ones first, then custom ones, newest first. */
export async function listPlayableDecks(store?: KeyValueStore): Promise<PlayableDeck[]> {
  return [...readyDeckList, ...(await ownDecks.list(store)).map(playableDeckOf)]
}

/** The deck with this id; null where there is none. */
export async function loadDeck(id: string, store?: KeyValueStore): Promise<PlayableDeck | null> {
  return (await listPlayableDecks(store)).find((deck) => deck.id === id) ?? null
}

/** The same as a hook: updated on every change, in any tab; built-in ones until the others have been read. */
export function usePlayableDecks(): readonly PlayableDeck[] {
  return useStored(listPlayableDecks) ?? readyDeckList
}

/** The secret options of a seat. */
export function seatSecretOfDeck({ leader, rows }: DeckDraft): SimPieceSeatSecret {
  return { leader: leader ?? '', deck: exportDeck({ leader: null, rows }) }
}

export function deckTitle({ id, name }: Pick<Deck, 'id' | 'name'>, { say, language }: Translator): string {
  const ready = stripBuiltInPrefix(id)
  return ready === null ? name : say(deckName(ready), strings[language])
}

const readyDeckList: readonly PlayableDeck[] = builtInDecks.map(({ id }) => ({
  ...builtInDeckById(id, withBuiltInPrefix(id))!,
  ready: true,
  updated: 0,
}))

function playableDeckOf({ id, updated, thing }: StoredItem<StoredDeck>): PlayableDeck {
  return { ...thing, id, updated, ready: false }
}

/** Id of a custom deck. */
export function newDeckId(): string {
  return `deck-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function saveDeck({ id, name, leader, rows }: Deck, store?: KeyValueStore): ReturnType<typeof ownDecks.put> {
  return ownDecks.put(id, { name, leader, rows }, Date.now(), store)
}

const draftsAt = `${draftFolder}simpiece/`
const limits = { characters: 20_000, depth: 6 }

/** Decks being edited, by deck id; newest first. */
interface SavedDraft extends Deck {
  readonly updated: number
}

export async function listDrafts(store?: KeyValueStore): Promise<SavedDraft[]> {
  const opened = store ?? (await openKeyValueStore())
  const read = await Promise.all((await opened.keys(draftsAt)).map(async (key) => readDraft((await opened.read(key)) ?? '', key)))
  return read.filter((one): one is SavedDraft => one !== null).toSorted((a, b) => b.updated - a.updated)
}

export async function loadDraft(id: string, store?: KeyValueStore): Promise<SavedDraft | null> {
  return readDraft((await (store ?? (await openKeyValueStore())).read(draftsAt + id)) ?? '', draftsAt + id)
}

export async function saveDraft({ id, name, leader, rows }: Deck, store?: KeyValueStore): Promise<StorageKind> {
  const text = JSON.stringify({ id, updated: Date.now(), name, leader, rows })
  return (store ?? (await openKeyValueStore())).writeIfKnown(draftsAt + id, text)
}

/** Removes a draft; returns a function that restores it. */
export async function removeDraft(id: string, store?: KeyValueStore): Promise<() => Promise<void>> {
  const opened = store ?? (await openKeyValueStore())
  const text = await opened.read(draftsAt + id)
  if (text !== null) await opened.remove(draftsAt + id)
  return async () => {
    if (text !== null) await opened.write(draftsAt + id, text)
  }
}

function readDraft(text: string, key: string): SavedDraft | null {
  const json = readJson(text, limits)
  if (isRejection(json) || !hasExactKeys(json.value, ['id', 'updated', 'name', 'leader', 'rows'])) return null
  const { id, updated, ...rest } = json.value
  const thing = readStoredDeck(rest)
  if (isRejection(thing) || typeof id !== 'string' || draftsAt + id !== key || !Number.isSafeInteger(updated)) return null
  return { ...thing, id, updated: updated as number }
}

/** Backup readers for decks. */
export const backupReaders: BackupReaders = {
  own: { deck: (value) => readDeck(value) },
  draft: (value, id) => readDraft(JSON.stringify(value), draftsAt + id) ?? reject('deck.damaged'),
}

/** Validates the exact stored format, with existing cards; legality is checked elsewhere. */
function readStoredDeck(value: unknown): StoredDeck | Rejection {
  if (!hasExactKeys(value, ['name', 'leader', 'rows'])) return reject('deck.damaged')
  const { name, leader, rows } = value
  const sound = isSaveName(name) && (leader === null || isCard(leader)) && Array.isArray(rows) && rows.length <= 121 && rows.every(isRow)
  if (!sound || new Set((rows as DeckRow[]).map(({ id }) => id)).size !== rows.length) return reject('deck.damaged')
  return { name, leader: leader as string | null, rows: (rows as DeckRow[]).map(({ id, count }) => ({ id, count })) }
}

function isRow(value: unknown): value is DeckRow {
  return (
    hasExactKeys(value, ['id', 'count']) &&
    isCard(value['id']) &&
    Number.isInteger(value['count']) &&
    Number(value['count']) >= 1 &&
    Number(value['count']) <= maxListedCopies
  )
}

function isCard(value: unknown): value is string {
  return typeof value === 'string' && cardIndexOf(value) >= 0
}
