import type { ReactElement } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'

/** Placeholder while a page's code loads; invisible at first, so that quick loads do not flicker. */
export function LoadingPlaceholder(): ReactElement {
  const { t } = useTranslator()
  return (
    <div className="loading-placeholder" role="status">
      <span className="sr-only">{t('house.loading')}</span>
    </div>
  )
}
