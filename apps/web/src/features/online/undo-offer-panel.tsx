import type { TableInfo } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { Session } from '../../session/session.ts'
import { OfferPanel } from './offer-panel.tsx'
import { activeUndoOffer } from './undo-and-draw-offers.ts'

interface UndoOfferPanelProps {
  readonly session: Session
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
  readonly onWithdraw: () => void
}

/** An undo request, to accept or decline. */
export function UndoOfferPanel({ session, table, nameOf, onWithdraw }: UndoOfferPanelProps): ReactElement | null {
  const { t } = useTranslator()
  const { you } = table
  const seq = useTableState(session, () => session.offers!.seq())
  const offer = activeUndoOffer(table, seq)
  if (!offer || you === null) return null
  const answer = (step: 'grant' | 'deny' | 'withdraw') => session.offers?.answerUndo(step, offer.seq)
  function mute(): void {
    answer('deny')
    session.offers?.muteUndo(true)
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
      <Button onClick={mute}>{t('online.muteUndo')}</Button>
    </OfferPanel>
  )
}
