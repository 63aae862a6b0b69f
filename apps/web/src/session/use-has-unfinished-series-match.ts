import { useCallback } from 'react'
import { findUnfinishedSeriesMatch } from './series-match.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** Whether there is an unfinished match at an index of a series: the link then continues it. */
export function useHasUnfinishedSeriesMatch(game: string, id: string, index: number): boolean {
  return useStored(useCallback(() => findUnfinishedSeriesMatch(game, { id, index }), [game, id, index])) !== null
}
