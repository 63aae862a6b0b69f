import { useCallback } from 'react'
import { readSeedCommitment } from './seed-commitments.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** The seed hash stored when a match was dealt; null where there is none, undefined until read. */
export function useSeedCommitment(match: string): string | null | undefined {
  const found = useStored(useCallback(async (store: KeyValueStore) => ({ commitment: await readSeedCommitment(match, store) }), [match]))
  return found ? found.commitment : undefined
}
