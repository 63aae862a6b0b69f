import { words as wordsNow } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { sameCards } from './deck.ts'
import type { Sent } from './link.ts'
import { freshDeckId, keepDraft, listDecks, listDrafts } from './store.ts'

/** The id of a deck of one's own with these cards and this name: one that is there already, or a new draft. */
export async function adopt(sent: Sent): Promise<string> {
  const name = sent.name || teller(wordsNow())('deck.newName')
  const mine = [...(await listDrafts()), ...(await listDecks())]
  const same = mine.find((deck) => deck.name === name && sameCards(deck, sent))
  if (same) return same.id
  const id = freshDeckId()
  await keepDraft({ id, name, leader: sent.leader, rows: sent.rows })
  return id
}
