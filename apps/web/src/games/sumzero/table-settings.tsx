import type { ReactElement } from 'react'
import { Switch } from '../../house/field.tsx'
import { setSettings, useSettings } from '../../settings/store.ts'
import { useWords } from '../../words/words.ts'
import { setSight, useSight } from './sight.ts'
import { strings } from './strings.ts'

/** What of the sheet is drawn: its lines, what a held piece would do, how contested its squares are. */
export function TableSettings(): ReactElement {
  const { say, language } = useWords()
  const tell = (key: string) => say({ key }, strings[language])
  const { grid, heat } = useSight()
  const preview = useSettings((settings) => settings.preview)
  return (
    <>
      <Switch label={tell('setting.grid')} checked={grid} onChange={(on) => setSight({ grid: on })} />
      <Switch
        label={tell('setting.hover')}
        note={tell('setting.hover.help')}
        checked={preview}
        onChange={(on) => void setSettings({ preview: on })}
      />
      <Switch label={tell('tools.heat')} note={tell('setting.heat.help')} checked={heat} onChange={(on) => setSight({ heat: on })} />
    </>
  )
}
