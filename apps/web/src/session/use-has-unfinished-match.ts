import { useCallback } from 'react'
import { findUnfinishedSeriesMatch } from './series-match.ts'
import { useStored } from '../platform/storage/use-stored.ts'

/** Whether a match at this place of a series has been begun and not finished: the way there goes on with it. */
export function useHasUnfinishedMatch(game: string, id: string, index: number): boolean {
  return useStored(useCallback(() => findUnfinishedSeriesMatch(game, { id, index }), [game, id, index])) !== null
}
