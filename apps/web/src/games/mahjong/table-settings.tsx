import type { ReactElement } from 'react'
import { Switch } from '../../ui/form-fields.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setPreferences, usePreferences } from './preferences.ts'
import { strings } from './strings.ts'

/** Table settings: the odds, and numbers in the corners. */
export function TableSettings(): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const digits = usePreferences((choices) => choices.digits)
  const odds = useSettings((settings) => settings.preview)
  return (
    <>
      <Switch
        label={translator.say({ key: 'choice.odds' }, own)}
        note={translator.say({ key: 'choice.oddsNote' }, own)}
        checked={odds}
        onChange={(preview) => void updateSettings({ preview })}
      />
      <Switch
        label={translator.say({ key: 'choice.digits' }, own)}
        note={translator.say({ key: 'choice.digitsNote' }, own)}
        checked={digits}
        onChange={(on) => setPreferences({ digits: on })}
      />
    </>
  )
}
