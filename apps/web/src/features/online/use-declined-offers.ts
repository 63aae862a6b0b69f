import type { TableInfo } from '@parlor/protocol'
import { useCallback, useEffect, useRef } from 'react'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'
import { toast } from '../../ui/toast.tsx'
import { closedOfferOf } from './undo-offer.ts'

/** Says that what one asked for was declined. Returns what is to be called when one withdraws it oneself, which is no news. */
export function useDeclinedOffers(session: OnlineSession, table: TableInfo, nameOf: (seat: number) => string): () => void {
  const before = useRef(table)
  const withdrawn = useRef(false)
  useEffect(() => {
    const was = before.current
    before.current = table
    const { logLines } = session.store.getState()
    if (was === table || !closedOfferOf(was, table, session.seq, logLines)) return
    const own = withdrawn.current
    withdrawn.current = false
    if (own) return
    const { t } = currentTranslator()
    const others = table.seats.flatMap((seat, at) => (seat.kind === 'person' && !seat.left && at !== table.you ? [at] : []))
    // Where several were asked, the server does not tell who it was.
    toast(others.length === 1 ? t('online.declined', { name: nameOf(others[0]!) }) : t('online.declinedBySomebody'))
  }, [session, table, nameOf])
  return useCallback(() => {
    withdrawn.current = true
  }, [])
}
