import { wordsIn, type DotsLevel } from '@parlor/dots'
import { useCallback, type ReactElement } from 'react'
import { ShareSheet as Sheet } from '../../../../house/share-sheet.tsx'
import { download } from '../../../../table/download.ts'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { fileNameOf, writeLevel } from './level.ts'
import { writeLevelLink } from './link.ts'

/** The level as a link that holds all of it, or as a file. */
export function ShareSheet({ level, onClose }: { level: DotsLevel; onClose: () => void }): ReactElement {
  const { say, language } = useWords()
  const own = strings[language]
  const write = useCallback(async () => `${location.origin}/dots/editor#${await writeLevelLink(level)}`, [level])
  return (
    <Sheet
      title={say({ key: 'editor.shareTitle' }, own)}
      note={say({ key: 'editor.shareNote' }, own)}
      subject={wordsIn(level.name, language)}
      writeLink={write}
      onFile={() => download(fileNameOf(wordsIn(level.name, language)), writeLevel(level))}
      onClose={onClose}
    />
  )
}
