import { isRejection } from '@parlor/kernel'
import type { RatingChange, TableInfo } from '@parlor/protocol'
import { useEffect, useState } from 'react'
import { apiRequest } from '../../session/online/api.ts'

/** Seconds between the requests of a change that the server does not know: an older node may not, nor one that is unavailable. */
const retrySeconds = [2, 5, 10, 20, 40, 60, 120, 240]

/** The player's rating change by a finished ranked match; null where there is none or it is unknown. */
export function useRatingChange({ match, ranked, state, you, outcome }: TableInfo): RatingChange | null {
  const [change, setChange] = useState<RatingChange | null>(null)
  const counts = ranked && state === 'over' && you !== null && outcome?.reason !== 'abort'
  useEffect(() => {
    if (!counts) return
    let mounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (tries: number) => {
      const answer = await apiRequest('ratingChange', { parts: { match } })
      if (!mounted) return
      if (!isRejection(answer) && answer.change) return setChange(answer.change)
      const seconds = retrySeconds[tries]
      if (seconds !== undefined) timer = setTimeout(() => void ask(tries + 1), seconds * 1000)
    }
    void ask(0)
    return () => {
      mounted = false
      clearTimeout(timer)
    }
  }, [counts, match])
  return change
}
