import { useCallback, useEffect, useState } from 'react'
import type { Session } from '../session/session.ts'
import type { TableDialogName } from './table-actions.ts'

/** The windows over the table, one on top of the other. */
export interface TableDialogStack {
  readonly stack: readonly TableDialogName[]
  open(dialog: TableDialogName): void
  /** Closes the uppermost: what was under it comes back. */
  close(): void
  closeAll(): void
}

/** While any is open the match stands still behind it. */
export function useTableDialogs(session: Session): TableDialogStack {
  const [stack, setStack] = useState<readonly TableDialogName[]>([])
  const open = useCallback((dialog: TableDialogName) => setStack((old) => (old.includes(dialog) ? old : [...old, dialog])), [])
  const close = useCallback(() => setStack((old) => old.slice(0, -1)), [])
  const closeAll = useCallback(() => setStack([]), [])
  const some = stack.length > 0
  useEffect(() => {
    if (!some) return
    session.pause()
    return () => session.resume()
  }, [some, session])
  return { stack, open, close, closeAll }
}
