import type { DotsLevel } from '@parlor/dots'
import { isRejection, reject } from '@parlor/kernel'
import { useRef, useState, type ReactElement } from 'react'
import { Button } from '../../../../house/button.tsx'
import { Dialog } from '../../../../house/dialog.tsx'
import { useWords } from '../../../../words/words.ts'
import { strings } from '../../strings.ts'
import { readLevels } from './level.ts'
import { isLevelLink, readLevelLink } from './link.ts'

/** Larger files are not even read. */
const fileLimit = 1_000_000

/** Takes levels in: a file, a text, a link. What is wrong with it is said, and nothing is taken. */
export function ImportSheet({
  onLevels,
  onClose,
}: {
  onLevels: (levels: readonly DotsLevel[]) => void
  onClose: () => void
}): ReactElement {
  const { t, say, why, language } = useWords()
  const own = strings[language]
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [over, setOver] = useState(false)

  async function take(given: string): Promise<void> {
    const trimmed = given.trim()
    const at = trimmed.startsWith('{') ? -1 : trimmed.indexOf('#')
    const fragment = at < 0 ? '' : trimmed.slice(at)
    const levels = isLevelLink(fragment) ? await readLevelLink(fragment) : readLevels(trimmed)
    if (isRejection(levels)) return setWrong(why(levels, own))
    setWrong(null)
    onLevels('id' in levels ? [levels] : levels)
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > fileLimit) return setWrong(why(reject('share.tooLarge', { limit: fileLimit })))
    try {
      await take(await file.text())
    } catch {
      setWrong(t('share.unreadable'))
    }
  }

  return (
    <Dialog open onClose={onClose} title={say({ key: 'editor.import' }, own)}>
      <div
        className="sheet-fields editor-import"
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void takeFile(event.dataTransfer.files[0])
        }}
      >
        <p>{say({ key: 'editor.importNote' }, own)}</p>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          aria-label={t('saves.chooseFile')}
          tabIndex={-1}
          onChange={(event) => {
            void takeFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {t('saves.chooseFile')}
        </Button>
        <label className="field">
          <span className="field-label">{say({ key: 'editor.importText' }, own)}</span>
          <textarea
            className="text-input"
            rows={5}
            value={text}
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(null)
            }}
          />
        </label>
        {wrong && (
          <p className="field-error" role="alert">
            {wrong}
          </p>
        )}
        <div className="sheet-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind="primary" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {t('saves.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
