import type { ComponentType, ReactElement } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useSettings } from '../platform/settings/settings-store.ts'
import { useTranslator } from '../platform/i18n/translator.ts'
import type { TableAction } from './table-actions.ts'
import { ScrollableText } from '../ui/scrollable-text.tsx'

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
  backspace: '⌫',
}

const none: NonNullable<HelpDialogProps['own']> = []

interface HelpDialogProps {
  readonly actions: readonly TableAction[]
  /** Moves are played here: the keys of the board are listed. */
  readonly plays: boolean
  /** Legend of the board. */
  readonly Legend: ComponentType | undefined
  /** Keys handled by the game, with what they do. */
  readonly own?: readonly { readonly keys: readonly string[]; readonly label: string }[] | undefined
  /** W, A, S and D move over the board as arrow keys do. */
  readonly wasd?: boolean | undefined
  readonly onClose: () => void
}

/** Legend of the board and keyboard shortcuts, generated from the lists that handle the keys. */
export function HelpDialog({ actions, plays, Legend, own = none, wasd = false, onClose }: HelpDialogProps): ReactElement {
  const { t } = useTranslator()
  const letters = useSettings((settings) => settings.letterKeys)
  const list = actions.flatMap(({ id, label, key }) =>
    key === undefined || own.some(({ keys }) => keys.includes(key)) ? [] : [{ id, label, key }],
  )
  const sign = (key: string) => (key === ' ' ? t('table.space') : (signs[key] ?? key.toUpperCase()))
  return (
    <Dialog open onClose={onClose} title={t('table.help')}>
      <ScrollableText label={t('table.help')}>
        {Legend && (
          <section className="help-section" aria-labelledby="help-signs">
            <h3 id="help-signs">{t('table.helpSigns')}</h3>
            <Legend />
          </section>
        )}
        <section className="help-section" aria-labelledby="help-keys">
          <h3 id="help-keys">{t('table.keys')}</h3>
          {plays && own.length === 0 && <p>{t('table.keysBoard')}</p>}
          <dl className="shortcut-list">
            {plays && own.length === 0 && (
              <>
                <KeyRow signs={['↑', '↓', '←', '→']} label={t('table.keysMove')} />
                {wasd && <KeyRow signs={['W', 'A', 'S', 'D']} label={t('table.keysMove')} off={!letters} />}
                <KeyRow signs={['Enter']} label={t('table.keysPlay')} />
              </>
            )}
            {own.map(({ keys, label }) => (
              <KeyRow key={label} signs={keys.map(sign)} label={label} />
            ))}
            {list.map(({ id, key, label }) => (
              <KeyRow key={id} signs={[sign(key)]} label={t(label)} off={key.length === 1 && key !== ' ' && !letters} />
            ))}
          </dl>
          <p className="dialog-note">{t(letters ? 'table.keysNote' : 'table.keysOff')}</p>
        </section>
      </ScrollableText>
    </Dialog>
  )
}

function KeyRow({ signs, label, off }: { signs: readonly string[]; label: string; off?: boolean }): ReactElement {
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
