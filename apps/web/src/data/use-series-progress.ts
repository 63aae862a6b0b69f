import { useCallback } from 'react'
import { readSeriesProgress, type SeriesDefinition, type SeriesProgress } from './series-progress.ts'
import type { KeyValueStore } from '../platform/storage/key-value-store.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** Stored progress of a series; null until read. */
export function useSeriesProgress(game: string, series: SeriesDefinition | null): SeriesProgress | null {
  return useStored(useCallback(async (store: KeyValueStore) => series && readSeriesProgress(game, series, store), [game, series]))
}
