import type { DotsLevel } from '@parlor/dots'
import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { isFragment, readFragment, writeFragment } from '../../../../storage/fragment.ts'
import { readOne } from './level.ts'

const kind = { mark: 'l=', limit: 20_000, notOne: reject('editor.notALink') }

/** The part of a link after `#`: the whole level, compressed. */
export function writeLevelLink(level: DotsLevel): Promise<string> {
  return writeFragment(kind, JSON.stringify(level))
}

/** True for a fragment that claims to hold a level. */
export function isLevelLink(fragment: string): boolean {
  return isFragment(kind, fragment)
}

/** Reads the part of a link after `#`; what would unfold beyond any level is refused while it unfolds. */
export async function readLevelLink(fragment: string): Promise<DotsLevel | Rejection> {
  const text = await readFragment(kind, fragment)
  return isRejection(text) ? text : readOne(text)
}
