import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { gameInfoOf } from './game-infos.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { LinkButton } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'

/** For an unknown route; a better target, where known, comes first. */
export function NotFoundPage({ children }: { children?: ReactNode }): ReactElement {
  const { t, language } = useTranslator()
  const { pathname } = useLocation()
  const gameInfo = gameInfoOf(pathname.split('/')[1] ?? '')
  return (
    <MessagePage title={t('house.missing')} text={t('house.missingText', { path: pathname.slice(0, 80) })} scene="shut">
      {children}
      {gameInfo && (
        <LinkButton icon="back" to={`/${gameInfo.id}/`}>
          {t('house.toGame', { game: gameInfo.title[language] })}
        </LinkButton>
      )}
      <LinkButton kind={children ? 'plain' : 'primary'} icon="home" to="/">
        {t('house.toLobby')}
      </LinkButton>
    </MessagePage>
  )
}
