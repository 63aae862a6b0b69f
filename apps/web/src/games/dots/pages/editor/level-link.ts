import type { DotsLevel } from '@parlor/dots'
import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { isLinkFragment, readLinkFragment, writeLinkFragment } from '../../../../platform/storage/link-fragment.ts'
import { readSingleLevel } from './level-file.ts'

const kind = { mark: 'l=', limit: 20_000, notOne: reject('editor.notALink') }

/** The part of a link after `#`: the whole level, compressed. */
export function writeLevelLink(level: DotsLevel): Promise<string> {
  return writeLinkFragment(kind, JSON.stringify(level))
}

/** True for a fragment that claims to hold a level. */
export function isLevelLink(fragment: string): boolean {
  return isLinkFragment(kind, fragment)
}

/** Reads the part of a link after `#`; what would unfold beyond any level is refused while it unfolds. */
export async function readLevelLink(fragment: string): Promise<DotsLevel | Rejection> {
  const text = await readLinkFragment(kind, fragment)
  return isRejection(text) ? text : readSingleLevel(text)
}
