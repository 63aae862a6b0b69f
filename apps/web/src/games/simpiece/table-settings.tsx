import type { ReactElement } from 'react'
import { Switch } from '../../house/field.tsx'
import { useWords } from '../../words/words.ts'
import { setChoice, useChoice } from './choices.ts'
import { EffortSettings } from './effort-settings.tsx'
import { teller } from './label.ts'

/** What may be chosen at the table: questions before a turn ends, passing without a choice, and how hard the strongest opponent thinks. */
export function TableSettings(): ReactElement {
  const tell = teller(useWords())
  const askEnd = useChoice('askEnd')
  const autoSkip = useChoice('autoSkip')
  return (
    <>
      <Switch label={tell('table.askEnd')} checked={askEnd} onChange={(on) => setChoice('askEnd', on)} />
      <Switch
        label={tell('table.autoSkip')}
        note={tell('table.autoSkipNote')}
        checked={autoSkip}
        onChange={(on) => setChoice('autoSkip', on)}
      />
      <EffortSettings />
    </>
  )
}
