import { useCallback, useEffect, useState } from 'react'
import type { Session } from '../session/session.ts'
import type { TableDialogName, TableDialogs } from './table-actions.ts'

/** Stack of dialogs over the table. */
export interface TableDialogStack extends TableDialogs {
  readonly stack: readonly TableDialogName[]
  /** Closes the top one: the one below comes back. */
  close(): void
}

/** The match, or its playback, is paused while any is open. */
export function useTableDialogs(session: Session): TableDialogStack {
  const [stack, setStack] = useState<readonly TableDialogName[]>([])
  const open = useCallback((dialog: TableDialogName) => setStack((old) => (old.includes(dialog) ? old : [...old, dialog])), [])
  const close = useCallback(() => setStack((old) => old.slice(0, -1)), [])
  const closeAll = useCallback(() => setStack([]), [])
  const some = stack.length > 0
  useEffect(() => {
    if (!some) return
    session.playback?.stop()
    session.pause?.()
    return () => session.resume?.()
  }, [some, session])
  return { stack, open, close, closeAll }
}
