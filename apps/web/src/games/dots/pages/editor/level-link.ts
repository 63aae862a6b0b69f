import type { DotsLevel } from '@parlor/dots'
import { reject } from '@parlor/kernel'
import { LinkFormat } from '../../../../platform/storage/link-format.ts'
import { readSingleLevel } from './level-file.ts'

/** Links to a level, in the fragment of the editor's page. */
export const levelLink = new LinkFormat<DotsLevel>({
  mark: 'l=',
  limit: 20_000,
  notOne: reject('editor.notALink'),
  write: (level) => JSON.stringify(level),
  read: readSingleLevel,
})
