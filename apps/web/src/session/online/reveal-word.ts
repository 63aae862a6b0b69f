import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { confirmRevealedWord, recordDeal } from '../../data/deal-commitments.ts'
import { apiRequest } from './api.ts'

const tries = 8
const pause = 400

/** Adds this device's word to a deal: first everything that fixes the deal is written down here, then the word goes out. */
export async function revealWord(table: TableInfo): Promise<void> {
  const { match } = table
  const word = await recordDeal(table)
  if (word === null) return
  for (let left = tries; left > 0; left--) {
    const answer = await apiRequest('revealWord', { parts: { match }, body: { word } })
    if (!isRejection(answer)) return confirmRevealedWord(match)
    // Refused for good: too late, or no longer there.
    if (answer.rejected.startsWith('deal.') || answer.rejected.startsWith('match.')) return
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
