import { isRejection } from '@parlor/kernel'
import type { Me } from '@parlor/protocol'
import { useEffect, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Button } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { Waiting } from '../house/waiting.tsx'
import { useWords } from '../words/words.ts'
import { arrive, useMe } from './me.ts'
import './online.css'

/** A page for somebody the server knows; whoever is new becomes a guest on the way. Where no server answers, that is said. */
export function KnownPage({
  children,
  ...page
}: Omit<ComponentProps<typeof Page>, 'children'> & { children: (me: Me) => ReactNode }): ReactElement {
  const { t, why } = useWords()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void arrive()
  }, [])
  if (me === null) return <Waiting />
  return (
    <Page {...page}>
      {isRejection(me) ? (
        <>
          <p className="game-line">{why(me)}</p>
          {me.rejected !== 'online.outdated' && (
            <Button icon="reload" onClick={() => void arrive()}>
              {t('online.tryAgain')}
            </Button>
          )}
        </>
      ) : (
        children(me)
      )}
    </Page>
  )
}
