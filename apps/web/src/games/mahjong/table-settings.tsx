import type { ReactElement } from 'react'
import { Switch } from '../../house/field.tsx'
import { setSettings, useSettings } from '../../settings/store.ts'
import { useWords } from '../../words/words.ts'
import { setChoices, useChoices } from './choices.ts'
import { strings } from './strings.ts'

/** What may be chosen at the table: the odds, and numbers in the corners. */
export function TableSettings(): ReactElement {
  const words = useWords()
  const own = strings[words.language]
  const digits = useChoices((choices) => choices.digits)
  const odds = useSettings((settings) => settings.preview)
  return (
    <>
      <Switch
        label={words.say({ key: 'choice.odds' }, own)}
        note={words.say({ key: 'choice.oddsNote' }, own)}
        checked={odds}
        onChange={(preview) => void setSettings({ preview })}
      />
      <Switch
        label={words.say({ key: 'choice.digits' }, own)}
        note={words.say({ key: 'choice.digitsNote' }, own)}
        checked={digits}
        onChange={(on) => setChoices({ digits: on })}
      />
    </>
  )
}
