import type { DotsLevel } from '@parlor/dots'
import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { isLinkFragment, readLinkFragment, writeLinkFragment } from '../../../../platform/storage/link-fragment.ts'
import { readSingleLevel } from './level-file.ts'

const kind = { mark: 'l=', limit: 20_000, notOne: reject('editor.notALink') }

/** The URL fragment of a level: all of it, compressed. */
export function writeLevelLink(level: DotsLevel): Promise<string> {
  return writeLinkFragment(kind, JSON.stringify(level))
}

/** True for a fragment in the format of a level link; its content is not checked. */
export function isLevelLink(fragment: string): boolean {
  return isLinkFragment(kind, fragment)
}

/** Reads the URL fragment; decompression stops where the result would exceed the size of any level. */
export async function readLevelLink(fragment: string): Promise<DotsLevel | Rejection> {
  const text = await readLinkFragment(kind, fragment)
  return isRejection(text) ? text : readSingleLevel(text)
}
