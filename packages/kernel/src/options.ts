import { isSafelyReadableObject } from './json.ts'
import { isRejection, reject, type Rejection } from './rejection.ts'

/** One form field: its allowed and default values. The possible kinds follow from the type of its value. */
export type OptionField<T = unknown> = {
  readonly default: T
  /** Shown only while another field has this value. */ readonly when?: { readonly field: string; readonly is: unknown }
} & FieldKind<T>

type Choice<T> = { readonly kind: 'choice'; readonly values: readonly T[] }
type Integer = { readonly kind: 'integer'; readonly min: number; readonly max: number }
type Switch = { readonly kind: 'switch' }
type FreeText = { readonly kind: 'text'; readonly maxLength: number }

type FieldKind<T> = unknown extends T
  ? Choice<T> | Integer | Switch | FreeText
  : [T] extends [boolean]
    ? Switch
    : number extends T
      ? Choice<T> | Integer
      : string extends T
        ? Choice<T> | FreeText
        : Choice<T>

/** Options as data: forms are rendered and untrusted values are parsed from it. */
export interface OptionSchema<O extends object> {
  readonly fields: { readonly [K in keyof O & string]: OptionField<O[K]> }
  /** Named starting points, the first one preselected; names are message keys of the game. */
  readonly presets: readonly { readonly id: string; readonly options: O }[]
  /** Validates what concerns several fields. */
  check?(options: O): Rejection | null
}

/** A schema without fields, for games without private options. */
export const emptyOptionSchema: OptionSchema<Record<string, never>> = { fields: {}, presets: [{ id: 'default', options: {} }] }

/** The default of every field. */
export function defaultOptions<O extends object>(schema: OptionSchema<O>): O {
  const options: Record<string, unknown> = {}
  for (const [name, field] of entries(schema)) options[name] = field.default
  return options as O
}

/** Strict: every key present, no extra key, every value in range, the whole consistent. */
export function readOptions<O extends object>(schema: OptionSchema<O>, value: unknown): O | Rejection {
  if (!isSafelyReadableObject(value)) return reject('options.notAnObject')
  for (const key of Object.keys(value))
    if (!Object.hasOwn(schema.fields, key)) return reject('options.unknownKey', { key: key.slice(0, 40) })
  const options: Record<string, unknown> = {}
  for (const [name, field] of entries(schema)) {
    if (!Object.hasOwn(value, name)) return reject('options.missingKey', { key: name })
    const chosen = value[name]
    const wrong = checkField(name, field, chosen)
    if (wrong) return wrong
    options[name] = chosen
  }
  return schema.check?.(options as O) ?? (options as O)
}

/** Parses partial options over a base (defaults, unless given): for forms and command lines. */
export function completeOptions<O extends object>(schema: OptionSchema<O>, part: unknown, base?: O): O | Rejection {
  if (!isSafelyReadableObject(part)) return reject('options.notAnObject')
  return readOptions(schema, { ...(base ?? defaultOptions(schema)), ...part })
}

/** One secret per seat, for seats that bring none of their own. */
export function defaultSeatSecrets<P extends object>(schema: OptionSchema<P>, seatCount: number): P[] {
  const secrets: P[] = []
  for (let seat = 0; seat < seatCount; seat++) secrets.push(defaultOptions(schema))
  return secrets
}

/** Parses one secret per seat. */
export function readSeatSecrets<P extends object>(schema: OptionSchema<P>, values: unknown, seatCount: number): P[] | Rejection {
  if (!Array.isArray(values) || values.length !== seatCount) return reject('options.secretsPerSeat', { seats: seatCount })
  const secrets: P[] = []
  for (const value of values) {
    const secret = readOptions(schema, value)
    if (isRejection(secret)) return secret
    secrets.push(secret)
  }
  return secrets
}

function checkField(name: string, field: OptionField, value: unknown): Rejection | null {
  switch (field.kind) {
    case 'choice':
      // Not `includes`: it takes −0 for 0, and a state cannot hold −0.
      return field.values.some((one) => Object.is(one, value))
        ? null
        : reject('options.notAChoice', { key: name, choices: field.values.join(', ') })
    case 'integer':
      return Number.isInteger(value) && !Object.is(value, -0) && (value as number) >= field.min && (value as number) <= field.max
        ? null
        : reject('options.notInRange', { key: name, min: field.min, max: field.max })
    case 'switch':
      return typeof value === 'boolean' ? null : reject('options.notASwitch', { key: name })
    case 'text':
      if (typeof value !== 'string') return reject('options.notText', { key: name })
      return value.length <= field.maxLength ? null : reject('options.textTooLong', { key: name, limit: field.maxLength })
  }
}

function entries<O extends object>(schema: OptionSchema<O>): [string, OptionField][] {
  return Object.entries(schema.fields)
}
