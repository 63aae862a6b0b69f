import { useCallback } from 'react'
import { useKept } from '../play/use-kept.ts'
import { listResults } from '../storage/result.ts'
import type { Vault } from '../storage/vault.ts'
import { today } from './day.ts'
import { recordOf, type DailyRecord } from './record.ts'

/** What has been done in a game's daily challenges on this device; null until it is read. */
export function useDaily(game: string): DailyRecord | null {
  return useKept(useCallback(async (vault: Vault) => recordOf(await listResults(game, vault), today()), [game]))
}
