import { reject, type Rejection } from '@parlor/kernel'
import { deflate, fromBase64Url, inflate, toBase64Url } from './compression.ts'

/** A kind of link: what its fragments begin with, and how long one may be, folded and unfolded. */
export interface LinkFormat {
  readonly mark: string
  readonly limit: number
  /** Said of a fragment of another kind. */
  readonly notOne: Rejection
}

const formatVersion = '1.'

/** The part of a link after `#`: a text, compressed. */
export async function writeLinkFragment({ mark }: LinkFormat, text: string): Promise<string> {
  return mark + formatVersion + toBase64Url(await deflate(new TextEncoder().encode(text)))
}

/** True for a fragment that claims to be of this kind. */
export function isLinkFragment({ mark }: LinkFormat, fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(mark)
}

/** The text in the part of a link after `#`; what would unfold beyond the limit is refused while it unfolds. */
export async function readLinkFragment(kind: LinkFormat, fragment: string): Promise<string | Rejection> {
  const { mark, limit, notOne } = kind
  if (!isLinkFragment(kind, fragment)) return notOne
  const body = fragment.replace(/^#/, '').slice(mark.length)
  if (!body.startsWith(formatVersion)) return reject(/^\d+\./.test(body) ? 'share.newerLink' : 'share.damagedLink')
  if (body.length > limit) return reject('share.longLink', { size: body.length, limit })
  const bytes = fromBase64Url(body.slice(formatVersion.length))
  if (!bytes) return reject('share.damagedLink')
  const unfolded = await inflate(bytes, limit)
  if (unfolded === 'damaged') return reject('share.damagedLink')
  return unfolded === 'too large' ? reject('share.unfolds', { limit }) : new TextDecoder().decode(unfolded)
}
