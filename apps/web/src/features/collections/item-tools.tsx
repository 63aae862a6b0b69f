import type { Rejection } from '@parlor/kernel'
import { useState, type ReactElement, type ReactNode } from 'react'
import type { StorageKind } from '../../platform/storage/storage-backend.ts'
import { SaveUnderNameDialog } from '../../table/save-under-name-dialog.tsx'
import { IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ItemStrings } from './collection-item-type.ts'

/**
 * Buttons to rename and to delete something that a player made, with others between them; what was deleted can be brought back.
 * Words: `rename`, `renameNote`, `renameOf`, `deleteOf`, `deleted`, `undoDelete`.
 */
export function ItemTools(props: {
  name: string
  words: ItemStrings
  /** Absent for what cannot be read. */
  onRename?: (name: string) => Promise<StorageKind | Rejection>
  /** Deletes it and returns how to bring it back. */
  onDelete: () => Promise<() => Promise<void>>
  children?: ReactNode
}): ReactElement {
  const { name, words, onRename, onDelete, children } = props
  const phrase = (key: string) => words.phrase(key, { name })
  const [renaming, setRenaming] = useState(false)
  async function remove(): Promise<void> {
    const restore = await onDelete()
    toast({ text: phrase('deleted'), action: { label: phrase('undoDelete'), perform: () => void restore() } })
  }
  return (
    <>
      {onRename && <IconButton icon="edit" label={phrase('renameOf')} onClick={() => setRenaming(true)} />}
      {children}
      <IconButton icon="trash" label={phrase('deleteOf')} onClick={() => void remove()} />
      {renaming && onRename && (
        <SaveUnderNameDialog
          title={phrase('rename')}
          note={phrase('renameNote')}
          start={name}
          keep={onRename}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
