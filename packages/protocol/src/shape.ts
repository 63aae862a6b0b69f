import { canonicalJson, isPlain, reject, type Rejection } from '@parlor/kernel'

/** Reads one value from outside: what it should be, rebuilt, or a refusal that names the place. Total: never throws. */
export type Shape<T> = (value: unknown, key: string) => T | Refused

/** The type a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never

/** Wraps a refusal, so that no message that happens to look like a rejection is taken for one. */
export class Refused {
  readonly why: Rejection
  constructor(code: string, key: string) {
    this.why = reject(code, { key: key.slice(0, 60) })
  }
}

/** Text of some length; `pattern` must match the whole of it. */
export function text(most: number, pattern?: RegExp, least = 1): Shape<string> {
  return (value, key) =>
    typeof value === 'string' && value.length >= least && value.length <= most && (pattern === undefined || pattern.test(value))
      ? value
      : new Refused('protocol.badField', key)
}

/** A whole number within bounds; −0 is none. */
export function whole(least: number, most: number): Shape<number> {
  return (value, key) =>
    Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : new Refused('protocol.badField', key)
}

/** Any finite number. */
export const decimal: Shape<number> = (value, key) =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0) ? value : new Refused('protocol.badField', key)

export const flag: Shape<boolean> = (value, key) => (typeof value === 'boolean' ? value : new Refused('protocol.badField', key))

/** One of a closed set. */
export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  return (value, key) => (values.includes(value as T) ? (value as T) : new Refused('protocol.badField', key))
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, key) => (value === null ? null : shape(value, key))
}

export function list<T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return (value, key) => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return new Refused('protocol.badField', key)
    const items: T[] = []
    for (let i = 0; i < value.length; i++) {
      const item = shape(value[i], `${key}.${i}`)
      if (item instanceof Refused) return item
      items.push(item)
    }
    return items
  }
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type Whole<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> }

/** An object with exactly these keys: none missing, none more. */
export function record<F extends Fields>(fields: F): Shape<Whole<F>> {
  const keys = Object.keys(fields)
  return (value, at) => {
    if (!isPlain(value)) return new Refused('protocol.badField', at)
    for (const key of Object.keys(value)) if (!Object.hasOwn(fields, key)) return new Refused('protocol.unknownKey', place(at, key))
    const made: Record<string, unknown> = {}
    for (const key of keys) {
      if (!Object.hasOwn(value, key)) return new Refused('protocol.missingKey', place(at, key))
      const field = fields[key]!(value[key], place(at, key))
      if (field instanceof Refused) return field
      made[key] = field
    }
    return made as Whole<F>
  }
}

/** One of several records, told apart by their `kind`; `names` are the kinds there are. */
export function kinds<F extends Readonly<Record<string, Fields>>>(
  variants: F,
): Shape<{ [K in keyof F & string]: { readonly kind: K } & Whole<F[K]> }[keyof F & string]> & { readonly names: readonly string[] } {
  const shapes = new Map(Object.entries(variants).map(([kind, fields]) => [kind, record({ kind: oneOf([kind]), ...fields })]))
  const read = (value: unknown, at: string) => {
    if (!isPlain(value) || typeof value['kind'] !== 'string') return new Refused('protocol.badField', place(at, 'kind'))
    const shape = shapes.get(value['kind'])
    return shape ? (shape(value, at) as never) : new Refused('protocol.unknownKind', value['kind'])
  }
  return Object.assign(read, { names: [...shapes.keys()] })
}

/** A plain object whose inside is for a game to judge, up to so many characters of JSON. */
export function plain(most: number): Shape<Readonly<Record<string, unknown>>> {
  return (value, key) => (isPlain(value) && jsonLength(value) <= most ? value : new Refused('protocol.badField', key))
}

/** Any JSON, for what only its game can read. */
export const anything: Shape<unknown> = (value, key) => (value === undefined ? new Refused('protocol.badField', key) : value)

function jsonLength(value: unknown): number {
  try {
    return canonicalJson(value).length
  } catch {
    return Infinity
  }
}

/** Reads a whole value by its shape. */
export function readAs<T>(shape: Shape<T>, value: unknown): T | Rejection {
  const read = shape(value, '')
  return read instanceof Refused ? read.why : read
}

function place(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`
}
