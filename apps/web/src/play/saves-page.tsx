import type { ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { finishedKept } from '../storage/saves.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords } from '../words/words.ts'
import { exportAll } from './export.ts'
import { ImportBox } from './import-box.tsx'
import './play.css'
import { SaveList } from './save-list.tsx'
import { UnreadList } from './unread-list.tsx'
import { useSaves } from './use-saves.ts'

/** `/saves`: every match of this device, and all its data in and out. */
export default function SavesPage(): ReactElement {
  const { t } = useWords()
  const saves = useSaves()
  return (
    <Page title={t('saves.title')} back={{ to: '/', label: t('house.lobby') }} banner={<VaultBanner />}>
      <div className="saves-page">
        <section aria-label={t('saves.title')}>
          {saves && <SaveList saves={saves} games />}
          <p className="sheet-note">{t('saves.tidyNote', { count: finishedKept })}</p>
        </section>
        <UnreadList />
        <ImportBox />
        <section className="panel export" aria-labelledby="export-title">
          <h2 id="export-title">{t('saves.export')}</h2>
          <p>{t('saves.exportNote')}</p>
          <Button icon="download" onClick={() => void exportAll()}>
            {t('saves.exportAll')}
          </Button>
        </section>
      </div>
    </Page>
  )
}
