import { raveWeight } from './rave.ts'
import { provenLoss, proofForSeat, unproven, type SearchTree } from './search-tree.ts'
import type { RewardScale } from './reward-scale.ts'

/**
 * UCT selection with RAVE.
 * First-play urgency: an unvisited child counts as its parent's mean, so that a good first child is followed before all others are tried.
 */
export function selectChild<M>(tree: SearchTree<M>, node: number, scale: RewardScale, logs: Float64Array): number {
  const { visits, totals, raveVisits, raveTotals, proofs } = tree
  const seat = tree.seats[node]!
  const zero = scale.normalize(0)
  const slope = scale.normalize(1) - zero
  const tries = visits[node]!
  const exploration = scale.exploration * logs[tries + 1]!
  const urgency = tries > 1 ? tree.own[node]! / (node === 0 ? tries : tries - 1) : 0
  const first = tree.first[node]!
  const end = first + tree.counts[node]!
  let best = first
  let highest = -Infinity
  for (let child = first; child < end; child++) {
    if (proofs[child] !== unproven && proofForSeat(proofs[child]!, seat) === provenLoss) continue
    const n = visits[child]!
    const raveCount = raveVisits[child]!
    let mean = n > 0 ? totals[child]! / n : urgency
    if (raveCount > 0) {
      const weight = raveWeight(raveCount, n)
      mean = (1 - weight) * mean + weight * (raveTotals[child]! / raveCount)
    }
    const score = zero + slope * mean + Math.sqrt(exploration / (n + 1))
    if (score > highest) {
      highest = score
      best = child
    }
  }
  return best
}
