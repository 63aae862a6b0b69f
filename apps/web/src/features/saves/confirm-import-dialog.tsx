import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl, Switch } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateSettings } from '../../platform/settings/settings-store.ts'
import { importModes, planImport, runImport, type Backup, type ImportMode, type ImportPlan } from '../../data/backup.ts'
import { openKeyValueStore } from '../../platform/storage/key-value-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { loadGameBackupSupport } from './load-game-backup-support.ts'
import '../../ui/style/dialog-fields.css'

/** Shows the effect of an import before it runs. */
export function ConfirmImportDialog({ bundle, onClose }: { bundle: Backup; onClose: () => void }): ReactElement {
  const { t, why, date } = useTranslator()
  const [way, setWay] = useState<ImportMode>('merge')
  const [settings, setTaken] = useState(false)
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let cancelled = false
    void openKeyValueStore()
      .then((store) => planImport(store, bundle, way, loadGameBackupSupport))
      .then((made) => !cancelled && setPlan(made))
    return () => {
      cancelled = true
    }
  }, [bundle, way])
  async function run(): Promise<void> {
    setBusy(true)
    const refused = await runImport(await openKeyValueStore(), bundle, way, loadGameBackupSupport)
    setBusy(false)
    if (isRejection(refused)) return void toast({ text: why(refused), tone: 'bad' })
    if (settings) updateSettings(bundle.settings)
    toast({ text: t('saves.imported'), tone: 'good' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('saves.importData')}>
      <div className="dialog-fields">
        <p>{t('saves.madeOn', { date: date(bundle.made) })}</p>
        <SegmentedControl
          label={t('saves.way')}
          value={way}
          options={importModes.map((value) => ({ value, label: t(`saves.${value}`) }))}
          note={t(`saves.${way}Note`)}
          onChange={setWay}
        />
        {plan && <ImportPlanList plan={plan} />}
        <Switch label={t('saves.takeSettings')} checked={settings} onChange={setTaken} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind={way === 'replace' ? 'danger' : 'primary'} icon="upload" disabled={busy || !plan} onClick={() => void run()}>
            {t('saves.doImport')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function ImportPlanList({ plan }: { plan: ImportPlan }): ReactElement {
  const { t } = useTranslator()
  const lines = [
    [plan.saves.added, 'saves.planAdded'],
    [plan.saves.newer, 'saves.planNewer'],
    [plan.saves.kept, 'saves.planKept'],
    [plan.saves.removed, 'saves.planRemoved'],
    [plan.results.added, 'saves.planResults'],
    [plan.results.removed, 'saves.planResultsRemoved'],
    [plan.extras.added, 'saves.planExtrasAdded'],
    [plan.extras.replaced, 'saves.planExtrasReplaced'],
    [plan.extras.removed, 'saves.planExtrasRemoved'],
    [plan.setups.added + plan.setups.replaced, 'saves.planSetups'],
    [plan.setups.removed, 'saves.planSetupsRemoved'],
  ] as const
  const said = lines.filter(([count]) => count > 0)
  return (
    <ul className="import-plan">
      {said.length === 0 ? <li>{t('saves.planNothing')}</li> : said.map(([count, key]) => <li key={key}>{t(key, { count })}</li>)}
    </ul>
  )
}
