import { hasExactly, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { checkDeck, deckName, exportDeck, numberOf, readyDecks, type DeckDraft, type DeckRow, type SimPieceSecret } from '@parlor/simpiece'
import { useKept } from '../../../../play/use-kept.ts'
import { Collection, type Kept } from '../../../../storage/collection.ts'
import { draftFolder } from '../../../../storage/extras.ts'
import type { Keeping } from '../../../../storage/keeping.ts'
import { isName } from '../../../../storage/save.ts'
import type { Place } from '../../../../storage/shelf.ts'
import { openVault, type Vault } from '../../../../storage/vault.ts'
import type { Words } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { mostOfOne, readyDeck, readyId, readyOf, type Deck } from './deck.ts'

/** A deck that can be played. */
export interface PlayableDeck extends Deck {
  /** One that comes with the game; its name is `deckTitle`'s to say. */
  readonly ready: boolean
  readonly updated: number
}

type Thing = Omit<Deck, 'id'>

/** The decks this player has made; only such as the rules allow are kept. Work in progress lies among the drafts. */
export const ownDecks = new Collection<Thing>('simpiece', 'deck', readDeck)

function readDeck(value: unknown): Thing | Rejection {
  const thing = thingFrom(value)
  if (isRejection(thing)) return thing
  return checkDeck(thing)[0] ?? thing
}

/** Every deck one can sit down with: the ready ones first, then one's own, newest first. */
export async function listDecks(vault?: Vault): Promise<PlayableDeck[]> {
  return [...readyOnes, ...(await ownDecks.list(vault)).map(playable)]
}

/** The deck with this id; null where there is none, or none any more. */
export async function deckOf(id: string, vault?: Vault): Promise<PlayableDeck | null> {
  return (await listDecks(vault)).find((deck) => deck.id === id) ?? null
}

/** The same for components: again whenever anything changes, in any tab; the ready ones until the others have been read. */
export function useDecks(): readonly PlayableDeck[] {
  return useKept(listDecks) ?? readyOnes
}

/** What a seat brings to the table. */
export function secretOf({ leader, rows }: DeckDraft): SimPieceSecret {
  return { leader: leader ?? '', deck: exportDeck({ leader: null, rows }) }
}

/** What a deck is called. */
export function deckTitle({ id, name }: Pick<Deck, 'id' | 'name'>, { say, language }: Words): string {
  const ready = readyOf(id)
  return ready === null ? name : say(deckName(ready), strings[language])
}

const readyOnes: readonly PlayableDeck[] = readyDecks.map(({ id }) => ({ ...readyDeck(id, readyId(id))!, ready: true, updated: 0 }))

function playable({ id, updated, thing }: Kept<Thing>): PlayableDeck {
  return { ...thing, id, updated, ready: false }
}

/** A name for a deck of one's own. */
export function freshDeckId(): string {
  return `deck-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function keepDeck({ id, name, leader, rows }: Deck, vault?: Vault): ReturnType<typeof ownDecks.put> {
  return ownDecks.put(id, { name, leader, rows }, Date.now(), vault)
}

const draftsAt = `${draftFolder}simpiece/`
const limits = { characters: 20_000, depth: 6 }

/** Decks somebody is working on, by the id of the deck; newest first. */
export interface KeptDraft extends Deck {
  readonly updated: number
}

export async function listDrafts(vault?: Vault): Promise<KeptDraft[]> {
  const kept = vault ?? (await openVault())
  const read = await Promise.all((await kept.keys(draftsAt)).map(async (key) => draftFrom((await kept.read(key)) ?? '', key)))
  return read.filter((one): one is KeptDraft => one !== null).toSorted((a, b) => b.updated - a.updated)
}

export async function draftWith(id: string, vault?: Vault): Promise<KeptDraft | null> {
  return draftFrom((await (vault ?? (await openVault())).read(draftsAt + id)) ?? '', draftsAt + id)
}

export async function keepDraft({ id, name, leader, rows }: Deck, vault?: Vault): Promise<Place> {
  const text = JSON.stringify({ id, updated: Date.now(), name, leader, rows })
  return (vault ?? (await openVault())).rewrite(draftsAt + id, text)
}

/** Takes a draft away and hands back how to put it there again. */
export async function removeDraft(id: string, vault?: Vault): Promise<() => Promise<void>> {
  const kept = vault ?? (await openVault())
  const text = await kept.read(draftsAt + id)
  if (text !== null) await kept.remove(draftsAt + id)
  return async () => {
    if (text !== null) await kept.write(draftsAt + id, text)
  }
}

function draftFrom(text: string, key: string): KeptDraft | null {
  const json = readJson(text, limits)
  if (isRejection(json) || !hasExactly(json.value, ['id', 'updated', 'name', 'leader', 'rows'])) return null
  const { id, updated, ...rest } = json.value
  const thing = thingFrom(rest)
  if (isRejection(thing) || typeof id !== 'string' || draftsAt + id !== key || !Number.isSafeInteger(updated)) return null
  return { ...thing, id, updated: updated as number }
}

/** For files that bring decks along. */
export const keeping: Keeping = {
  own: { deck: (value) => readDeck(value) },
  draft: (value, id) => draftFrom(JSON.stringify(value), draftsAt + id) ?? reject('deck.damaged'),
}

/** Exactly what we write, of cards that exist; whether the rules allow it is another question. */
function thingFrom(value: unknown): Thing | Rejection {
  if (!hasExactly(value, ['name', 'leader', 'rows'])) return reject('deck.damaged')
  const { name, leader, rows } = value
  const sound = isName(name) && (leader === null || isCard(leader)) && Array.isArray(rows) && rows.length <= 121 && rows.every(isRow)
  if (!sound || new Set((rows as DeckRow[]).map(({ id }) => id)).size !== rows.length) return reject('deck.damaged')
  return { name, leader: leader as string | null, rows: (rows as DeckRow[]).map(({ id, count }) => ({ id, count })) }
}

function isRow(value: unknown): value is DeckRow {
  return (
    hasExactly(value, ['id', 'count']) &&
    isCard(value['id']) &&
    Number.isInteger(value['count']) &&
    Number(value['count']) >= 1 &&
    Number(value['count']) <= mostOfOne
  )
}

function isCard(value: unknown): value is string {
  return typeof value === 'string' && numberOf(value) >= 0
}
