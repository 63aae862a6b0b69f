import type { ReactElement } from 'react'
import { storageTroubleKeys, useStorageStatus } from '../platform/storage/use-storage-status.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Stands wherever matches are begun, played or listed while this browser keeps nothing. */
export function StorageBanner(): ReactElement | null {
  const { t } = useTranslator()
  const trouble = useStorageStatus()?.trouble ?? null
  if (trouble === null) return null
  return (
    <p className="vault-banner" role="status">
      <Icon name="warning" size={20} />
      <span>{t(storageTroubleKeys[trouble])}</span>
      {trouble !== 'late' && (
        <Button
          kind="quiet"
          icon="download"
          onClick={() => void import('../features/saves/export-all.ts').then(({ exportAll }) => exportAll())}
        >
          {t('saves.exportAll')}
        </Button>
      )}
    </p>
  )
}
