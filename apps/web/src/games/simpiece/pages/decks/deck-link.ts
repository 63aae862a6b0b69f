import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { exportDeck, type DeckDraft } from '@parlor/simpiece'
import { isLinkFragment, readLinkFragment, writeLinkFragment } from '../../../../platform/storage/link-fragment.ts'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { maxDeckTextLength, readDeckText } from './deck-text.ts'

const kind = { mark: 'd=', limit: maxDeckTextLength + maxSaveNameLength * 4, notOne: reject('deck.notALink') }

/** A deck in a link. */
export type SharedDeck = DeckDraft & { readonly name: string }

/** The URL fragment of a deck: name and list, compressed. */
export function writeDeckLink(deck: SharedDeck): Promise<string> {
  return writeLinkFragment(kind, `${deck.name}\n${exportDeck(deck)}`)
}

/** True for a fragment in the format of a deck link; its content is not checked. */
export function isDeckLink(fragment: string): boolean {
  return isLinkFragment(kind, fragment)
}

/** Reads the URL fragment; decompression stops where the result would exceed the size of any deck. */
export async function readDeckLink(fragment: string): Promise<SharedDeck | Rejection> {
  const text = await readLinkFragment(kind, fragment)
  if (isRejection(text)) return text
  const [name = '', ...list] = text.split('\n')
  const draft = readDeckText(list.join('\n'))
  return isRejection(draft) ? draft : { ...draft, name: name.trim().slice(0, maxSaveNameLength).trim() }
}
