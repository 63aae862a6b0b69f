import { rankedRules } from '@parlor/protocol'

const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * Until when the ranked queue is closed to somebody who aborted at these times; 0 when it is open. From the third abort within half an
 * hour, or the seventh within a day, each one closes it: five minutes at first, doubled by every further one of that day.
 */
export function abortPenaltyUntil(aborts: readonly number[], now: number): number {
  const day = aborts.filter((at) => at > now - dayMs && at <= now).sort((a, b) => a - b)
  const { abortMinutes, abortsAllowed, abortsAllowedDaily, pauseMinutes } = rankedRules
  let until = 0
  let pauses = 0
  for (const [i, at] of day.entries()) {
    const lately = day.slice(0, i + 1).filter((other) => other > at - abortMinutes * minuteMs).length
    if (lately <= abortsAllowed && i + 1 <= abortsAllowedDaily) continue
    until = Math.max(until, at + pauseMinutes * minuteMs * 2 ** pauses)
    pauses++
  }
  return until > now ? until : 0
}
