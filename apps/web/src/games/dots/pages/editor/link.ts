import type { DotsLevel } from '@parlor/dots'
import { reject, type Rejection } from '@parlor/kernel'
import { deflate, fromBase64Url, inflate, toBase64Url } from '../../../../storage/squeeze.ts'
import { readOne } from './level.ts'

const mark = 'l='
const edition = '1.'
const limit = 20_000

/** The part of a link after `#`: the whole level, compressed. */
export async function writeLevelLink(level: DotsLevel): Promise<string> {
  return mark + edition + toBase64Url(await deflate(new TextEncoder().encode(JSON.stringify(level))))
}

/** True for a fragment that claims to hold a level. */
export function isLevelLink(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(mark)
}

/** Reads the part of a link after `#`; what would unfold beyond any level is refused while it unfolds. */
export async function readLevelLink(fragment: string): Promise<DotsLevel | Rejection> {
  const body = fragment.replace(/^#/, '').slice(mark.length)
  if (!isLevelLink(fragment)) return reject('editor.notALink')
  if (!body.startsWith(edition)) return reject(/^\d+\./.test(body) ? 'share.newerLink' : 'share.damagedLink')
  if (body.length > limit) return reject('share.longLink', { size: body.length, limit })
  const bytes = fromBase64Url(body.slice(edition.length))
  if (!bytes) return reject('share.damagedLink')
  const unfolded = await inflate(bytes, limit)
  if (unfolded === 'damaged') return reject('share.damagedLink')
  return unfolded === 'too large' ? reject('share.unfolds', { limit }) : readOne(new TextDecoder().decode(unfolded))
}
