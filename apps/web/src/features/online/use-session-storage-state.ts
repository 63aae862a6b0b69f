import { useEffect, useState } from 'react'

/**
 * Unsent form input, or a choice from `options`: survives a reload of the page, and is removed on navigation. A newer page may no longer
 * have the chosen option.
 */
export function useSessionStorageState<T extends string = string>(
  name: string,
  initial: NoInfer<T>,
  options?: readonly T[],
): [T, (value: T) => void] {
  const key = `parlor.draft.${name}`
  const [value, setValue] = useState(() => {
    const stored = (withSessionStorage((storage) => storage.getItem(key)) ?? initial) as T
    return options && !options.includes(stored) ? initial : stored
  })
  // Not called on a reload.
  useEffect(() => () => withSessionStorage((storage) => storage.removeItem(key)), [key])
  return [
    value,
    (next) => {
      withSessionStorage((storage) => (next === initial ? storage.removeItem(key) : storage.setItem(key, next)))
      setValue(next)
    },
  ]
}

/** What is typed and not sent; null without. */
export function readSessionStorageState(name: string): string | null {
  return withSessionStorage((storage) => storage.getItem(`parlor.draft.${name}`)) ?? null
}

/** Drops a draft before its form is mounted anew: the new one reads it before the old one has removed it. */
export function discardSessionStorageState(name: string): void {
  withSessionStorage((storage) => storage.removeItem(`parlor.draft.${name}`))
}

/** Without storage a draft lasts as long as the page. */
function withSessionStorage<R>(work: (storage: Storage) => R): R | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
