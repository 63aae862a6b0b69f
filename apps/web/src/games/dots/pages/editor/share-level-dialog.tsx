import { textInLanguage, type DotsLevel } from '@parlor/dots'
import { useCallback, type ReactElement } from 'react'
import { ShareDialog as Sheet } from '../../../../ui/share-dialog.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { levelFileName, stringifyLevel } from './level-file.ts'
import { levelLink } from './level-link.ts'

/** The level as a link that holds all of it, or as a file. */
export function ShareLevelDialog({ level, onClose }: { level: DotsLevel; onClose: () => void }): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const write = useCallback(async () => `${location.origin}/dots/editor#${await levelLink.write(level)}`, [level])
  return (
    <Sheet
      title={say({ key: 'editor.shareTitle' }, own)}
      note={say({ key: 'editor.shareNote' }, own)}
      subject={textInLanguage(level.name, language)}
      writeLink={write}
      onFile={() => downloadText(levelFileName(textInLanguage(level.name, language)), stringifyLevel(level))}
      onClose={onClose}
    />
  )
}
