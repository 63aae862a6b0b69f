import type { ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Page } from '../house/page.tsx'
import { toast } from '../house/toast.tsx'
import { useSettings } from '../settings/store.ts'
import { gatherBundle } from '../storage/bundle.ts'
import { finishedKept } from '../storage/saves.ts'
import { openVault } from '../storage/vault.ts'
import { download } from '../table/download.ts'
import { VaultBanner } from '../table/notices.tsx'
import { useWords } from '../words/words.ts'
import { ImportBox } from './import-box.tsx'
import './play.css'
import { SaveList } from './save-list.tsx'
import { useSaves } from './use-saves.ts'

/** `/saves`: every match of this device, and all its data in and out. */
export default function SavesPage(): ReactElement {
  const { t } = useWords()
  const saves = useSaves()
  async function exportAll(): Promise<void> {
    const now = Date.now()
    const { bundle, damaged } = await gatherBundle(await openVault(), useSettings.getState(), now)
    download(`parlor-${new Date(now).toISOString().slice(0, 10)}.json`, JSON.stringify(bundle))
    const text = t('saves.exported', { count: bundle.saves.length })
    toast(damaged > 0 ? { text: `${text} ${t('saves.leftOut', { count: damaged })}`, tone: 'bad' } : { text, tone: 'good' })
  }
  return (
    <Page title={t('saves.title')} back={{ to: '/', label: t('house.lobby') }} banner={<VaultBanner />}>
      <div className="saves-page">
        <section aria-label={t('saves.title')}>
          {saves && <SaveList saves={saves} games />}
          <p className="sheet-note">{t('saves.tidyNote', { count: finishedKept })}</p>
        </section>
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
