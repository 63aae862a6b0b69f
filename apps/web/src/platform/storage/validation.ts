import { isPlainObject, reject, type Rejection } from '@parlor/kernel'

/** A rejection of something large because of a part of it: `why` puts the reason into the words of the whole. */
export interface NestedRejection extends Rejection {
  readonly because?: Rejection
}

/** Refuses the whole because of a part. */
export function rejectBecause(code: string, params: NonNullable<Rejection['params']>, because: Rejection): NestedRejection {
  return { ...reject(code, params), because }
}

/** True for something that a later edition of Parlor has written. */
export function isNewerFormat(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value['v'] === 'number' && value['v'] > 1
}

/** Which key does not belong in an object from outside, or which is missing; null when all is as it should be. */
export function validateKeys(value: unknown, keys: readonly string[], optional: readonly string[] = []): Rejection | null {
  if (!isPlainObject(value)) return reject('json.notAnObject')
  const unknown = Object.keys(value).find((key) => !keys.includes(key) && !optional.includes(key))
  if (unknown !== undefined) return reject('json.unknownKey', { key: unknown.slice(0, 40) })
  const missing = keys.find((key) => !Object.hasOwn(value, key))
  return missing === undefined ? null : reject('json.missingKey', { key: missing })
}
