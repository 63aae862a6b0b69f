import { reactions, type TableInfo } from '@parlor/protocol'
import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
import { resigningHasResult, canOfferDraw } from './ranked-match.ts'
import { hasLeftTable, continuesAfterLeaving } from './leaving-table.ts'
import { undoRefusalOf } from './undo-and-draw-offers.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'

/** Predefined reactions: there is no free chat. */
function ReactionDialog({ match, onClose }: { match: string; onClose: () => void }): ReactElement {
  const { t } = useTranslator()
  return (
    <Dialog open title={t('online.say')} onClose={onClose}>
      <div className="online-reactions">
        {reactions.map((reaction) => (
          <Button
            key={reaction}
            onClick={() => {
              sharedConnection().send({ kind: 'react', match, reaction })
              onClose()
            }}
          >
            {t(`online.reaction.${reaction}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

/** The deal check in a dialog. */
export function DealFairnessDialog({ fairness, onClose }: { fairness: ReactElement; onClose: () => void }): ReactElement {
  const { t } = useTranslator()
  return (
    <Dialog open title={t('online.fair')} onClose={onClose}>
      {fairness}
    </Dialog>
  )
}

interface OnlineControlsProps {
  readonly session: OnlineSession
  readonly table: TableInfo
  /** The deal check. */
  readonly fairness: ReactElement
  readonly draws: boolean
}

/** Buttons: react, request an undo, resign, leave, deal check. */
export function OnlineControls({ session, table, fairness, draws }: OnlineControlsProps): ReactElement {
  const { t } = useTranslator()
  const navigate = useNavigate()
  const seq = useTableState(session, () => session.seq)
  const undoable = useTableState(session, (state) => state.undo !== null && state.outcome === null)
  const refusal = undoRefusalOf(table, seq, session.undoAskedAt)
  const undo = undoable && refusal === null
  const whyNot = refusal && t(refusal)
  const over = useTableState(session, (state) => state.outcome !== null)
  const logLines = useTableState(session, (state) => state.logLines)
  const [open, setOpen] = useState<'say' | 'resign' | 'abort' | 'leave' | 'fair' | null>(null)
  const close = () => setOpen(null)
  const plays = table.you !== null && !over && !hasLeftTable(table)
  const result = resigningHasResult(table, logLines)
  const mayDraw = canOfferDraw(table, logLines, draws)
  // At a larger ranked table nobody ends the match for the others: resigning is leaving.
  const resigns = plays && result && !(table.ranked && table.seats.length > 2)
  async function leave(): Promise<void> {
    await session.leave()
    await navigate(`/${table.game}/online`)
  }
  return (
    <div className="controls" role="group" aria-label={t('table.controls')}>
      {table.you !== null && <IconButton icon="people" label={t('online.say')} onClick={() => setOpen('say')} />}
      {plays && !table.ranked && (
        <IconButton
          icon="undo"
          label={t('online.askUndo')}
          aria-disabled={!undo}
          {...(whyNot !== null && { title: whyNot, 'aria-description': whyNot })}
          onClick={() => undo && session.undo()}
        />
      )}
      {plays && draws && (
        <IconButton icon="equal" label={t('online.offerDraw')} aria-disabled={!mayDraw} onClick={() => mayDraw && session.draw('offer')} />
      )}
      {plays && !result && <IconButton icon="close" label={t('online.abort')} onClick={() => setOpen('abort')} />}
      {resigns && <IconButton icon="flag" label={t('table.resign')} onClick={() => setOpen('resign')} />}
      {plays && result && continuesAfterLeaving(table) && (
        <IconButton icon="door" label={t('online.leave')} onClick={() => setOpen('leave')} />
      )}
      {!over && <IconButton icon="scales" label={t('online.fair')} onClick={() => setOpen('fair')} />}
      {open === 'say' && <ReactionDialog match={table.match} onClose={close} />}
      {open === 'fair' && <DealFairnessDialog fairness={fairness} onClose={close} />}
      {open === 'resign' && (
        <ConfirmDialog
          danger
          title={t('table.askResign')}
          text={t('table.askResignText')}
          yes={t('table.resign')}
          onYes={() => session.resign()}
          onClose={close}
        />
      )}
      {open === 'abort' && (
        <ConfirmDialog
          danger
          title={t('online.askAbort')}
          text={t('online.askAbortText')}
          yes={t('online.abort')}
          onYes={() => session.abort()}
          onClose={close}
        />
      )}
      {open === 'leave' && (
        <ConfirmDialog
          danger
          title={t('online.askLeave')}
          text={t(table.ranked ? 'online.askLeaveRanked' : 'online.askLeaveText')}
          yes={t('online.leave')}
          onYes={() => void leave()}
          onClose={close}
        />
      )}
    </div>
  )
}
