import type { ReactElement } from 'react'
import { useWords } from '../words/words.ts'

/** What stands in for a page while its code loads; invisible for the first moment, so that quick loads do not flicker. */
export function Waiting(): ReactElement {
  const { t } = useWords()
  return (
    <div className="waiting" role="status">
      <span className="sr-only">{t('house.loading')}</span>
    </div>
  )
}
