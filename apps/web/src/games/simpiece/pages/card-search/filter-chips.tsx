import type { ReactElement, ReactNode } from 'react'

interface FilterChipsProps<T> {
  readonly label: string
  readonly options: readonly T[]
  readonly chosen: readonly T[]
  /** What stands on a chip. */
  readonly renderOption: (option: T) => ReactNode
  readonly onChange: (chosen: T[]) => void
  /** Colour, cost and counter are short: their chips are squares. */
  readonly narrow?: boolean
}

/** Any number of a few: checkboxes that look like chips. */
export function FilterChips<T extends string | number>({
  label,
  options,
  chosen,
  renderOption,
  onChange,
  narrow,
}: FilterChipsProps<T>): ReactElement {
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
