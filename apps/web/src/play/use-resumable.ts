import { useCallback } from 'react'
import { resumeFixture } from '../session/series.ts'
import { useKept } from './use-kept.ts'

/** Whether a match at this place of a series has been begun and not finished: the way there goes on with it. */
export function useResumable(game: string, id: string, index: number): boolean {
  return useKept(useCallback(() => resumeFixture(game, { id, index }), [game, id, index])) !== null
}
