import type { TableInfo } from '@parlor/protocol'
import { useCallback, useEffect, useRef } from 'react'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import type { Session } from '../../session/session.ts'
import { toast } from '../../ui/toast.tsx'
import { ownClosedOfferKind } from './undo-and-draw-offers.ts'

/** Shows a toast when the player's request was declined. Returns a function to call when the player withdraws it, which needs no toast. */
export function useDeclinedOfferToast(session: Session, table: TableInfo, nameOf: (seat: number) => string): () => void {
  const before = useRef(table)
  const withdrawn = useRef(false)
  useEffect(() => {
    const was = before.current
    before.current = table
    const { logLines } = session.store.getState()
    if (was === table || !ownClosedOfferKind(was, table, session.offers!.seq(), logLines)) return
    const own = withdrawn.current
    withdrawn.current = false
    if (own) return
    const { t } = currentTranslator()
    const others = table.seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.left && at !== table.you ? [at] : []))
    // With several others the server does not say who declined.
    toast(others.length === 1 ? t('online.declined', { name: nameOf(others[0]!) }) : t('online.declinedBySomebody'))
  }, [session, table, nameOf])
  return useCallback(() => {
    withdrawn.current = true
  }, [])
}
