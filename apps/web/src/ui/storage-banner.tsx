import type { ReactElement } from 'react'
import { storageTroubleMessageKeys, useStorageStatus } from '../platform/storage/use-storage-status.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

let exportEverything: () => Promise<void> = () => Promise.reject(new Error('setStorageExport has not been called'))

/** Sets what the banner's export button runs: the export knows matches, which this layer does not. */
export function setStorageExportHandler(run: () => Promise<void>): void {
  exportEverything = run
}

/** On every page that starts, plays or lists matches: a warning while this browser stores nothing. */
export function StorageBanner(): ReactElement | null {
  const { t } = useTranslator()
  const trouble = useStorageStatus()?.trouble ?? null
  if (trouble === null) return null
  return (
    <p className="storage-banner" role="status">
      <Icon name="warning" size={20} />
      <span>{t(storageTroubleMessageKeys[trouble])}</span>
      {trouble !== 'late' && (
        <Button kind="quiet" icon="download" onClick={() => void exportEverything()}>
          {t('saves.exportAll')}
        </Button>
      )}
    </p>
  )
}
