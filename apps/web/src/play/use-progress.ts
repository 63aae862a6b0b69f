import { useCallback } from 'react'
import { readProgress, type KeptSeries, type SeriesProgress } from '../storage/series.ts'
import type { Vault } from '../storage/vault.ts'
import { useKept } from './use-kept.ts'

/** How far a series has come. */
export function useProgress(game: string, series: KeptSeries | null): SeriesProgress | null {
  return useKept(useCallback(async (vault: Vault) => series && readProgress(game, series, vault), [game, series]))
}
