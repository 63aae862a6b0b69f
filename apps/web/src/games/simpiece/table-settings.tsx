import type { ReactElement } from 'react'
import { Switch } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setPreference, usePreference } from './preferences.ts'
import { BotEffortSettings } from './bot-effort-settings.tsx'
import { translatorFor } from './aria-labels.ts'

/** Table settings: confirmation before the turn ends, automatic answers, effort of the strongest opponent. */
export function TableSettings(): ReactElement {
  const translate = translatorFor(useTranslator())
  const askEnd = usePreference('askEnd')
  const autoSkip = usePreference('autoSkip')
  return (
    <>
      <Switch label={translate('table.askEnd')} checked={askEnd} onChange={(on) => setPreference('askEnd', on)} />
      <Switch
        label={translate('table.autoSkip')}
        note={translate('table.autoSkipNote')}
        checked={autoSkip}
        onChange={(on) => setPreference('autoSkip', on)}
      />
      <BotEffortSettings />
    </>
  )
}
