import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import {
  checkDeck,
  deckName,
  exportDeck,
  cardNumberOf,
  readyDecks,
  type DeckDraft,
  type DeckRow,
  type SimPieceSecret,
} from '@parlor/simpiece'
import { useStored } from '../../../../platform/storage/use-stored.ts'
import { UserCollection, type StoredItem } from '../../../../data/user-collection.ts'
import { draftFolder } from '../../../../data/extras.ts'
import type { BackupReaders } from '../../../../data/backup-readers.ts'
import { isSaveName } from '../../../../data/save.ts'
import type { StoragePlace } from '../../../../platform/storage/storage-backend.ts'
import { openKeyValueStore, type KeyValueStore } from '../../../../platform/storage/key-value-store.ts'
import type { Translator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { maxListedCopies, loadReadyDeck, readyDeckId, readyIdOf, type Deck } from './deck.ts'

/** A deck that can be played. */
export interface PlayableDeck extends Deck {
  /** One that comes with the game; its name is `deckTitle`'s to say. */
  readonly ready: boolean
  readonly updated: number
}

type StoredDeck = Omit<Deck, 'id'>

/** The decks this player has made; only such as the rules allow are kept. Work in progress lies among the drafts. */
export const ownDecks = new UserCollection<StoredDeck>('simpiece', 'deck', readDeck)

function readDeck(value: unknown): StoredDeck | Rejection {
  const thing = readStoredDeck(value)
  if (isRejection(thing)) return thing
  return checkDeck(thing)[0] ?? thing
}

/** Every deck one can sit down with: the ready ones first, then one's own, newest first. */
export async function listDecks(vault?: KeyValueStore): Promise<PlayableDeck[]> {
  return [...readyDeckList, ...(await ownDecks.list(vault)).map(playableDeckOf)]
}

/** The deck with this id; null where there is none, or none any more. */
export async function loadDeck(id: string, vault?: KeyValueStore): Promise<PlayableDeck | null> {
  return (await listDecks(vault)).find((deck) => deck.id === id) ?? null
}

/** The same for components: again whenever anything changes, in any tab; the ready ones until the others have been read. */
export function useDecks(): readonly PlayableDeck[] {
  return useStored(listDecks) ?? readyDeckList
}

/** What a seat brings to the table. */
export function deckSecretOf({ leader, rows }: DeckDraft): SimPieceSecret {
  return { leader: leader ?? '', deck: exportDeck({ leader: null, rows }) }
}

/** What a deck is called. */
export function deckTitle({ id, name }: Pick<Deck, 'id' | 'name'>, { say, language }: Translator): string {
  const ready = readyIdOf(id)
  return ready === null ? name : say(deckName(ready), strings[language])
}

const readyDeckList: readonly PlayableDeck[] = readyDecks.map(({ id }) => ({
  ...loadReadyDeck(id, readyDeckId(id))!,
  ready: true,
  updated: 0,
}))

function playableDeckOf({ id, updated, thing }: StoredItem<StoredDeck>): PlayableDeck {
  return { ...thing, id, updated, ready: false }
}

/** A name for a deck of one's own. */
export function newDeckId(): string {
  return `deck-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function saveDeck({ id, name, leader, rows }: Deck, vault?: KeyValueStore): ReturnType<typeof ownDecks.put> {
  return ownDecks.put(id, { name, leader, rows }, Date.now(), vault)
}

const draftsAt = `${draftFolder}simpiece/`
const limits = { characters: 20_000, depth: 6 }

/** Decks somebody is working on, by the id of the deck; newest first. */
interface SavedDraft extends Deck {
  readonly updated: number
}

export async function listDrafts(vault?: KeyValueStore): Promise<SavedDraft[]> {
  const kept = vault ?? (await openKeyValueStore())
  const read = await Promise.all((await kept.keys(draftsAt)).map(async (key) => readDraft((await kept.read(key)) ?? '', key)))
  return read.filter((one): one is SavedDraft => one !== null).toSorted((a, b) => b.updated - a.updated)
}

export async function loadDraft(id: string, vault?: KeyValueStore): Promise<SavedDraft | null> {
  return readDraft((await (vault ?? (await openKeyValueStore())).read(draftsAt + id)) ?? '', draftsAt + id)
}

export async function saveDraft({ id, name, leader, rows }: Deck, vault?: KeyValueStore): Promise<StoragePlace> {
  const text = JSON.stringify({ id, updated: Date.now(), name, leader, rows })
  return (vault ?? (await openKeyValueStore())).writeIfKnown(draftsAt + id, text)
}

/** Takes a draft away and hands back how to put it there again. */
export async function removeDraft(id: string, vault?: KeyValueStore): Promise<() => Promise<void>> {
  const kept = vault ?? (await openKeyValueStore())
  const text = await kept.read(draftsAt + id)
  if (text !== null) await kept.remove(draftsAt + id)
  return async () => {
    if (text !== null) await kept.write(draftsAt + id, text)
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

/** For files that bring decks along. */
export const backupReaders: BackupReaders = {
  own: { deck: (value) => readDeck(value) },
  draft: (value, id) => readDraft(JSON.stringify(value), draftsAt + id) ?? reject('deck.damaged'),
}

/** Exactly what we write, of cards that exist; whether the rules allow it is another question. */
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
  return typeof value === 'string' && cardNumberOf(value) >= 0
}
