import { bestBet, nextHandOdds } from './odds.ts'
import { honourOf, lowestHonourValue } from './tiles.ts'
import type { Bet, MahjongView } from './types.ts'

/** A win that would lift an honour so high is avoided. */
const tooHigh = 8

/**
 * The likelier bet; in Living honours the other one where a win would lift an honour of the hand to 8 or more, unless a loss would end
 * the run.
 */
export function steadyBet(view: MahjongView): Bet {
  const likelier = bestBet(nextHandOdds(view))
  if (view.honors !== 'kind') return likelier
  const { hand } = view
  let high = false
  for (const { face, value } of hand) {
    if (honourOf(face) === null) continue
    const copies = hand.filter((other) => other.face === face).length
    if (value - copies <= lowestHonourValue) return likelier
    if (value + copies >= tooHigh) high = true
  }
  if (!high) return likelier
  return likelier === 'higher' ? 'lower' : 'higher'
}
