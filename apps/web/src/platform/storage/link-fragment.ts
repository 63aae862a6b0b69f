import { reject, type Rejection } from '@parlor/kernel'
import { deflate, fromBase64Url, inflate, toBase64Url } from './compression.ts'

/** A kind of link: its prefix, and its maximum lengths, compressed and decompressed. */
interface LinkFormat {
  readonly mark: string
  readonly limit: number
  /** Rejection for a fragment of another kind. */
  readonly notOne: Rejection
}

const formatVersion = '1.'

/** A text, compressed, as the fragment of a link. */
export async function writeLinkFragment({ mark }: LinkFormat, text: string): Promise<string> {
  return mark + formatVersion + toBase64Url(await deflate(new TextEncoder().encode(text)))
}

/** Whether a fragment has this kind's prefix. */
export function isLinkFragment({ mark }: LinkFormat, fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(mark)
}

/** Reads the text of a fragment; decompression stops beyond the limit. */
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
