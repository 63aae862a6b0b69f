import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { useEffect, useState } from 'react'
import { apiRequest } from '../../session/online/api.ts'

/** What a ranked match did to one's rating, once it is over; null where it did nothing or that is not known. */
export function useRatingChange({ match, ranked, state, you }: TableInfo): number | null {
  const [change, setChange] = useState<number | null>(null)
  const counts = ranked && state === 'over' && you !== null
  useEffect(() => {
    if (!counts) return
    let here = true
    void apiRequest('history').then((answer) => {
      if (here && !isRejection(answer)) setChange(answer.matches.find((one) => one.match === match)?.change ?? null)
    })
    return () => {
      here = false
    }
  }, [counts, match])
  return change
}
