import { toast } from '../../ui/toast.tsx'
import { useSettings } from '../../platform/settings/settings-store.ts'
import { createBackup } from '../../data/backup.ts'
import { openKeyValueStore } from '../../platform/storage/key-value-store.ts'
import { downloadText } from '../../ui/download.ts'
import { currentTranslator } from '../../platform/i18n/translator.ts'
import { loadGameBackupSupport } from './load-game-backup-support.ts'

/** Downloads a backup of this device, and reports how much it contains. */
export async function downloadBackup(): Promise<void> {
  const now = Date.now()
  const { bundle, damaged } = await createBackup(await openKeyValueStore(), useSettings.getState(), now, loadGameBackupSupport)
  downloadText(`parlor-${new Date(now).toISOString().slice(0, 10)}.json`, JSON.stringify(bundle))
  const { t } = currentTranslator()
  const text = t('saves.exported', { count: bundle.saves.length })
  toast(damaged > 0 ? { text: `${text} ${t('saves.leftOut', { count: damaged })}`, tone: 'bad' } : { text, tone: 'good' })
}
