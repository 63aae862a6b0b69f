import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useState, type ReactElement } from 'react'
import type { GameDoor } from '../games/door.ts'
import { Button } from '../house/button.tsx'
import { useWords } from '../words/words.ts'
import { request } from './api.ts'
import { isFair } from './fair.ts'
import { onlinePackage } from './room.ts'

interface FairnessProps {
  readonly door: GameDoor
  readonly table: TableInfo
  /** The fingerprint as this page was first told it; null when it came after the end. */
  readonly promised: string | null
}

/** The seed's fingerprint from the start, the seed at the end, and a button that deals the match anew from it and compares. */
export function Fairness({ door, table, promised }: FairnessProps): ReactElement {
  const { t } = useWords()
  const [fits, setFits] = useState<boolean | null>(null)
  const { hash, seed } = table.fair
  async function verify(): Promise<void> {
    const record = await request('replay', { parts: { match: table.match } })
    // Whoever only looked on is not given the whole match: they compare what they have.
    const played = isRejection(record) ? null : recordOf(record)
    setFits(isFair({ hash, seed: seed ?? '' }, promised, played, onlinePackage(door).game))
  }
  return (
    <div className="online-fair">
      <p>{t(seed === null ? 'online.fairPromise' : 'online.fairLine')}</p>
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
        <Button icon="check" onClick={() => void verify()}>
          {t('online.verify')}
        </Button>
      )}
      {fits !== null && <p role="status">{t(fits ? 'online.fits' : 'online.fitsNot')}</p>}
    </div>
  )
}

function recordOf({ players: _, ...record }: { readonly players: unknown }): object {
  return record
}
