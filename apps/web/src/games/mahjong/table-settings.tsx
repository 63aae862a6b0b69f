import type { ReactElement } from 'react'
import { Switch } from '../../ui/field.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setPreferences, usePreferences } from './preferences.ts'
import { strings } from './strings.ts'

/** Table settings: the odds, and numbers in the corners. */
export function TableSettings(): ReactElement {
  const words = useTranslator()
  const own = strings[words.language]
  const digits = usePreferences((choices) => choices.digits)
  const odds = useSettings((settings) => settings.preview)
  return (
    <>
      <Switch
        label={words.say({ key: 'choice.odds' }, own)}
        note={words.say({ key: 'choice.oddsNote' }, own)}
        checked={odds}
        onChange={(preview) => void updateSettings({ preview })}
      />
      <Switch
        label={words.say({ key: 'choice.digits' }, own)}
        note={words.say({ key: 'choice.digitsNote' }, own)}
        checked={digits}
        onChange={(on) => setPreferences({ digits: on })}
      />
    </>
  )
}
