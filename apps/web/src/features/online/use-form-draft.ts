import { useEffect, useState } from 'react'

/**
 * What is typed in a form and not sent yet, or chosen from `options`: it outlives a reload of the page, and is forgotten on the way to
 * another. A newer page may no longer have what was chosen.
 */
export function useFormDraft<T extends string = string>(
  name: string,
  initial: NoInfer<T>,
  options?: readonly T[],
): [T, (value: T) => void] {
  const key = `parlor.draft.${name}`
  const [value, setValue] = useState(() => {
    const kept = (withSessionStorage((shelf) => shelf.getItem(key)) ?? initial) as T
    return options && !options.includes(kept) ? initial : kept
  })
  // A reload takes the page away without this.
  useEffect(() => () => withSessionStorage((kept) => kept.removeItem(key)), [key])
  return [
    value,
    (next) => {
      withSessionStorage((kept) => (next === initial ? kept.removeItem(key) : kept.setItem(key, next)))
      setValue(next)
    },
  ]
}

/** Without storage a draft lasts as long as the page. */
function withSessionStorage<R>(work: (kept: Storage) => R): R | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
