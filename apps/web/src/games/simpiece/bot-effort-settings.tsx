import type { ReactElement } from 'react'
import { SegmentedControl } from '../../ui/field.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { secondsChoices, setBotEffort, simulationChoices, useBotEffort } from './bot-effort.ts'
import { translatorFor } from './aria-labels.ts'

/** Effort of the strongest opponent: simulations per move, and maximum time. */
export function BotEffortSettings(): ReactElement {
  const words = useTranslator()
  const tell = translatorFor(words)
  const own = useBotEffort()
  return (
    <>
      <SegmentedControl
        label={tell('table.simulations')}
        note={tell('table.simulationsNote')}
        value={own.simulations}
        options={simulationChoices.map((value) => ({ value, label: words.number(value) }))}
        onChange={(value) => setBotEffort('simulations', value)}
      />
      <SegmentedControl
        label={tell('table.seconds')}
        note={tell('table.secondsNote')}
        value={own.seconds}
        options={secondsChoices.map((value) => ({
          value,
          label: words.number(value, { style: 'unit', unit: 'second', unitDisplay: 'short' }),
        }))}
        onChange={(value) => setBotEffort('seconds', value)}
      />
    </>
  )
}
