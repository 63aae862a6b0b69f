import type { ReactElement } from 'react'
import { SegmentedControl } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { secondsChoices, setBotEffort, simulationChoices, useBotEffort } from './bot-effort-preference.ts'
import { translatorFor } from './aria-labels.ts'

/** Effort of the strongest opponent: simulations per move, and maximum time. */
export function BotEffortSettings(): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const own = useBotEffort()
  return (
    <>
      <SegmentedControl
        label={translate('table.simulations')}
        note={translate('table.simulationsNote')}
        value={own.simulations}
        options={simulationChoices.map((value) => ({ value, label: translator.number(value) }))}
        onChange={(value) => setBotEffort('simulations', value)}
      />
      <SegmentedControl
        label={translate('table.seconds')}
        note={translate('table.secondsNote')}
        value={own.seconds}
        options={secondsChoices.map((value) => ({
          value,
          label: translator.number(value, { style: 'unit', unit: 'second', unitDisplay: 'short' }),
        }))}
        onChange={(value) => setBotEffort('seconds', value)}
      />
    </>
  )
}
