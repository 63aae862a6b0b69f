import { isRejection } from '@parlor/kernel'
import type { TableInfo } from '@parlor/protocol'
import { moveOwnCommitmentsToRematch, readAskedRematches, readSentCommitments } from '../../data/deal-commitments.ts'
import type { KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { apiRequest } from './api.ts'

/** Of the matches whose rematch was asked for, the latest. */
const maxLookedAt = 5

/**
 * Finds the commitments that were sent for a rematch before it had an id, where it is opened by another way than from the match before it,
 * such as the list of one's own tables: without them, a commitment that the server exchanged would pass for that of another device.
 */
export async function claimRematchCommitments({ match, you }: Pick<TableInfo, 'match' | 'you'>, store?: KeyValueStore): Promise<void> {
  if (you === null || (await readSentCommitments(match, store)).length > 0) return
  for (const earlier of (await readAskedRematches(store)).slice(0, maxLookedAt)) {
    const table = await apiRequest('table', { parts: { match: earlier } })
    if (!isRejection(table) && table.next === match) return moveOwnCommitmentsToRematch(earlier, match, store)
  }
}
