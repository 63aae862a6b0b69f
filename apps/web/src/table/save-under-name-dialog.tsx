import { isRejection, type Rejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/form-fields.tsx'
import { toast } from '../ui/toast.tsx'
import { isSaveName, maxSaveNameLength } from '../data/save.ts'
import type { StorageKind } from '../platform/storage/storage-backend.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import '../ui/style/dialog-fields.css'

/** Asks for a name and saves under it. Says "saved" only after the save was read back. */
export function SaveUnderNameDialog(props: {
  title: string
  note: string
  start: string
  keep: (name: string) => Promise<StorageKind | Rejection>
  onClose: () => void
}): ReactElement {
  const { title, note, start, keep, onClose } = props
  const { t, why } = useTranslator()
  const [name, setName] = useState(start)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  async function save(): Promise<void> {
    const trimmed = name.trim()
    if (!isSaveName(trimmed)) return setWrong(t('saves.needsName'))
    setBusy(true)
    const saved = await keep(trimmed)
    setBusy(false)
    if (isRejection(saved)) return setWrong(why(saved))
    if (saved === 'memory') toast({ text: t('saves.fleetingAs', { name: trimmed }), tone: 'bad' })
    else toast({ text: t('saves.savedAs', { name: trimmed }), tone: 'good' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className="dialog-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField label={t('saves.name')} note={note} value={name} maxLength={maxSaveNameLength} error={wrong} onChange={setName} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind="primary" icon="save" type="submit" disabled={busy}>
            {t('saves.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
