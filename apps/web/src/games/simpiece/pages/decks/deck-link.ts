import { isRejection, reject } from '@parlor/kernel'
import { exportDeck, type DeckDraft } from '@parlor/simpiece'
import { LinkFormat } from '../../../../platform/storage/link-format.ts'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { gapsOf } from './deck.ts'
import { readDeckText, writeDeckText } from './deck-text.ts'

/** Longest list in a link. */
const maxDeckTextLength = 5000

/** A deck in a link. */
export type SharedDeck = DeckDraft & { readonly name: string }

/** Links to a deck, in the fragment of the page of all decks: its name and its list. */
export const deckLink = new LinkFormat<SharedDeck>({
  mark: 'd=',
  limit: maxDeckTextLength + maxSaveNameLength * 4,
  notOne: reject('deck.notALink'),
  write(deck) {
    const text = `${deck.name}\n${writeDeckText(deck)}`
    // Names are left out where a link with them would be too long to be read.
    return gapsOf(deck).length > 0 && text.length < maxDeckTextLength ? text : `${deck.name}\n${exportDeck(deck)}`
  },
  read(text) {
    const [name = '', ...list] = text.split('\n')
    const draft = readDeckText(list.join('\n'))
    return isRejection(draft) ? draft : { ...draft, name: name.trim().slice(0, maxSaveNameLength).trim() }
  },
})
