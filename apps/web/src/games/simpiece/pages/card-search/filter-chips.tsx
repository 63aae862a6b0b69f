import type { ReactElement, ReactNode } from 'react'

interface FilterChipsProps<T> {
  readonly label: string
  readonly options: readonly T[]
  readonly chosen: readonly T[]
  readonly renderOption: (option: T) => ReactNode
  readonly onChange: (chosen: T[]) => void
  /** Short options, such as colour, cost and counter: square chips. */
  readonly narrow?: boolean
}

/** Multiple choice: checkboxes styled as chips; nothing where there is no choice. */
export function FilterChips<T extends string | number>({
  label,
  options,
  chosen,
  renderOption,
  onChange,
  narrow,
}: FilterChipsProps<T>): ReactElement | null {
  if (options.length < 2) return null
  return (
    <fieldset className="sp-chips" data-narrow={narrow}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option} className="sp-toggle" data-option={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) => onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))}
            />
            <span>{renderOption(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
