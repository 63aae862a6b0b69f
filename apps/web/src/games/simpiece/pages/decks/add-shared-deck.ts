import { currentTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { hasSameCards } from './deck.ts'
import type { SharedDeck } from './deck-link.ts'
import { newDeckId, saveDraft, listDecks, listDrafts } from './deck-store.ts'

/** The id of a deck of one's own with these cards and this name: one that is there already, or a new draft. */
export async function addSharedDeck(sent: SharedDeck): Promise<string> {
  const name = sent.name || translatorFor(currentTranslator())('deck.newName')
  const mine = [...(await listDrafts()), ...(await listDecks())]
  const same = mine.find((deck) => deck.name === name && hasSameCards(deck, sent))
  if (same) return same.id
  const id = newDeckId()
  await saveDraft({ id, name, leader: sent.leader, rows: sent.rows })
  return id
}
