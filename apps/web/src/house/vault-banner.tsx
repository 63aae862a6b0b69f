import type { ReactElement } from 'react'
import { troubleWords, useVaultStatus } from '../storage/use-status.ts'
import { useWords } from '../words/words.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Stands wherever matches are begun, played or listed while this browser keeps nothing. */
export function VaultBanner(): ReactElement | null {
  const { t } = useWords()
  const trouble = useVaultStatus()?.trouble ?? null
  if (trouble === null) return null
  return (
    <p className="vault-banner" role="status">
      <Icon name="warning" size={20} />
      <span>{t(troubleWords[trouble])}</span>
      {trouble !== 'late' && (
        <Button kind="quiet" icon="download" onClick={() => void import('../play/export.ts').then(({ exportAll }) => exportAll())}>
          {t('saves.exportAll')}
        </Button>
      )}
    </p>
  )
}
