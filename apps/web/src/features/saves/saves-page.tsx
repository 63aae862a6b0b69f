import type { ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { maxFinishedSaves } from '../../data/save-store.ts'
import { StorageBanner } from '../../ui/storage-banner.tsx'
import { useStoragePersistence } from '../../platform/storage/use-storage-persistence.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { downloadBackup } from './download-backup.ts'
import { ImportBox } from './import-box.tsx'
import './saves.css'
import { SaveList } from './save-list.tsx'
import { UnreadableDataList } from './unreadable-data-list.tsx'
import { useSaves } from '../../data/use-saves.ts'
import '../../ui/style/dialog-fields.css'

/** `/saves`: all matches of this device, import and export. */
export default function SavesPage(): ReactElement {
  const { t } = useTranslator()
  const saves = useSaves()
  const persistent = useStoragePersistence()
  return (
    <Page title={t('saves.title')} back={{ to: '/', label: t('house.lobby') }} banner={<StorageBanner />}>
      <div className="saves-page">
        <section aria-label={t('saves.title')}>
          {saves && <SaveList saves={saves} games />}
          <p className="dialog-note">
            {t('saves.tidyNote', { count: maxFinishedSaves })} {t(persistent ? 'saves.persistent' : 'saves.notPersistent')}
          </p>
        </section>
        <UnreadableDataList />
        <ImportBox />
        <section className="panel export-panel" aria-labelledby="export-title">
          <h2 id="export-title">{t('saves.export')}</h2>
          <p>{t('saves.exportNote')}</p>
          <Button icon="download" onClick={() => void downloadBackup()}>
            {t('saves.exportAll')}
          </Button>
        </section>
      </div>
    </Page>
  )
}
