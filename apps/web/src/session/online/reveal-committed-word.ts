import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { markRevealAcknowledged, recordDealBeforeReveal } from '../../data/deal-commitments.ts'
import { apiRequest } from './api.ts'

const maxAttempts = 8
const retryDelay = 400

/** Reveals this device's word of a deal; everything that fixes the deal is stored first. */
export async function revealCommittedWord(table: TableInfo): Promise<void> {
  const { match } = table
  const word = await recordDealBeforeReveal(table)
  if (word === null) return
  for (let left = maxAttempts; left > 0; left--) {
    const answer = await apiRequest('revealWord', { parts: { match }, body: { word } })
    if (!isRejection(answer)) return markRevealAcknowledged(match)
    // Final: too late, or the match no longer exists.
    if (answer.rejected.startsWith('deal.') || answer.rejected.startsWith('match.')) return
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
  }
}
