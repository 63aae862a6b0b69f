import { reject, type Rejection } from '@parlor/kernel'
import { useState, type DragEvent, type ReactElement } from 'react'
import { Icon } from './icon.tsx'

/** File input by file dialog or drag and drop. */
interface FileInput {
  /** True while a file is dragged over the drop target. */
  readonly over: boolean
  /** Event handlers of the drop target. */
  readonly drop: {
    onDragOver(event: DragEvent): void
    onDragLeave(): void
    onDrop(event: DragEvent): void
  }
  accept(file: File | undefined): void
}

/** Reads files of up to `limit` bytes as text; larger ones are rejected unread. */
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

interface FilePickerProps {
  readonly label: string
  /** Where it is not JSON. */
  readonly accept?: string
  /** Picks all files of a folder, where the browser supports it. */
  readonly folder?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the browser's file dialog. */
export function FilePicker({ label, accept = '.json,application/json', folder = false, onFiles }: FilePickerProps): ReactElement {
  return (
    <label className="button button-plain file-picker">
      <Icon name="upload" size={20} />
      <span>{label}</span>
      <input
        type="file"
        className="sr-only"
        {...(folder ? { webkitdirectory: '', multiple: true } : { accept })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
