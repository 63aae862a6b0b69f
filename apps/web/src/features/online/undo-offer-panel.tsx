import type { TableInfo } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
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
  if (offer.seat === you)
    return (
      <div className="online-offer" role="status">
        <p>{t('online.undoAsked')}</p>
        <Button
          onClick={() => {
            onWithdraw()
            answer('withdraw')
          }}
        >
          {t('online.withdraw')}
        </Button>
      </div>
    )
  return (
    <div className="online-offer" role="status">
      <p>{t('online.undoWanted', { name: nameOf(offer.seat) })}</p>
      {!offer.granted.includes(you) && (
        <Button kind="primary" onClick={() => answer('grant')}>
          {t('online.agree')}
        </Button>
      )}
      <Button onClick={() => answer('deny')}>{t('online.disagree')}</Button>
      <Button onClick={() => void mute()}>{t('online.muteUndo')}</Button>
    </div>
  )
}
