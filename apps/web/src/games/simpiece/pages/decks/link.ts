import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { exportDeck, type DeckDraft } from '@parlor/simpiece'
import { nameLimit } from '../../../../storage/save.ts'
import { deflate, fromBase64Url, inflate, toBase64Url } from '../../../../storage/squeeze.ts'
import { longestText, readText } from './reading.ts'

const mark = 'd='
const edition = '1.'
const limit = longestText + nameLimit * 4

/** A deck as it travels. */
export type Sent = DeckDraft & { readonly name: string }

/** The part of a link after `#`: name and list, compressed. */
export async function writeDeckLink(deck: Sent): Promise<string> {
  return mark + edition + toBase64Url(await deflate(new TextEncoder().encode(`${deck.name}\n${exportDeck(deck)}`)))
}

/** True for a fragment that claims to hold a deck. */
export function isDeckLink(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(mark)
}

/** Reads the part of a link after `#`; what would unfold beyond any deck is refused while it unfolds. */
export async function readDeckLink(fragment: string): Promise<Sent | Rejection> {
  const body = fragment.replace(/^#/, '').slice(mark.length)
  if (!isDeckLink(fragment)) return reject('deck.notALink')
  if (!body.startsWith(edition)) return reject(/^\d+\./.test(body) ? 'share.newerLink' : 'share.damagedLink')
  if (body.length > limit) return reject('share.longLink', { size: body.length, limit })
  const bytes = fromBase64Url(body.slice(edition.length))
  if (!bytes) return reject('share.damagedLink')
  const unfolded = await inflate(bytes, limit)
  if (unfolded === 'damaged') return reject('share.damagedLink')
  if (unfolded === 'too large') return reject('share.unfolds', { limit })
  const [name = '', ...list] = new TextDecoder().decode(unfolded).split('\n')
  const draft = readText(list.join('\n'))
  return isRejection(draft) ? draft : { ...draft, name: name.trim().slice(0, nameLimit).trim() }
}
