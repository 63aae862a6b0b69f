import type { ReactElement } from 'react'
import { Dialog } from '../house/dialog.tsx'
import { useSettings } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { actions, allActions } from './actions.ts'
import { Reading } from './reading.tsx'
import { replayKeys } from './transport.tsx'

const signs: Readonly<Record<string, string>> = { escape: 'Esc', arrowright: '→', arrowleft: '←', home: 'Home', end: 'End' }

/** Which key does what, made from the same lists that the keys work by. */
export function Keys({ kind = 'table', onClose }: { kind?: 'table' | 'replay'; onClose: () => void }): ReactElement {
  const { t } = useWords()
  const letters = useSettings((settings) => settings.letterKeys)
  const list = kind === 'table' ? allActions : [...replayKeys, actions.speed, actions.fullScreen]
  return (
    <Dialog open onClose={onClose} title={t('table.keys')}>
      <Reading label={t('table.keys')}>
        {kind === 'table' && <p>{t('table.keysBoard')}</p>}
        <dl className="keys">
          {list.map(({ id, key, label }) => (
            <div key={id} data-off={key.length === 1 && key !== ' ' && !letters}>
              <dt>
                <kbd>{key === ' ' ? t('table.space') : (signs[key] ?? key.toUpperCase())}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
        <p className="sheet-note">{t(letters ? 'table.keysNote' : 'table.keysOff')}</p>
      </Reading>
    </Dialog>
  )
}
