import { isRejection, type Rejection } from '@parlor/kernel'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FilePicker, useFileInput } from './file-picker.tsx'
import './style/import-dialog.css'
import './style/dialog-fields.css'

/** Something that could be read, and what its rules say against it. */
interface ReadImport<T> {
  readonly thing: T
  readonly problems: readonly Rejection[]
}

interface ImportDialogProps<T> {
  readonly title: string
  readonly note: string
  readonly textLabel: string
  readonly openLabel: string
  readonly fileLabel: string
  /** File types, where they are not JSON. */
  readonly accept?: string
  /** Larger files are not read, in bytes. */
  readonly fileLimit: number
  readonly placeholder?: string
  /** Opens a thing in spite of its problems. */
  readonly openAnywayLabel?: string
  /** Reads a link, a text or the content of a file. */
  readonly read: (text: string) => Promise<ReadImport<T> | Rejection>
  readonly describe: (why: Rejection) => string
  readonly onOpen: (thing: T) => void
  readonly onClose: () => void
  /** Below the fields. */
  readonly children?: ReactNode
}

/** Imports something from a file, by drag and drop, or from a pasted link or text, which stays in its field when it is refused. */
export function ImportDialog<T>(props: ImportDialogProps<T>): ReactElement {
  const { title, note, textLabel, openLabel, fileLabel, accept, fileLimit, placeholder, openAnywayLabel } = props
  const { read, describe, onOpen, onClose, children } = props
  const { t } = useTranslator()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly Rejection[]>([])
  const [readable, setReadable] = useState<T | null>(null)
  const intake = useFileInput(fileLimit, take, (refused) => show(null, [refused]))

  function show(thing: T | null, reasons: readonly Rejection[]): void {
    setReadable(thing)
    setProblems(reasons)
  }

  async function take(given: string): Promise<void> {
    setText(given)
    const found = await read(given)
    if (isRejection(found)) return show(null, [found])
    if (found.problems.length === 0) return onOpen(found.thing)
    show(found.thing, found.problems)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          {readable !== null && openAnywayLabel && (
            <Button icon="edit" onClick={() => onOpen(readable)}>
              {openAnywayLabel}
            </Button>
          )}
          <Button kind="primary" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {openLabel}
          </Button>
        </>
      }
    >
      <div className="dialog-fields import-fields" data-over={intake.over} {...intake.drop}>
        <p>{note}</p>
        <FilePicker label={fileLabel} {...(accept !== undefined && { accept })} onFiles={([file]) => intake.accept(file)} />
        <label className="field">
          <span className="field-label">{textLabel}</span>
          <textarea
            className="text-input import-text"
            rows={6}
            value={text}
            spellCheck={false}
            placeholder={placeholder}
            aria-invalid={problems.length > 0 || undefined}
            onChange={({ target }) => {
              setText(target.value)
              show(null, [])
            }}
          />
        </label>
        <div className="import-problems" role="alert">
          {problems.map((reason) => (
            <p key={JSON.stringify(reason)} className="field-error">
              {describe(reason)}
            </p>
          ))}
        </div>
        {children}
      </div>
    </Dialog>
  )
}
