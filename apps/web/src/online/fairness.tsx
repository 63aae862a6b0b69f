import { sha256 } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useState, type ReactElement } from 'react'
import { Button } from '../house/button.tsx'
import { useWords } from '../words/words.ts'

/** The seed's fingerprint from the start, the seed at the end, and a button that compares them. */
export function Fairness({ fair }: { fair: TableInfo['fair'] }): ReactElement {
  const { t } = useWords()
  const [fits, setFits] = useState<boolean | null>(null)
  const { hash, seed } = fair
  return (
    <details className="online-fair">
      <summary>{t('online.fair')}</summary>
      <p>{t('online.fairLine')}</p>
      <dl>
        <dt>{t('online.fairHash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        {seed !== null && (
          <>
            <dt>{t('online.fairSeed')}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {seed !== null && (
        <Button icon="check" onClick={() => setFits(sha256(seed) === hash)}>
          {t('online.verify')}
        </Button>
      )}
      {fits !== null && <p role="status">{t(fits ? 'online.fits' : 'online.fitsNot')}</p>}
    </details>
  )
}
