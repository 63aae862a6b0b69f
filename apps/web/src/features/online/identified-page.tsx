import { isRejection } from '@parlor/kernel'
import type { Me } from '@parlor/protocol'
import { useEffect, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { ensureIdentified, useMe } from '../../session/online/me.ts'
import './online.css'

/** A page that needs an identity; a new visitor becomes a guest. Shows an error where no server answers. */
export function IdentifiedPage({
  children,
  ...page
}: Omit<ComponentProps<typeof Page>, 'children'> & { children: (me: Me) => ReactNode }): ReactElement {
  const { t, why } = useTranslator()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void ensureIdentified()
  }, [])
  if (me === null) return <LoadingPlaceholder />
  return (
    <Page {...page}>
      {isRejection(me) ? (
        <>
          <p className="page-subtitle">{why(me)}</p>
          {me.rejected !== 'online.outdated' && (
            <Button icon="reload" onClick={() => void ensureIdentified()}>
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
