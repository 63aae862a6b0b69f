import { reactions, type TableInfo } from '@parlor/protocol'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { Session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReactionsSwitch } from './reactions-switch.tsx'

interface OnlineDialogProps {
  readonly session: Session
  readonly table: TableInfo
  /** The deal check. */
  readonly fairness: ReactElement
  readonly onClose: () => void
}

/** The dialogs that only a table on the server has. */
export type OnlineDialogName = 'online.reactions' | 'online.fairness' | 'online.askResign' | 'online.askAbort' | 'online.askLeave'

/** One of them; null for a dialog of every table. */
export function renderOnlineDialog(dialog: string, props: OnlineDialogProps): ReactElement | null {
  switch (dialog as OnlineDialogName) {
    case 'online.reactions':
      return <ReactionDialog {...props} />
    case 'online.fairness':
      return <DealFairnessDialog {...props} />
    case 'online.askResign':
      return <ResignDialog {...props} />
    case 'online.askAbort':
      return <AbortDialog {...props} />
    case 'online.askLeave':
      return <LeaveDialog {...props} />
    default:
      return null
  }
}

/** Predefined reactions, there is no free chat; and whether those of others are shown. */
function ReactionDialog({ session, onClose }: OnlineDialogProps): ReactElement {
  const { t } = useTranslator()
  return (
    <Dialog open title={t('online.say')} onClose={onClose}>
      <div className="online-reactions">
        {reactions.map((reaction) => (
          <Button
            key={reaction}
            onClick={() => {
              session.reactions?.send(reaction)
              onClose()
            }}
          >
            {t(`online.reaction.${reaction}`)}
          </Button>
        ))}
      </div>
      <ReactionsSwitch />
    </Dialog>
  )
}

function DealFairnessDialog({ fairness, onClose }: OnlineDialogProps): ReactElement {
  const { t } = useTranslator()
  return (
    <Dialog open title={t('online.fair')} onClose={onClose}>
      {fairness}
    </Dialog>
  )
}

/** Asks before the player gives up, and says whether ratings change. */
function ResignDialog({ session, table, onClose }: OnlineDialogProps): ReactElement {
  const { t } = useTranslator()
  return (
    <ConfirmDialog
      danger
      title={t('table.askResign')}
      text={t(table.ranked ? 'online.askResignRanked' : 'online.askResignText')}
      yes={t('table.resign')}
      onYes={() => session.resign?.()}
      onClose={onClose}
    />
  )
}

/** Asks before a ranked match that does not count yet is called off. */
function AbortDialog({ session, onClose }: OnlineDialogProps): ReactElement {
  const { t } = useTranslator()
  return (
    <ConfirmDialog
      danger
      title={t('online.askAbort')}
      text={t('online.askAbortText')}
      yes={t('online.abort')}
      onYes={() => session.abort?.()}
      onClose={onClose}
    />
  )
}

/** Asks before the player leaves the table for good. */
function LeaveDialog({ session, table, onClose }: OnlineDialogProps): ReactElement {
  const { t } = useTranslator()
  const navigate = useNavigate()
  async function leave(): Promise<void> {
    await session.leave?.()
    await navigate(`/${table.game}/online`)
  }
  return (
    <ConfirmDialog
      danger
      title={t('online.askLeave')}
      text={t(table.ranked ? 'online.askLeaveRanked' : 'online.askLeaveText')}
      yes={t('online.leave')}
      onYes={() => void leave()}
      onClose={onClose}
    />
  )
}
