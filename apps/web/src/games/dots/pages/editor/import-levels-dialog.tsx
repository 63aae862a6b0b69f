import type { DotsLevel } from '@parlor/dots'
import schema from '@parlor/dots/levels/schema.json'
import { isRejection } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ImportDialog } from '../../../../ui/import-dialog.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { describeLevelError } from './describe-level-error.ts'
import { readLevels } from './level-file.ts'
import { levelLink } from './level-link.ts'

/** Imports levels from a file, a text or a link; with any error nothing is imported. */
export function ImportLevelsDialog(props: { onLevels: (levels: readonly DotsLevel[]) => void; onClose: () => void }): ReactElement {
  const translator = useTranslator()
  const { t, say, language } = translator
  const own = strings[language]
  return (
    <ImportDialog<readonly DotsLevel[]>
      title={say({ key: 'editor.import' }, own)}
      note={say({ key: 'editor.importNote' }, own)}
      textLabel={say({ key: 'editor.importText' }, own)}
      openLabel={t('saves.open')}
      fileLabel={t('saves.chooseFile')}
      fileLimit={1_000_000}
      read={async (text) => {
        const sent = await levelLink.readPasted(text)
        if (sent) return isRejection(sent) ? sent : { thing: [sent], problems: [] }
        const levels = readLevels(text.trim())
        return isRejection(levels) ? levels : { thing: levels, problems: [] }
      }}
      describe={(why) => describeLevelError(why, translator, own)}
      onOpen={props.onLevels}
      onClose={props.onClose}
    >
      <Button kind="quiet" icon="download" onClick={() => downloadText('dots-levels.schema.json', `${JSON.stringify(schema, null, 2)}\n`)}>
        {say({ key: 'editor.schema' }, own)}
      </Button>
    </ImportDialog>
  )
}
