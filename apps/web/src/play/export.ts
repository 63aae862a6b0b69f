import { toast } from '../house/toast.tsx'
import { useSettings } from '../settings/store.ts'
import { gatherBundle } from '../storage/bundle.ts'
import { openVault } from '../storage/vault.ts'
import { download } from '../table/download.ts'
import { words } from '../words/words.ts'
import { openKeeper } from './open-keeper.ts'

/** Hands everything of this device over as one file, and says how much of it there was. */
export async function exportAll(): Promise<void> {
  const now = Date.now()
  const { bundle, damaged } = await gatherBundle(await openVault(), useSettings.getState(), now, openKeeper)
  download(`parlor-${new Date(now).toISOString().slice(0, 10)}.json`, JSON.stringify(bundle))
  const { t } = words()
  const text = t('saves.exported', { count: bundle.saves.length })
  toast(damaged > 0 ? { text: `${text} ${t('saves.leftOut', { count: damaged })}`, tone: 'bad' } : { text, tone: 'good' })
}
