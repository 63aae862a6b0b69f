import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Navigate, useParams } from 'react-router'
import { LinkButton } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { arrive } from './me.ts'

/** `/join/<code>`: to the table a friend has opened. */
export default function JoinPage(): ReactElement {
  const { code = '' } = useParams()
  const { t, why } = useWords()
  const [found, setFound] = useState<{ readonly game: string; readonly match: string } | Rejection | null>(null)
  useEffect(() => {
    let here = true
    void findTable(code).then((answer) => here && setFound(answer))
    return () => {
      here = false
    }
  }, [code])
  if (found === null) return <Waiting />
  if (!isRejection(found)) return <Navigate to={`/${found.game}/online/${found.match}`} replace />
  return (
    <Page title={t('online.cannotOpen')} back={{ to: '/', label: t('house.lobby') }}>
      <p className="game-line">{why(found)}</p>
      <LinkButton kind="primary" icon="people" to="/online">
        {t('online.title')}
      </LinkButton>
    </Page>
  )
}

async function findTable(code: string): Promise<{ readonly game: string; readonly match: string } | Rejection> {
  const me = await arrive()
  if (isRejection(me)) return me
  const invited = await request('invited', { parts: { code: code.toUpperCase() } })
  return isRejection(invited) ? invited : request('table', { parts: { match: invited.match } })
}
