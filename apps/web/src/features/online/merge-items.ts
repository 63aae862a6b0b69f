import type { StoredItem } from '../../data/user-collection.ts'

/** Things of one's own by the key they are kept under. */
export type ItemsByKey = Readonly<Record<string, StoredItem<unknown>>>

/** What this device and the account agreed on last: which things there were, and when. */
export interface LastAgreement {
  readonly at: number
  readonly keys: readonly string[]
}

/**
 * One set of things out of two. The newer of two with one key stays. What only one side has is new there, unless both had it when they
 * agreed last and it has not been touched since: then the other side has thrown it away.
 */
export function mergeItems(here: ItemsByKey, there: ItemsByKey, { at, keys }: LastAgreement): ItemsByKey {
  const agreed = new Set(keys)
  const merged: Record<string, StoredItem<unknown>> = {}
  for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const [mine, theirs] = [here[key], there[key]]
    if (mine && theirs) merged[key] = theirs.updated > mine.updated ? theirs : mine
    else {
      const only = (mine ?? theirs)!
      if (!agreed.has(key) || only.updated > at) merged[key] = only
    }
  }
  return merged
}
