import type { ReactElement } from 'react'
import { Switch } from '../../house/field.tsx'
import { useWords } from '../../words/words.ts'
import { useSteps } from './steps.ts'
import { strings } from './strings.ts'

/** What players of Dots may choose at the table. */
export function TableSettings(): ReactElement {
  const { say, language } = useWords()
  const [steps, setSteps] = useSteps()
  const tell = (key: string) => say({ key }, strings[language])
  return <Switch label={tell('setting.steps')} note={tell('setting.steps.help')} checked={steps} onChange={setSteps} />
}
