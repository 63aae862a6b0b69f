import type { Rejection } from '@parlor/kernel'
import { useState, type ReactElement, type ReactNode } from 'react'
import type { StorageKind } from '../../platform/storage/storage-backend.ts'
import { SaveUnderNameDialog } from '../../table/save-under-name-dialog.tsx'
import { IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** What the game calls the buttons and their outcome. */
type ItemPhrase = 'rename' | 'renameNote' | 'renameOf' | 'deleteOf' | 'deleted' | 'undoDelete'

/** Buttons to rename and to delete something that a player made, with others between them; what was deleted can be brought back. */
export function ItemTools(props: {
  name: string
  phrase: (which: ItemPhrase, name: string) => string
  /** Absent for what cannot be read. */
  onRename?: (name: string) => Promise<StorageKind | Rejection>
  /** Deletes it and returns how to bring it back. */
  onDelete: () => Promise<() => Promise<void>>
  children?: ReactNode
}): ReactElement {
  const { name, phrase, onRename, onDelete, children } = props
  const [renaming, setRenaming] = useState(false)
  async function remove(): Promise<void> {
    const restore = await onDelete()
    toast({ text: phrase('deleted', name), action: { label: phrase('undoDelete', name), perform: () => void restore() } })
  }
  return (
    <>
      {onRename && <IconButton icon="edit" label={phrase('renameOf', name)} onClick={() => setRenaming(true)} />}
      {children}
      <IconButton icon="trash" label={phrase('deleteOf', name)} onClick={() => void remove()} />
      {renaming && onRename && (
        <SaveUnderNameDialog
          title={phrase('rename', name)}
          note={phrase('renameNote', name)}
          start={name}
          keep={onRename}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
