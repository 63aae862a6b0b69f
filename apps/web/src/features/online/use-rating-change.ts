import { isRejection } from '@parlor/kernel'
import type { RatingChange, TableInfo } from '@parlor/protocol'
import { useEffect, useState } from 'react'
import { apiRequest } from '../../session/online/api.ts'

/** The player's rating change by a finished ranked match; null where there is none or it is unknown. */
export function useRatingChange({ match, ranked, state, you }: TableInfo): RatingChange | null {
  const [change, setChange] = useState<RatingChange | null>(null)
  const counts = ranked && state === 'over' && you !== null
  useEffect(() => {
    if (!counts) return
    let mounted = true
    void apiRequest('ratingChange', { parts: { match } }).then((answer) => {
      if (mounted && !isRejection(answer)) setChange(answer.change)
    })
    return () => {
      mounted = false
    }
  }, [counts, match])
  return change
}
