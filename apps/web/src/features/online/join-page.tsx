import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Navigate, useParams } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { ensureIdentified } from '../../session/online/me.ts'

/** `/join/<code>`: joins a friend's table. */
export default function JoinPage(): ReactElement {
  const { code = '' } = useParams()
  const { t, why } = useTranslator()
  const [found, setFound] = useState<{ readonly game: string; readonly match: string } | Rejection | null>(null)
  useEffect(() => {
    let mounted = true
    void findInvitedTable(code).then((answer) => mounted && setFound(answer))
    return () => {
      mounted = false
    }
  }, [code])
  if (found === null) return <LoadingPlaceholder />
  if (!isRejection(found)) return <Navigate to={`/${found.game}/online/${found.match}`} replace />
  return (
    <Page title={t('online.cannotOpen')} back={{ to: '/', label: t('house.lobby') }}>
      <p className="page-subtitle">{found.rejected === 'match.unknown' ? t('online.codeUnknown') : why(found)}</p>
      <LinkButton kind="primary" icon="people" to="/online">
        {t('online.title')}
      </LinkButton>
    </Page>
  )
}

async function findInvitedTable(code: string): Promise<{ readonly game: string; readonly match: string } | Rejection> {
  const me = await ensureIdentified()
  if (isRejection(me)) return me
  const invited = await apiRequest('tableByCode', { parts: { code: code.toUpperCase() } })
  return isRejection(invited) ? invited : apiRequest('table', { parts: { match: invited.match } })
}
