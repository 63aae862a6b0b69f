import { isPlainObject, reject, type Rejection } from '@parlor/kernel'

/** A rejection because of a nested part: `why` is the part's reason. */
export interface NestedRejection extends Rejection {
  readonly because?: Rejection
}

/** Rejects the whole because of a part. */
export function rejectBecause(code: string, params: NonNullable<Rejection['params']>, because: Rejection): NestedRejection {
  return { ...reject(code, params), because }
}

/** Whether a newer version of Parlor wrote it. */
export function isNewerFormat(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value['v'] === 'number' && value['v'] > 1
}

/** The first unexpected or missing key of an object; null when it has exactly the expected ones. */
export function rejectUnexpectedKeys(value: unknown, keys: readonly string[], optional: readonly string[] = []): Rejection | null {
  if (!isPlainObject(value)) return reject('json.notAnObject')
  const unknown = Object.keys(value).find((key) => !keys.includes(key) && !optional.includes(key))
  if (unknown !== undefined) return reject('json.unknownKey', { key: unknown.slice(0, 40) })
  const missing = keys.find((key) => !Object.hasOwn(value, key))
  return missing === undefined ? null : reject('json.missingKey', { key: missing })
}
