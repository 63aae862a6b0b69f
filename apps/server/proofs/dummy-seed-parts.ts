import { chainLength } from '@parlor/protocol'
import type { HashChain } from '../src/store/hash-chains.ts'
import type { SeedParts } from '../src/tables/new-match.ts'

/** A deal from an unpublished chain, for matches whose seed does not matter. */
export function dummySeedParts(seats: number): SeedParts {
  const chain = { anchor: { anchor: '0'.repeat(64), page: 1, place: 0, hash: '0'.repeat(64) }, tip: '0'.repeat(64) } as unknown as HashChain
  return { chain, index: chainLength, commitments: Array.from({ length: seats }, () => null) }
}
