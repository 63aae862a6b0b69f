import { isRejection } from '@parlor/kernel'
import { maxImportLength } from '@parlor/simpiece'
import { plainFileName, type ShareableItemType } from '../../../../features/collections/collection-item-type.ts'
import { strings } from '../../strings.ts'
import { deckLink, type SharedDeck } from './deck-link.ts'
import { deckDrafts, ownDecks } from './deck-store.ts'
import { readDeckList, writeDeckText } from './deck-text.ts'
import { deckProblems } from './deck.ts'

/** Decks of the player's own; their list shows drafts and ready decks too, and is one of its own. */
export const deckKind: ShareableItemType<SharedDeck> = {
  collection: ownDecks,
  drafts: deckDrafts,
  strings,
  words: 'deck.',
  nameOf: ({ name }) => name,
  rename: (deck, name) => ({ ...deck, name }),
  page: '/simpiece/decks',
  link: deckLink,
  fileLimit: maxImportLength,
  accept: '.txt,.csv,.tsv,.json,text/plain,text/csv,application/json',
  placeholder: '1xOP01-001\n4 Nami (OP01-016)\nOP01-025 x4',
  fileNameOf: ({ name }) => `${plainFileName(name, 'deck')}.txt`,
  writeFile: writeDeckText,
  // What was not understood or breaks the deck rules is told, and the rest can be opened.
  readFile(text) {
    const read = readDeckList(text)
    return isRejection(read) ? read : { things: [{ name: '', ...read.deck }], problems: read.problems }
  },
  problemsOf: deckProblems,
}
