import type { Phase } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setPreference, usePreference } from './preferences.ts'
import { translatorFor } from './aria-labels.ts'

const turnPhases: readonly Phase[] = ['refresh', 'draw', 'don', 'main', 'end']

/** The strip between the halves: phases, turn number, active player. */
export function PhaseStrip(props: { phase: Phase; turn: number; name: string; mine: boolean }): ReactElement {
  const { phase, turn, name, mine } = props
  const translate = translatorFor(useTranslator())
  const now = turnPhases.indexOf(phase)
  const log = usePreference('log')
  return (
    <div className="st-phases" data-mine={mine}>
      <ol aria-label={translate('table.phases')}>
        {turnPhases.map((one, i) => (
          <li key={one} data-state={i < now ? 'past' : i === now ? 'now' : 'next'} aria-current={i === now ? 'step' : undefined}>
            {translate(`phase.${one}`)}
          </li>
        ))}
      </ol>
      <p className="st-turn">{turn === 0 ? translate('phase.setup') : translate('table.turnOf', { turn, name })}</p>
      <button
        type="button"
        className="st-log-button"
        aria-label={translate('table.log')}
        title={translate('table.log')}
        aria-pressed={log}
        onClick={() => setPreference('log', !log)}
      >
        <Icon name="list" size={20} />
      </button>
    </div>
  )
}
