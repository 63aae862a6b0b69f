import { reactions, type TableInfo } from '@parlor/protocol'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { announce } from '../../ui/announcer.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useTableState } from '../../table/use-open-table.ts'
import { useTranslator, currentTranslator } from '../../platform/i18n/translator.ts'
import { sharedConnection } from '../../session/online/shared-connection.ts'
import { resultCounts, canOfferDraw } from './ranked-match.ts'
import { hasLeftTable, continuesAfterLeaving } from './leaving-table.ts'
import { activeUndoOffer, undoRefusalOf } from './undo-offer.ts'
import type { OnlineSession } from '../../session/online/online-session.ts'
import type { OnlineTable } from '../../session/online/online-table.ts'
import { useOnlineTableState } from './use-online-table.ts'

interface TablePresenceProps {
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
}

/** Number of watchers, and the last reaction. */
export function TablePresence({ onlineTable, table, nameOf }: TablePresenceProps & { onlineTable: OnlineTable }): ReactElement {
  const { t } = useTranslator()
  const lastReaction = useOnlineTableState(onlineTable, (state) => state.lastReaction)
  const watchers = useOnlineTableState(onlineTable, (state) => state.watchers)
  const naming = useRef(nameOf)
  useEffect(() => {
    naming.current = nameOf
  })
  // Depends only on the reaction: names change with every table update, and it must not be announced again.
  useEffect(() => {
    if (!lastReaction) return
    const { t: translate } = currentTranslator()
    announce(
      translate('online.says', { name: naming.current(lastReaction.seat), what: translate(`online.reaction.${lastReaction.reaction}`) }),
    )
  }, [lastReaction])
  return (
    <div className="online-company">
      {watchers > 0 && <p>{t('online.watchers', { count: watchers })}</p>}
      {table.state === 'playing' && table.you !== null && table.undoMuted.includes(table.you) && <UndoMutedNote match={table.match} />}
      {lastReaction && (
        <p className="online-said" aria-hidden="true">
          <strong>{nameOf(lastReaction.seat)}</strong> {t(`online.reaction.${lastReaction.reaction}`)}
        </p>
      )}
    </div>
  )
}

/** The player has muted undo requests, and may unmute them. */
function UndoMutedNote({ match }: { match: string }): ReactElement {
  const { t } = useTranslator()
  return (
    <p className="online-muted">
      {t('online.undoMuted')}{' '}
      <Button onClick={() => void sharedConnection().sendCommand({ kind: 'muteUndo', match, muted: false })}>
        {t('online.unmuteUndo')}
      </Button>
    </p>
  )
}

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

/** An undo request, to accept or decline. */
export function UndoOfferPanel({
  session,
  table,
  nameOf,
  onWithdraw,
}: TablePresenceProps & { session: OnlineSession; onWithdraw: () => void }): ReactElement | null {
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
  const result = resultCounts(table, logLines)
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
