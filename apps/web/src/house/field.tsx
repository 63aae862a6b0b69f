import { useId, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { Icon } from './icon.tsx'

interface Labelled {
  label: string
  /** A sentence below the label. */
  note?: ReactNode
  disabled?: boolean
}

export interface Option<T> {
  readonly value: T
  readonly label: string
}

/** One of a few, all visible: a row of joined buttons, radio buttons underneath. `bare` keeps the label for screen readers only. */
export function Choice<T extends string | number>(
  props: Labelled & { bare?: boolean; value: T; options: readonly Option<T>[]; onChange: (value: T) => void },
): ReactElement {
  const { label, note, value, options, onChange, disabled, bare } = props
  const id = useId()
  return (
    <fieldset className="field field-choice" disabled={disabled} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={bare ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value} className="choice-item">
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <Note id={id} note={note} />
    </fieldset>
  )
}

/** One of many. */
export function Select<T extends string | number>(
  props: Labelled & { value: T; options: readonly Option<T>[]; onChange: (value: T) => void },
): ReactElement {
  const { label, note, value, options, onChange, disabled } = props
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select
          id={id}
          value={options.findIndex((option) => option.value === value)}
          disabled={disabled}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(options[Number(event.target.value)]!.value)}
        >
          {options.map((option, index) => (
            <option key={option.value} value={index}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
      <Note id={id} note={note} />
    </div>
  )
}

/** A whole number with buttons to step it. */
export function Stepper(
  props: Labelled & { value: number; min: number; max: number; step?: number; onChange: (value: number) => void },
): ReactElement {
  const { label, note, value, min, max, step = 1, onChange, disabled } = props
  const { t } = useWords()
  const id = useId()
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="stepper">
        <button type="button" aria-label={t('house.less', { label })} disabled={disabled || value <= min} onClick={() => set(value - step)}>
          <Icon name="minus" size={20} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => {
            if (Number.isInteger(event.target.valueAsNumber)) set(event.target.valueAsNumber)
          }}
        />
        <button
          type="button"
          aria-label={t('house.moreOf', { label })}
          disabled={disabled || value >= max}
          onClick={() => set(value + step)}
        >
          <Icon name="plus" size={20} />
        </button>
      </span>
      <Note id={id} note={note} />
    </div>
  )
}

/** On or off. */
export function Switch(props: Labelled & { checked: boolean; onChange: (checked: boolean) => void }): ReactElement {
  const { label, note, checked, onChange, disabled } = props
  const id = useId()
  return (
    <div className="field field-switch">
      <label className="switch">
        <span className="field-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="switch-track" aria-hidden="true" />
      </label>
      <Note id={id} note={note} />
    </div>
  )
}

/** A quantity by feel; `show` puts it into words. */
export function Slider(
  props: Labelled & {
    value: number
    min: number
    max: number
    step?: number
    show?: (value: number) => string
    onChange: (value: number) => void
  },
): ReactElement {
  const { label, note, value, min, max, step = 1, show, onChange, disabled } = props
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="slider">
        <input
          id={id}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          aria-valuetext={show?.(value)}
          aria-describedby={note ? `${id}-note` : undefined}
          style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {show && <output htmlFor={id}>{show(value)}</output>}
      </span>
      <Note id={id} note={note} />
    </div>
  )
}

/** A line of text. */
export function TextField(
  props: Labelled & { value: string; maxLength: number; error?: string | null; placeholder?: string; onChange: (value: string) => void },
): ReactElement {
  const { label, note, value, maxLength, error, placeholder, onChange, disabled } = props
  const id = useId()
  const notes = [note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="text-input"
        type="text"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Note id={id} note={note} />
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

function Note({ id, note }: { id: string; note: ReactNode }): ReactElement | null {
  return note ? (
    <p id={`${id}-note`} className="field-note">
      {note}
    </p>
  ) : null
}
