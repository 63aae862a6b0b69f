import type { Phase } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Icon } from '../../house/icon.tsx'
import { useWords } from '../../words/words.ts'
import { setChoice, useChoice } from './choices.ts'
import { teller } from './label.ts'

const phases: readonly Phase[] = ['refresh', 'draw', 'don', 'main', 'end']

/** The strip between the halves: the phases of the turn, the turn's number and whose it is. */
export function Phases(props: { phase: Phase; turn: number; name: string; mine: boolean }): ReactElement {
  const { phase, turn, name, mine } = props
  const tell = teller(useWords())
  const now = phases.indexOf(phase)
  const log = useChoice('log')
  return (
    <div className="st-phases" data-mine={mine}>
      <ol aria-label={tell('table.phases')}>
        {phases.map((one, i) => (
          <li key={one} data-state={i < now ? 'past' : i === now ? 'now' : 'next'} aria-current={i === now ? 'step' : undefined}>
            {tell(`phase.${one}`)}
          </li>
        ))}
      </ol>
      <p className="st-turn-of">{turn === 0 ? tell('phase.setup') : tell('table.turnOf', { turn, name })}</p>
      <button
        type="button"
        className="st-log-button"
        aria-label={tell('table.log')}
        title={tell('table.log')}
        aria-pressed={log}
        onClick={() => setChoice('log', !log)}
      >
        <Icon name="list" size={20} />
      </button>
    </div>
  )
}
