import { isPlainObject, reject, type Rejection } from '@parlor/kernel'
import { canonicalJson } from '@parlor/kernel/host'

/** Validates untrusted input: returns the rebuilt value, or an error that names the key. Total: never throws. */
export type Shape<T> = (value: unknown, key: string) => T | ShapeError

export type ShapeType<S> = S extends Shape<infer T> ? T : never

/** Wraps a rejection, so that no message that happens to look like one is taken for one. */
export class ShapeError {
  readonly why: Rejection
  constructor(code: string, key: string) {
    this.why = reject(code, { key: key.slice(0, 60) })
  }
}

/** Text of bounded length; `pattern` must match all of it. */
export function text(most: number, pattern?: RegExp, least = 1): Shape<string> {
  return (value, key) =>
    typeof value === 'string' && value.length >= least && value.length <= most && (pattern === undefined || pattern.test(value))
      ? value
      : new ShapeError('protocol.badField', key)
}

/** An integer within bounds; −0 is refused. */
export function integer(least: number, most: number): Shape<number> {
  return (value, key) =>
    Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : new ShapeError('protocol.badField', key)
}

export const finiteNumber: Shape<number> = (value, key) =>
  typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0) ? value : new ShapeError('protocol.badField', key)

export const bool: Shape<boolean> = (value, key) => (typeof value === 'boolean' ? value : new ShapeError('protocol.badField', key))

/** Server time in milliseconds since 1970. */
export const timestampShape = integer(0, 8.64e15)

export function oneOf<const T extends string | number>(values: readonly T[]): Shape<T> {
  return (value, key) => (values.includes(value as T) ? (value as T) : new ShapeError('protocol.badField', key))
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, key) => (value === null ? null : shape(value, key))
}

export function list<T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return (value, key) => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return new ShapeError('protocol.badField', key)
    const items: T[] = []
    for (let i = 0; i < value.length; i++) {
      const item = shape(value[i], `${key}.${i}`)
      if (item instanceof ShapeError) return item
      items.push(item)
    }
    return items
  }
}

type Fields = Readonly<Record<string, Shape<unknown>>>
type ShapeRecord<F extends Fields> = { readonly [K in keyof F]: ShapeType<F[K]> }

/** An object with exactly these keys. */
export function strictObject<F extends Fields>(fields: F): Shape<ShapeRecord<F>> {
  const keys = Object.keys(fields)
  return (value, at) => {
    if (!isPlainObject(value)) return new ShapeError('protocol.badField', at)
    for (const key of Object.keys(value)) if (!Object.hasOwn(fields, key)) return new ShapeError('protocol.unknownKey', keyPath(at, key))
    const made: Record<string, unknown> = {}
    for (const key of keys) {
      if (!Object.hasOwn(value, key)) return new ShapeError('protocol.missingKey', keyPath(at, key))
      const field = fields[key]!(value[key], keyPath(at, key))
      if (field instanceof ShapeError) return field
      made[key] = field
    }
    return made as ShapeRecord<F>
  }
}

/** A union of records discriminated by `kind`; `names` lists the kinds. */
export function taggedUnion<F extends Readonly<Record<string, Fields>>>(
  variants: F,
): Shape<{ [K in keyof F & string]: { readonly kind: K } & ShapeRecord<F[K]> }[keyof F & string]> & { readonly names: readonly string[] } {
  const shapes = new Map(Object.entries(variants).map(([kind, fields]) => [kind, strictObject({ kind: oneOf([kind]), ...fields })]))
  const read = (value: unknown, at: string) => {
    if (!isPlainObject(value) || typeof value['kind'] !== 'string') return new ShapeError('protocol.badField', keyPath(at, 'kind'))
    const shape = shapes.get(value['kind'])
    return shape ? (shape(value, at) as never) : new ShapeError('protocol.unknownKind', value['kind'])
  }
  return Object.assign(read, { names: [...shapes.keys()] })
}

/** A plain object validated later by a game, of at most `most` characters of JSON. */
export function sizeLimitedObject(most: number): Shape<Readonly<Record<string, unknown>>> {
  return (value, key) => (isPlainObject(value) && jsonLength(value) <= most ? value : new ShapeError('protocol.badField', key))
}

/** Any JSON, validated by its game. */
export const anyJson: Shape<unknown> = (value, key) => (value === undefined ? new ShapeError('protocol.badField', key) : value)

function jsonLength(value: unknown): number {
  try {
    return canonicalJson(value).length
  } catch {
    return Infinity
  }
}

/** Reads an untrusted value with a shape. */
export function readWithShape<T>(shape: Shape<T>, value: unknown): T | Rejection {
  const read = shape(value, '')
  return read instanceof ShapeError ? read.why : read
}

function keyPath(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`
}
