import { chainLength } from '@parlor/protocol'
import type { Chain } from '../src/store/chains.ts'
import type { Dealt } from '../src/tables/deal.ts'

/** A deal of no chain that was published, for matches whose luck does not matter. */
export function anyDeal(seats: number): Dealt {
  const chain = { anchor: { anchor: '0'.repeat(64), page: 1, place: 0, hash: '0'.repeat(64) }, tip: '0'.repeat(64) } as unknown as Chain
  return { chain, index: chainLength, commitments: Array.from({ length: seats }, () => null) }
}
