import type { Rejection } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { toast } from '../ui/toast.tsx'
import { openSaveStore } from '../data/save-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { isDamagedDataRejection } from '../data/damaged-data-rejection.ts'
import './match-unavailable.css'

/** For a match that cannot be opened. A damaged save can be deleted here. */
export function MatchUnavailable(props: { game: string; id: string | null; title: string; why: Rejection }): ReactElement {
  const { game, id, title, why: refused } = props
  const { t, why } = useTranslator()
  const navigate = useNavigate()
  const damaged = id !== null && isDamagedDataRejection(refused)
  async function remove(): Promise<void> {
    const restore = await (await openSaveStore()).remove(id!)
    const undo = { label: t('saves.undoDelete'), perform: () => void restore() }
    toast({ text: t('saves.deleted', { name: t('saves.damagedMatch') }), action: undo })
    await navigate('/saves')
  }
  return (
    <MessagePage title={title} text={damaged ? t('saves.cannotOpen') : why(refused)} scene="shut">
      {damaged && <DamageDetails why={refused} />}
      <LinkButton kind="primary" icon="play" to={`/${game}/play/new`}>
        {t('table.newMatch')}
      </LinkButton>
      <LinkButton icon="save" to="/saves">
        {t('saves.title')}
      </LinkButton>
      {damaged && (
        <Button icon="trash" onClick={() => void remove()}>
          {t('saves.deleteIt')}
        </Button>
      )}
    </MessagePage>
  )
}

/** Expandable details of the damage. */
export function DamageDetails({ why: refused }: { why: Rejection }): ReactElement {
  const { t, why } = useTranslator()
  return (
    <details className="damage-reason">
      <summary>{t('saves.whyDamaged')}</summary>
      <p>{why(refused)}</p>
    </details>
  )
}
