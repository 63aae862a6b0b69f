import { oddsAids } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { SegmentedControl, Switch } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setPreferences, usePreferences } from './preferences.ts'
import { strings } from './strings.ts'

/** Table settings: the odds, and numbers in the corners. */
export function TableSettings(): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  const digits = usePreferences((choices) => choices.digits)
  const odds = usePreferences((choices) => choices.odds)
  return (
    <>
      <SegmentedControl
        label={say('choice.odds')}
        note={say('choice.oddsNote')}
        value={odds}
        options={oddsAids.map((value) => ({ value, label: say(`choice.odds.${value}`) }))}
        onChange={(chosen) => setPreferences({ odds: chosen })}
      />
      <Switch
        label={say('choice.digits')}
        note={say('choice.digitsNote')}
        checked={digits}
        onChange={(on) => setPreferences({ digits: on })}
      />
    </>
  )
}
