import { currentTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { cardsOf, hasSameCards } from './deck.ts'
import type { SharedDeck } from './deck-link.ts'
import { newDeckId, saveDraft, listSavedDecks, listDrafts } from './deck-store.ts'

/** The id of a custom deck with these cards and this name: an existing one, or a new draft. */
export async function addSharedDeck(shared: SharedDeck): Promise<string> {
  const name = shared.name || translatorFor(currentTranslator())('deck.newName')
  const mine = [...(await listDrafts()), ...(await listSavedDecks())]
  const same = mine.find((deck) => deck.name === name && hasSameCards(deck, shared))
  if (same) return same.id
  const id = newDeckId()
  await saveDraft({ id, name, ...cardsOf(shared) })
  return id
}
