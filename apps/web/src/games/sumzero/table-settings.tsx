import type { ReactElement } from 'react'
import { Switch } from '../../ui/form-fields.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { setDisplayPreferences, useDisplayPreferences } from './preferences.ts'
import { strings } from './strings.ts'

/** Table settings: grid lines, placement preview, heat map. */
export function TableSettings(): ReactElement {
  const { say, language } = useTranslator()
  const translate = (key: string) => say({ key }, strings[language])
  const { grid, heat } = useDisplayPreferences()
  const preview = useSettings((settings) => settings.preview)
  return (
    <>
      <Switch label={translate('setting.grid')} checked={grid} onChange={(on) => setDisplayPreferences({ grid: on })} />
      <Switch
        label={translate('setting.hover')}
        note={translate('setting.hover.help')}
        checked={preview}
        onChange={(on) => void updateSettings({ preview: on })}
      />
      <Switch
        label={translate('tools.heat')}
        note={translate('setting.heat.help')}
        checked={heat}
        onChange={(on) => setDisplayPreferences({ heat: on })}
      />
    </>
  )
}
