import type { ReactElement } from 'react'
import { Choice } from '../../house/field.tsx'
import { useWords } from '../../words/words.ts'
import { seconds, setEffort, simulations, useEffort } from './effort.ts'
import { teller } from './label.ts'

/** How hard the strongest opponent thinks: games it tries out for a move, and when it has to answer. */
export function EffortSettings(): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const own = useEffort()
  return (
    <>
      <Choice
        label={tell('table.simulations')}
        note={tell('table.simulationsNote')}
        value={own.simulations}
        options={simulations.map((value) => ({ value, label: words.number(value) }))}
        onChange={(value) => setEffort('simulations', value)}
      />
      <Choice
        label={tell('table.seconds')}
        note={tell('table.secondsNote')}
        value={own.seconds}
        options={seconds.map((value) => ({ value, label: words.number(value, { style: 'unit', unit: 'second', unitDisplay: 'short' }) }))}
        onChange={(value) => setEffort('seconds', value)}
      />
    </>
  )
}
