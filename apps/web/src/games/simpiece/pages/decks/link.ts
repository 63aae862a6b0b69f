import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { exportDeck, type DeckDraft } from '@parlor/simpiece'
import { isFragment, readFragment, writeFragment } from '../../../../storage/fragment.ts'
import { nameLimit } from '../../../../storage/save.ts'
import { longestText, readText } from './reading.ts'

const kind = { mark: 'd=', limit: longestText + nameLimit * 4, notOne: reject('deck.notALink') }

/** A deck as it travels. */
export type Sent = DeckDraft & { readonly name: string }

/** The part of a link after `#`: name and list, compressed. */
export function writeDeckLink(deck: Sent): Promise<string> {
  return writeFragment(kind, `${deck.name}\n${exportDeck(deck)}`)
}

/** True for a fragment that claims to hold a deck. */
export function isDeckLink(fragment: string): boolean {
  return isFragment(kind, fragment)
}

/** Reads the part of a link after `#`; what would unfold beyond any deck is refused while it unfolds. */
export async function readDeckLink(fragment: string): Promise<Sent | Rejection> {
  const text = await readFragment(kind, fragment)
  if (isRejection(text)) return text
  const [name = '', ...list] = text.split('\n')
  const draft = readText(list.join('\n'))
  return isRejection(draft) ? draft : { ...draft, name: name.trim().slice(0, nameLimit).trim() }
}
