import type { ReactElement } from 'react'
import { SegmentedControl, Stepper } from '../../ui/form-fields.tsx'
import { timeControlPresets, timeControlLimits, type TimeControl } from '../../data/time-control.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './time-control-field.css'

const none = 'none'
const own = 'own'

/** Time control: none, a preset, or custom. */
export function TimeControlField(props: {
  readonly value: TimeControl | undefined
  readonly onChange: (value: TimeControl | undefined) => void
}): ReactElement {
  const { value, onChange } = props
  const { t } = useTranslator()
  const offered = timeControlPresets.find((control) => value && timeControlName(control) === timeControlName(value))
  const chosen = value === undefined ? none : offered ? timeControlName(offered) : own
  function choose(name: string): void {
    if (name === own) onChange({ minutes: value?.minutes ?? 15, increment: offered || !value ? 10 : value.increment })
    else onChange(timeControlPresets.find((control) => timeControlName(control) === name))
  }
  return (
    <div className="time-control">
      <SegmentedControl
        label={t('table.time')}
        note={t('table.timeNote')}
        value={chosen}
        options={[
          { value: none, label: t('table.timeNone') },
          ...timeControlPresets.map((control) => ({ value: timeControlName(control), label: timeControlName(control) })),
          { value: own, label: t('table.timeOwn') },
        ]}
        onChange={choose}
      />
      {value && chosen === own && (
        <div className="time-control-own">
          <Stepper
            label={t('table.timeMinutes')}
            value={value.minutes}
            min={timeControlLimits.minutes[0]}
            max={timeControlLimits.minutes[1]}
            onChange={(minutes) => onChange({ ...value, minutes })}
          />
          <Stepper
            label={t('table.timeIncrement')}
            value={value.increment}
            min={timeControlLimits.increment[0]}
            max={timeControlLimits.increment[1]}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </div>
      )}
    </div>
  )
}

/** Usual notation: minutes, a plus, seconds. */
function timeControlName({ minutes, increment }: TimeControl): string {
  return `${minutes}+${increment}`
}
