import { currentTranslator } from '../../platform/i18n/translator.ts'
import type { StorageKind } from '../../platform/storage/storage-backend.ts'
import { toast } from '../../ui/toast.tsx'
import { wordsOf, type CollectionItemType } from './collection-item-type.ts'

/** Stores an item and says so; under a new id where it has none, or was deleted meanwhile. Returns its id. */
export async function saveItem<T>(kind: CollectionItemType<T>, thing: T, id: string | null): Promise<string> {
  const { collection } = kind
  const stored = id !== null && (await collection.has(id))
  const kept = stored ? { id, kind: await collection.put(id, thing, Date.now()) } : await collection.add(thing, Date.now())
  tellKept(kind, thing, kept.kind)
  return kept.id
}

/** Says that a thing is stored, by its word `kept` or another, or, as `fleeting`, that the browser stores nothing. */
export function tellKept<T>(kind: CollectionItemType<T>, thing: T, stored: StorageKind, word = 'kept'): void {
  const { phrase, language } = wordsOf(kind, currentTranslator())
  const params = { name: kind.nameOf(thing, language) }
  toast(stored === 'memory' ? { text: phrase('fleeting', params), tone: 'bad' } : { text: phrase(word, params), tone: 'good' })
}

/** Deletes an item with its unsaved changes; returns a function that restores both. */
export async function removeItem<T>({ collection, drafts }: CollectionItemType<T>, id: string): Promise<() => Promise<void>> {
  const restoreItem = await collection.remove(id)
  const restoreDraft = await drafts?.remove(id)
  return async () => {
    await restoreItem()
    await restoreDraft?.()
  }
}
