import { useCallback } from 'react'
import { storedSeal } from '../storage/seals.ts'
import type { Vault } from '../storage/vault.ts'
import { useKept } from './use-kept.ts'

/** The seal that was written down when a match was dealt; null where there is none, undefined until it has been read. */
export function useSeal(match: string): string | null | undefined {
  const found = useKept(useCallback(async (vault: Vault) => ({ seal: await storedSeal(match, vault) }), [match]))
  return found ? found.seal : undefined
}
