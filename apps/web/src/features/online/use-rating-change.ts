import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useEffect, useState } from 'react'
import { apiRequest } from '../../session/online/api.ts'
import { ratingChangeOf, type RatingChange } from './finished-match-text.ts'

/** The player's rating change by a finished ranked match; null where there is none or it is unknown. */
export function useRatingChange({ match, game, ranked, state, you }: TableInfo): RatingChange | null {
  const [change, setChange] = useState<RatingChange | null>(null)
  const counts = ranked && state === 'over' && you !== null
  useEffect(() => {
    if (!counts) return
    let mounted = true
    void Promise.all([apiRequest('history'), apiRequest('rating', { parts: { game } })]).then(([history, rating]) => {
      if (mounted && !isRejection(history)) setChange(ratingChangeOf(match, history.matches, isRejection(rating) ? null : rating.now))
    })
    return () => {
      mounted = false
    }
  }, [counts, match, game])
  return change
}
