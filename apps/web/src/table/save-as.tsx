import { isRejection, type Rejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { TextField } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { isName, nameLimit } from '../storage/save.ts'
import type { Place } from '../storage/shelf.ts'
import { useWords } from '../words/words.ts'

/** Asks for a name and keeps something under it. Says "saved" only when it has been read back. */
export function NameSheet(props: {
  title: string
  note: string
  start: string
  keep: (name: string) => Promise<Place | Rejection>
  onClose: () => void
}): ReactElement {
  const { title, note, start, keep, onClose } = props
  const { t, why } = useWords()
  const [name, setName] = useState(start)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  async function save(): Promise<void> {
    const trimmed = name.trim()
    if (!isName(trimmed)) return setWrong(t('saves.needsName'))
    setBusy(true)
    const kept = await keep(trimmed)
    setBusy(false)
    if (isRejection(kept)) return setWrong(why(kept))
    if (kept === 'memory') toast({ text: t('saves.fleetingAs', { name: trimmed }), tone: 'bad' })
    else toast({ text: t('saves.savedAs', { name: trimmed }), tone: 'good' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        className="sheet-fields"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField label={t('saves.name')} note={note} value={name} maxLength={nameLimit} error={wrong} onChange={setName} />
        <div className="sheet-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind="primary" icon="save" type="submit" disabled={busy}>
            {t('saves.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
