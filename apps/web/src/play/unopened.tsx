import type { Rejection } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '../house/button.tsx'
import { Notice } from '../house/notice.tsx'
import { toast } from '../house/toast.tsx'
import { openSaves } from '../storage/saves.ts'
import { useWords } from '../words/words.ts'
import { isDamage } from './damage.ts'
import './play.css'

/** In the place of a match that cannot be opened. One of this device that is damaged can be deleted here. */
export function Unopened(props: { game: string; id: string | null; title: string; why: Rejection }): ReactElement {
  const { game, id, title, why: refused } = props
  const { t, why } = useWords()
  const navigate = useNavigate()
  const damaged = id !== null && isDamage(refused)
  async function remove(): Promise<void> {
    const restore = await (await openSaves()).remove(id!)
    const undo = { label: t('saves.undoDelete'), perform: () => void restore() }
    toast({ text: t('saves.deleted', { name: t('saves.damagedMatch') }), action: undo })
    await navigate('/saves')
  }
  return (
    <Notice title={title} text={damaged ? t('saves.cannotOpen') : why(refused)} scene="shut">
      {damaged && <Reason why={refused} />}
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
    </Notice>
  )
}

/** What exactly is wrong, for whoever wants to know. */
export function Reason({ why: refused }: { why: Rejection }): ReactElement {
  const { t, why } = useWords()
  return (
    <details className="damage-reason">
      <summary>{t('saves.whyDamaged')}</summary>
      <p>{why(refused)}</p>
    </details>
  )
}
