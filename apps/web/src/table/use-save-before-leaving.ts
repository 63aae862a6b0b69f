import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Session } from '../session/session.ts'

/** Timeout in milliseconds: storage that never answers must not block leaving. */
const saveTimeoutMs = 1500

/** Click handler for the table: a link away waits until the last move is saved. */
export function useSaveBeforeLeaving(session: Session): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      if (!link || !session.whenSaved || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      const waited = new Promise((resolve) => setTimeout(resolve, saveTimeoutMs))
      const go = () => navigate(link.getAttribute('href')!)
      void Promise.race([session.whenSaved(), waited]).then(go, go)
    },
    [session, navigate],
  )
}
