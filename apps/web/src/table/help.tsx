import type { ComponentType, ReactElement } from 'react'
import { Dialog } from '../house/dialog.tsx'
import { useSettings } from '../settings/store.ts'
import { useWords } from '../words/words.ts'
import { actions, allActions } from './actions.ts'
import { Reading } from './reading.tsx'
import { replayKeys } from './transport.tsx'

const signs: Readonly<Record<string, string>> = {
  escape: 'Esc',
  enter: 'Enter',
  tab: 'Tab',
  arrowright: '→',
  arrowleft: '←',
  arrowup: '↑',
  arrowdown: '↓',
  home: 'Home',
  end: 'End',
}

const none: NonNullable<HelpProps['own']> = []

interface HelpProps {
  readonly kind?: 'table' | 'replay'
  /** What the signs on the board mean. */
  readonly Legend: ComponentType | undefined
  /** Keys that the game takes for itself, with what they do. */
  readonly own?: readonly { readonly keys: readonly string[]; readonly label: string }[] | undefined
  /** The letters W, A, S and D go over the board as arrows do. */
  readonly wasd?: boolean | undefined
  readonly onClose: () => void
}

/** What the signs on the board mean, and which key does what: made from the same lists that the keys work by. */
export function Help({ kind = 'table', Legend, own = none, wasd = false, onClose }: HelpProps): ReactElement {
  const { t } = useWords()
  const letters = useSettings((settings) => settings.letterKeys)
  const all = kind === 'table' ? allActions : [...replayKeys, actions.speed, actions.fullScreen]
  const list = all.filter(({ key }) => !own.some(({ keys }) => keys.includes(key)))
  const sign = (key: string) => (key === ' ' ? t('table.space') : (signs[key] ?? key.toUpperCase()))
  return (
    <Dialog open onClose={onClose} title={t('table.help')}>
      <Reading label={t('table.help')}>
        {Legend && (
          <section className="help-part" aria-labelledby="help-signs">
            <h3 id="help-signs">{t('table.helpSigns')}</h3>
            <Legend />
          </section>
        )}
        <section className="help-part" aria-labelledby="help-keys">
          <h3 id="help-keys">{t('table.keys')}</h3>
          {kind === 'table' && own.length === 0 && <p>{t('table.keysBoard')}</p>}
          <dl className="keys">
            {kind === 'table' && own.length === 0 && (
              <>
                <Keys signs={['↑', '↓', '←', '→']} label={t('table.keysMove')} />
                {wasd && <Keys signs={['W', 'A', 'S', 'D']} label={t('table.keysMove')} off={!letters} />}
                <Keys signs={['Enter']} label={t('table.keysPlay')} />
              </>
            )}
            {own.map(({ keys, label }) => (
              <Keys key={label} signs={keys.map(sign)} label={label} />
            ))}
            {list.map(({ id, key, label }) => (
              <Keys key={id} signs={[sign(key)]} label={t(label)} off={key.length === 1 && key !== ' ' && !letters} />
            ))}
          </dl>
          <p className="sheet-note">{t(letters ? 'table.keysNote' : 'table.keysOff')}</p>
        </section>
      </Reading>
    </Dialog>
  )
}

function Keys({ signs, label, off }: { signs: readonly string[]; label: string; off?: boolean }): ReactElement {
  return (
    <div data-off={off}>
      <dt>
        {signs.map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  )
}
