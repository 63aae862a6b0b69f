import type { ReactElement } from 'react'
import { Switch } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { useStepMode } from './preferences.ts'
import { strings } from './strings.ts'

/** Dots' section of the table settings. */
export function TableSettings(): ReactElement {
  const { say, language } = useTranslator()
  const [steps, setSteps] = useStepMode()
  const translate = (key: string) => say({ key }, strings[language])
  return <Switch label={translate('setting.steps')} note={translate('setting.steps.help')} checked={steps} onChange={setSteps} />
}
