import { useCallback } from 'react'
import { Saves, type Listed } from '../storage/saves.ts'
import type { Vault } from '../storage/vault.ts'
import { useKept } from './use-kept.ts'

/** The saves of this device, or of one game. */
export function useSaves(game?: string): readonly Listed[] | null {
  return useKept(useCallback((vault: Vault) => new Saves(vault).list(game), [game]))
}
