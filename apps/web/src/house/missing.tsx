import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cardOf } from '../games/cards.ts'
import { useWords } from '../words/words.ts'
import { LinkButton } from './button.tsx'
import { Notice } from './notice.tsx'

/** The page for an address that leads nowhere; where a better way on is known, it comes first. */
export function Missing({ children }: { children?: ReactNode }): ReactElement {
  const { t, language } = useWords()
  const { pathname } = useLocation()
  const card = cardOf(pathname.split('/')[1] ?? '')
  return (
    <Notice title={t('house.missing')} text={t('house.missingText', { path: pathname.slice(0, 80) })} scene="shut">
      {children}
      {card && (
        <LinkButton icon="back" to={`/${card.id}/`}>
          {t('house.toGame', { game: card.title[language] })}
        </LinkButton>
      )}
      <LinkButton kind={children ? 'plain' : 'primary'} icon="home" to="/">
        {t('house.toLobby')}
      </LinkButton>
    </Notice>
  )
}
