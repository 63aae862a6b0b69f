import type { OptionSchema } from '@parlor/kernel'
import type { OptionField, StringTable } from '@parlor/kernel/host'
import type { ReactElement } from 'react'
import { SegmentedControl, Select, Stepper, Switch, TextField } from '../../ui/form-fields.tsx'
import { useTranslator } from '../../platform/i18n/translator.ts'

type OptionValues = Readonly<Record<string, unknown>>

interface OptionsFormComponentProps {
  readonly schema: OptionSchema<object>
  /** Fields with a form of the game's own. */
  readonly own?: readonly string[] | undefined
  readonly values: OptionValues
  readonly strings: StringTable
  readonly onChange: (values: OptionValues) => void
}

/** Form generated from a game's option schema; a field with `when` is shown only while it applies. */
export function OptionsForm({ schema, own, values, strings, onChange }: OptionsFormComponentProps): ReactElement {
  const fields = Object.entries(schema.fields as Readonly<Record<string, OptionField>>)
  return (
    <div className="options">
      {fields
        .filter(([name, { when }]) => !own?.includes(name) && (!when || values[when.field] === when.is))
        .map(([name, field]) => (
          <OptionFieldInput
            key={name}
            name={name}
            field={field}
            value={values[name]}
            strings={strings}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
    </div>
  )
}

/** Few short values: segmented control; otherwise a select. */
const segmentedLimits = { values: 4, letters: 28 }

function OptionFieldInput(props: {
  name: string
  field: OptionField
  value: unknown
  strings: StringTable
  onChange: (value: unknown) => void
}): ReactElement {
  const { name, field, value, strings, onChange } = props
  const { say } = useTranslator()
  const label = say({ key: `option.${name}` }, strings)
  const note = Object.hasOwn(strings, `option.${name}.help`) ? say({ key: `option.${name}.help` }, strings) : undefined
  const common = { label, ...(note === undefined ? {} : { note }) }
  switch (field.kind) {
    case 'switch':
      return <Switch {...common} checked={value === true} onChange={onChange} />
    case 'integer':
      return <Stepper {...common} value={value as number} min={field.min} max={field.max} onChange={onChange} />
    case 'text':
      return <TextField {...common} value={value as string} maxLength={field.maxLength} onChange={onChange} />
    case 'choice': {
      const options = field.values.map((one) => ({ value: one as string | number, label: valueName(name, one, strings, say) }))
      const short =
        options.length <= segmentedLimits.values && options.reduce((sum, option) => sum + option.label.length, 0) <= segmentedLimits.letters
      const Pick = short ? SegmentedControl : Select
      return <Pick {...common} value={value as string | number} options={options} onChange={onChange} />
    }
  }
}

/** Label of a value; numbers are shown as they are. */
function valueName(name: string, value: unknown, strings: StringTable, say: ReturnType<typeof useTranslator>['say']): string {
  const key = `option.${name}.${String(value)}`
  return Object.hasOwn(strings, key) ? say({ key }, strings) : String(value)
}
