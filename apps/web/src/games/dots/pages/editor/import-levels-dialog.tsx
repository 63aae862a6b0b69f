import type { DotsLevel } from '@parlor/dots'
import schema from '@parlor/dots/levels/schema.json'
import { isRejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FilePicker, useFileInput } from '../../../../ui/file-picker.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { describeLevelError } from './describe-level-error.ts'
import { readLevels } from './level-file.ts'
import { isLevelLink, readLevelLink } from './level-link.ts'

/** Larger files are not read, in bytes. */
const fileLimit = 1_000_000

/** Imports levels from a file, a text or a link; with any error nothing is imported. */
export function ImportLevelsDialog({
  onLevels,
  onClose,
}: {
  onLevels: (levels: readonly DotsLevel[]) => void
  onClose: () => void
}): ReactElement {
  const translator = useTranslator()
  const { t, say, language } = translator
  const own = strings[language]
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const intake = useFileInput(fileLimit, take, (refused) => setProblem(describeLevelError(refused, translator, own)))

  async function take(given: string): Promise<void> {
    const trimmed = given.trim()
    const at = trimmed.startsWith('{') ? -1 : trimmed.indexOf('#')
    const fragment = at < 0 ? '' : trimmed.slice(at)
    const levels = isLevelLink(fragment) ? await readLevelLink(fragment) : readLevels(trimmed)
    if (isRejection(levels)) return setProblem(describeLevelError(levels, translator, own))
    setProblem(null)
    onLevels('id' in levels ? [levels] : levels)
  }

  return (
    <Dialog open onClose={onClose} title={say({ key: 'editor.import' }, own)}>
      <div className="dialog-fields editor-import" data-over={intake.over} {...intake.drop}>
        <p>{say({ key: 'editor.importNote' }, own)}</p>
        <FilePicker label={t('saves.chooseFile')} intake={intake} />
        <label className="field">
          <span className="field-label">{say({ key: 'editor.importText' }, own)}</span>
          <textarea
            className="text-input"
            rows={5}
            value={text}
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
          />
        </label>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <Button
          kind="quiet"
          icon="download"
          onClick={() => downloadText('dots-levels.schema.json', `${JSON.stringify(schema, null, 2)}\n`)}
        >
          {say({ key: 'editor.schema' }, own)}
        </Button>
        <div className="dialog-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind="primary" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {t('saves.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
