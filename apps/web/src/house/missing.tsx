import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../words/words.ts'
import { LinkButton } from './button.tsx'
import { Notice } from './notice.tsx'

/** The page for an address that leads nowhere. */
export function Missing(): ReactElement {
  const { t } = useWords()
  const { pathname } = useLocation()
  return (
    <Notice title={t('house.missing')} text={t('house.missingText', { path: pathname.slice(0, 80) })} scene="shut">
      <LinkButton kind="primary" icon="home" to="/">
        {t('house.toLobby')}
      </LinkButton>
    </Notice>
  )
}
