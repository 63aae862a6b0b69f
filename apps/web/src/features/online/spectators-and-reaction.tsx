import type { TableInfo } from '@parlor/protocol'
import { useEffect, useRef, type ReactElement } from 'react'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { currentTranslator, useTranslator } from '../../platform/i18n/translator.ts'
import { useSettings } from '../../platform/settings/settings-store.ts'
import type { OnlineTable } from '../../session/online/online-table.ts'
import type { Session } from '../../session/session.ts'
import { areReactionsShown, ReactionsSwitch } from './reactions-switch.tsx'
import { useOnlineTableState } from './use-online-table.ts'

interface TablePresenceProps {
  readonly session: Session
  readonly onlineTable: OnlineTable
  readonly table: TableInfo
  readonly nameOf: (seat: number) => string
}

/** Number of spectators, and the last reaction: only an own one where others' are muted. */
export function SpectatorsAndReaction({ session, onlineTable, table, nameOf }: TablePresenceProps): ReactElement {
  const { t } = useTranslator()
  const muted = !useSettings(areReactionsShown)
  const lastReaction = useOnlineTableState(onlineTable, (state) =>
    muted && state.lastReaction?.seat !== table.you ? null : state.lastReaction,
  )
  const spectators = useOnlineTableState(onlineTable, (state) => state.spectators)
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
    <div className="online-spectators">
      {table.you === null && table.state === 'playing' && (
        <p>
          {table.spectators.kind === 'delayed' ? t('online.youWatchDelayed', { count: table.spectators.seconds }) : t('online.youWatch')}
        </p>
      )}
      {table.you === null && table.state === 'playing' && <ReactionsSwitch />}
      {spectators > 0 && <p>{t('online.watchers', { count: spectators })}</p>}
      {table.state === 'playing' && table.you !== null && table.undoMuted.includes(table.you) && <UndoMutedNote session={session} />}
      {lastReaction && (
        <p className="online-reaction" aria-hidden="true">
          <strong>{nameOf(lastReaction.seat)}</strong> {t(`online.reaction.${lastReaction.reaction}`)}
        </p>
      )}
    </div>
  )
}

/** The player has muted undo requests, and may unmute them. */
function UndoMutedNote({ session }: { session: Session }): ReactElement {
  const { t } = useTranslator()
  return (
    <p className="online-muted">
      {t('online.undoMuted')} <Button onClick={() => session.offers?.muteUndo(false)}>{t('online.unmuteUndo')}</Button>
    </p>
  )
}
