import { useId, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { Icon, type IconName } from './icon.tsx'

interface LabelledFieldProps {
  label: string
  /** Help text below the label. */
  note?: ReactNode
  disabled?: boolean
}

interface FieldOption<T> {
  readonly value: T
  readonly label: string
}

/** Segmented control over radio buttons. `bare` hides the label visually; null selects none. */
export function SegmentedControl<T extends string | number>(
  props: LabelledFieldProps & { bare?: boolean; value: T | null; options: readonly FieldOption<T>[]; onChange: (value: T) => void },
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
      <FieldNote id={id} note={note} />
    </fieldset>
  )
}

/** Select. */
export function Select<T extends string | number>(
  props: LabelledFieldProps & { value: T; options: readonly FieldOption<T>[]; onChange: (value: T) => void },
): ReactElement {
  const { label, note, value, options, onChange, disabled } = props
  return (
    <FieldFrame label={label} note={note}>
      {(tied) => (
        <span className="select">
          <select
            {...tied}
            value={options.findIndex((option) => option.value === value)}
            disabled={disabled}
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
      )}
    </FieldFrame>
  )
}

/** Integer stepper. */
export function Stepper(
  props: LabelledFieldProps & { value: number; min: number; max: number; step?: number; onChange: (value: number) => void },
): ReactElement {
  const { label, note, value, min, max, step = 1, onChange, disabled } = props
  const { t } = useTranslator()
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <FieldFrame label={label} note={note}>
      {(tied) => (
        <span className="stepper">
          <StepButton icon="minus" label={t('house.less', { label })} off={disabled || value <= min} onStep={() => set(value - step)} />
          <input
            {...tied}
            type="number"
            inputMode="numeric"
            value={value}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            onChange={(event) => {
              if (Number.isInteger(event.target.valueAsNumber)) set(event.target.valueAsNumber)
            }}
          />
          <StepButton icon="plus" label={t('house.moreOf', { label })} off={disabled || value >= max} onStep={() => set(value + step)} />
        </span>
      )}
    </FieldFrame>
  )
}

/** `aria-disabled` at the limit: a disabled button would lose the focus of whoever has just pressed it. */
function StepButton(props: { icon: IconName; label: string; off: boolean | undefined; onStep: () => void }): ReactElement {
  const { icon, label, off, onStep } = props
  return (
    <button type="button" aria-label={label} aria-disabled={off} onClick={() => !off && onStep()}>
      <Icon name={icon} size={20} />
    </button>
  )
}

/** On or off. */
export function Switch(props: LabelledFieldProps & { checked: boolean; onChange: (checked: boolean) => void }): ReactElement {
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
      <FieldNote id={id} note={note} />
    </div>
  )
}

/** Slider; `show` formats its value. */
export function Slider(
  props: LabelledFieldProps & {
    value: number
    min: number
    max: number
    step?: number
    show?: (value: number) => string
    onChange: (value: number) => void
  },
): ReactElement {
  const { label, note, value, min, max, step = 1, show, onChange, disabled } = props
  return (
    <FieldFrame label={label} note={note}>
      {(tied) => (
        <span className="slider">
          <input
            {...tied}
            type="range"
            value={value}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            aria-valuetext={show?.(value)}
            style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {show && <output htmlFor={tied.id}>{show(value)}</output>}
        </span>
      )}
    </FieldFrame>
  )
}

/** Single-line text field. */
export function TextField(
  props: LabelledFieldProps & {
    value: string
    maxLength: number
    error?: string | null
    placeholder?: string
    /** `autocomplete`; off where absent. */
    fill?: 'username' | 'email' | 'current-password' | 'new-password'
    onChange: (value: string) => void
  },
): ReactElement {
  const { label, note, value, maxLength, error, placeholder, fill, onChange, disabled } = props
  return (
    <FieldFrame label={label} note={note} error={error}>
      {(tied) => (
        <input
          {...tied}
          className="text-input"
          type={fill === undefined || fill === 'username' ? 'text' : fill === 'email' ? 'email' : 'password'}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete={fill ?? 'off'}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** Label, control and note; the control gets the ids that link them. */
function FieldFrame({ label, note, error, children }: FieldFrameProps): ReactElement {
  const id = useId()
  const notes = [note ? `${id}-note` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': notes || undefined })}
      <FieldNote id={id} note={note} />
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface FieldFrameProps {
  label: string
  note?: ReactNode
  error?: string | null | undefined
  children: (tied: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

function FieldNote({ id, note }: { id: string; note: ReactNode }): ReactElement | null {
  return note ? (
    <p id={`${id}-note`} className="field-note">
      {note}
    </p>
  ) : null
}
