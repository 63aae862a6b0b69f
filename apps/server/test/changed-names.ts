import { isPlainObject } from '@parlor/kernel'

/**
 * Paths at which an older value has a key or type that the current one lacks. Null matches anything; of lists the first elements are
 * compared; additions are no difference.
 */
export function changedNames(then: unknown, now: unknown, at = ''): string[] {
  if (then === null || now === null) return []
  if (Array.isArray(then) && Array.isArray(now)) return then.length > 0 && now.length > 0 ? changedNames(then[0], now[0], `${at}[0]`) : []
  if (!isPlainObject(then) || !isPlainObject(now))
    return typeof then === typeof now && Array.isArray(then) === Array.isArray(now) ? [] : [at]
  return Object.entries(then).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`
    return Object.hasOwn(now, key) ? changedNames(value, now[key], path) : [path]
  })
}
