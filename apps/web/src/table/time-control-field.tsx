import type { ReactElement } from 'react'
import { Choice, Stepper } from '../house/field.tsx'
import { timeControls, timeLimits, type TimeControl } from '../session/time.ts'
import { useWords } from '../words/words.ts'
import './time-control.css'

const none = 'none'
const own = 'own'

/** With which clock a match is played: none, one of a few, or one's own. */
export function TimeControlField(props: {
  readonly value: TimeControl | undefined
  readonly onChange: (value: TimeControl | undefined) => void
}): ReactElement {
  const { value, onChange } = props
  const { t } = useWords()
  const offered = timeControls.find((control) => value && nameOf(control) === nameOf(value))
  const chosen = value === undefined ? none : offered ? nameOf(offered) : own
  function choose(name: string): void {
    if (name === own) onChange({ minutes: value?.minutes ?? 15, increment: offered || !value ? 10 : value.increment })
    else onChange(timeControls.find((control) => nameOf(control) === name))
  }
  return (
    <div className="time-control">
      <Choice
        label={t('table.time')}
        note={t('table.timeNote')}
        value={chosen}
        options={[
          { value: none, label: t('table.timeNone') },
          ...timeControls.map((control) => ({ value: nameOf(control), label: nameOf(control) })),
          { value: own, label: t('table.timeOwn') },
        ]}
        onChange={choose}
      />
      {value && chosen === own && (
        <div className="time-control-own">
          <Stepper
            label={t('table.timeMinutes')}
            value={value.minutes}
            min={timeLimits.minutes[0]}
            max={timeLimits.minutes[1]}
            onChange={(minutes) => onChange({ ...value, minutes })}
          />
          <Stepper
            label={t('table.timeIncrement')}
            value={value.increment}
            min={timeLimits.increment[0]}
            max={timeLimits.increment[1]}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </div>
      )}
    </div>
  )
}

/** As players write it: minutes, a plus, seconds. */
function nameOf({ minutes, increment }: TimeControl): string {
  return `${minutes}+${increment}`
}
