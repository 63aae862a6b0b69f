import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { Switch } from '../../ui/form-fields.tsx'

/** Among the choices, which pages of any version keep: an older one would take a setting that it does not know for damage. */
const choice = 'online.reactions'

/** Whether what others at a table say is shown and announced. */
export function areReactionsShown({ choices }: Pick<Settings, 'choices'>): boolean {
  return choices[choice] !== 'off'
}

export function ReactionsSwitch(): ReactElement {
  const { t } = useTranslator()
  const shown = useSettings(areReactionsShown)
  const change = (checked: boolean) =>
    void updateSettings({ choices: { ...useSettings.getState().choices, [choice]: checked ? 'on' : 'off' } })
  return <Switch label={t('online.showReactions')} checked={shown} onChange={change} />
}
