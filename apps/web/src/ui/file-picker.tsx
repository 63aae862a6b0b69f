import { reject, type Rejection } from '@parlor/kernel'
import { useState, type DragEvent, type ReactElement } from 'react'
import { Icon } from './icon.tsx'

/** A way to hand in a file: by choosing it or by dropping it. */
export interface FileInput {
  /** True while a file is held over the place it can be dropped at. */
  readonly over: boolean
  /** For the element that files may be dropped on. */
  readonly drop: {
    onDragOver(event: DragEvent): void
    onDragLeave(): void
    onDrop(event: DragEvent): void
  }
  accept(file: File | undefined): void
}

/** Reads files of up to `limit` bytes as text; a larger one is not even read. */
export function useFileInput(limit: number, onText: (text: string) => void | Promise<void>, onWrong: (why: Rejection) => void): FileInput {
  const [over, setOver] = useState(false)
  async function read(file: File): Promise<void> {
    if (file.size > limit) return onWrong(reject('share.tooLarge', { size: file.size, limit }))
    const text = await file.text().catch(() => null)
    if (text === null) return onWrong(reject('share.unreadable'))
    await onText(text)
  }
  const accept = (file: File | undefined) => void (file && read(file))
  return {
    over,
    accept,
    drop: {
      onDragOver(event) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        event.preventDefault()
        setOver(false)
        accept(event.dataTransfer.files[0])
      },
    },
  }
}

/** A button that opens the browser's own dialog: one control for everybody. `accept` where it is not about JSON. */
export function FilePicker(props: { label: string; intake: FileInput; accept?: string }): ReactElement {
  const { label, intake, accept = '.json,application/json' } = props
  return (
    <label className="button button-plain file-picker">
      <Icon name="upload" size={20} />
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          intake.accept(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
