import { isRejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { Dialog } from '../house/dialog.tsx'
import { Choice, Switch } from '../house/field.tsx'
import { toast } from '../house/toast.tsx'
import { setSettings } from '../settings/store.ts'
import { importWays, planImport, runImport, type Bundle, type ImportWay, type Plan } from '../storage/bundle.ts'
import { openVault } from '../storage/vault.ts'
import { useWords } from '../words/words.ts'
import { openKeeper } from './open-keeper.ts'

/** Says what an import would do before it does it. */
export function ImportSheet({ bundle, onClose }: { bundle: Bundle; onClose: () => void }): ReactElement {
  const { t, why, date } = useWords()
  const [way, setWay] = useState<ImportWay>('merge')
  const [settings, setTaken] = useState(false)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let gone = false
    void openVault()
      .then((vault) => planImport(vault, bundle, way, openKeeper))
      .then((made) => !gone && setPlan(made))
    return () => {
      gone = true
    }
  }, [bundle, way])
  async function run(): Promise<void> {
    setBusy(true)
    const refused = await runImport(await openVault(), bundle, way, openKeeper)
    setBusy(false)
    if (isRejection(refused)) return void toast({ text: why(refused), tone: 'bad' })
    if (settings) setSettings(bundle.settings)
    toast({ text: t('saves.imported'), tone: 'good' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('saves.importData')}>
      <div className="sheet-fields">
        <p>{t('saves.madeOn', { date: date(bundle.made) })}</p>
        <Choice
          label={t('saves.way')}
          value={way}
          options={importWays.map((value) => ({ value, label: t(`saves.${value}`) }))}
          note={t(`saves.${way}Note`)}
          onChange={setWay}
        />
        {plan && <PlanList plan={plan} />}
        <Switch label={t('saves.takeSettings')} checked={settings} onChange={setTaken} />
        <div className="sheet-buttons">
          <Button onClick={onClose}>{t('house.cancel')}</Button>
          <Button kind={way === 'replace' ? 'danger' : 'primary'} icon="upload" disabled={busy || !plan} onClick={() => void run()}>
            {t('saves.doImport')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function PlanList({ plan }: { plan: Plan }): ReactElement {
  const { t } = useWords()
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
    <ul className="plan">
      {said.length === 0 ? <li>{t('saves.planNothing')}</li> : said.map(([count, key]) => <li key={key}>{t(key, { count })}</li>)}
    </ul>
  )
}
