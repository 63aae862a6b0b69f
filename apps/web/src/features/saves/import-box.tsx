import { isRejection } from '@parlor/kernel'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FilePicker, useFileInput } from '../../ui/file-picker.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Backup } from '../../data/backup.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { ConfirmImportDialog } from './confirm-import-dialog.tsx'
import { maxFileSize, saveSharedMatch, readImportText } from './import-text.ts'

/** Imports matches and backups: by file, drag and drop, or a pasted link or text. */
export function ImportBox(): ReactElement {
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const [bundle, setBundle] = useState<Backup | null>(null)
  const intake = useFileInput(maxFileSize, take, (refused) => setWrong(why(refused)))

  async function take(text: string): Promise<void> {
    setWrong(null)
    const handed = await readImportText(text)
    if (isRejection(handed)) return setWrong(why(handed))
    if (handed.kind === 'data') return setBundle(handed.bundle)
    const imported = await saveSharedMatch(handed.shared)
    if (isRejection(imported)) return setWrong(why(imported))
    if (imported.already) toast(t('saves.alreadyHere'))
    await navigate(imported.path)
  }

  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      const text = event.clipboardData?.getData('text/plain')
      if (text) void taking.current(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  return (
    <section className="import-box panel" data-over={intake.over} aria-labelledby="import-title" {...intake.drop}>
      <h2 id="import-title">{t('saves.import')}</h2>
      <p>{t('saves.importNote')}</p>
      <FilePicker label={t('saves.chooseFile')} onFiles={([file]) => intake.accept(file)} />
      <form
        className="import-box-paste"
        onSubmit={(event) => {
          event.preventDefault()
          void take(pasted)
        }}
      >
        <label htmlFor="import-text" className="field-label">
          {t('saves.paste')}
        </label>
        <input
          id="import-text"
          className="text-input"
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" disabled={pasted.trim() === ''}>
          {t('saves.open')}
        </Button>
      </form>
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      {bundle && <ConfirmImportDialog bundle={bundle} onClose={() => setBundle(null)} />}
    </section>
  )
}
