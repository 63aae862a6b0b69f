import type { Rejection } from '@parlor/kernel'
import { useState, type ReactElement } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Session } from '../session/session.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { ExitLink } from './series-section.tsx'
import { useTableState } from './use-open-table.ts'

/** Why the match is blocked, with the possible actions. */
export function MatchBlockedNotice(props: {
  session: Session
  home: ExitLink
  nameOf: (seat: number) => string
  onTake: () => void
}): ReactElement | null {
  const { session, home, nameOf, onTake } = props
  const { t } = useTranslator()
  const trouble = useTableState(session, (state) => state.trouble ?? null)
  const turn = useTableState(session, (state) => state.turn[0] ?? 0)
  if (trouble === null) return null
  return (
    <section className="table-problem" role="alert">
      <p>{trouble === 'bot' ? t('table.botStopped', { name: nameOf(turn) }) : t('table.elsewhere')}</p>
      <div className="dialog-buttons">
        {trouble === 'bot' ? (
          <>
            <Button kind="primary" icon="reload" onClick={() => session.retry?.()}>
              {t('table.botRetry')}
            </Button>
            <Button icon="play" onClick={() => session.playForBot?.()}>
              {t('table.botFallback')}
            </Button>
          </>
        ) : (
          <Button kind="primary" icon="play" onClick={onTake}>
            {t('table.playHere')}
          </Button>
        )}
        <LinkButton icon="back" to={home.to}>
          {home.linkText}
        </LinkButton>
      </div>
    </section>
  )
}

/** Notice that the newest save was damaged and an older one is used. */
export function OlderSaveNotice({ lost }: { lost: Rejection | null }): ReactElement | null {
  const { t, why } = useTranslator()
  const [read, setRead] = useState(false)
  if (!lost || read) return null
  return (
    <p className="storage-banner" role="status">
      <Icon name="warning" size={20} />
      <span>{t('saves.olderCopy', { why: why(lost) })}</span>
      <Button kind="quiet" onClick={() => setRead(true)}>
        {t('house.dismiss')}
      </Button>
    </p>
  )
}

/** Hides the table while the device is handed over. */
export function HandOverCurtain({ session, nameOf }: { session: Session; nameOf: (seat: number) => string }): ReactElement | null {
  const { t } = useTranslator()
  const curtain = useTableState(session, (state) => state.curtain ?? null)
  if (curtain === null) return null
  return (
    <section className="seat-change-screen" role="alertdialog" aria-labelledby="curtain-title">
      <h2 id="curtain-title">{t('table.curtain', { name: nameOf(curtain) })}</h2>
      <p>{t('table.curtainNote')}</p>
      <Button kind="primary" size="large" autoFocus onClick={() => session.liftCurtain?.()}>
        {t('table.ready')}
      </Button>
    </section>
  )
}
