import type { TableInfo } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
import { OfferPanel } from './offer-panel.tsx'
import { activeUndoOffer } from './undo-and-draw-offers.ts'

interface UndoOfferPanelProps {
  readonly session: OnlineSession
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
  readonly onWithdraw: () => void
}

/** An undo request, to accept or decline. */
export function UndoOfferPanel({ session, table, nameOf, onWithdraw }: UndoOfferPanelProps): ReactElement | null {
  const { t } = useTranslator()
  const { you, match } = table
  const seq = useTableState(session, () => session.seq)
  const offer = activeUndoOffer(table, seq)
  if (!offer || you === null) return null
  const answer = (step: 'grant' | 'deny' | 'withdraw') => void sharedConnection().sendCommand({ kind: 'undo', match, step, seq: offer.seq })
  async function mute(): Promise<void> {
    answer('deny')
    await sharedConnection().sendCommand({ kind: 'muteUndo', match, muted: true })
  }
  const withdraw = () => {
    onWithdraw()
    answer('withdraw')
  }
  const own = offer.seat === you
  return (
    <OfferPanel
      text={own ? t('online.undoAsked') : t('online.undoWanted', { name: nameOf(offer.seat) })}
      onWithdraw={own ? withdraw : undefined}
      agree={t('online.agree')}
      onAgree={offer.granted.includes(you) ? undefined : () => answer('grant')}
      onDecline={() => answer('deny')}
    >
      <Button onClick={() => void mute()}>{t('online.muteUndo')}</Button>
    </OfferPanel>
  )
}
