import type { Outcome } from '@parlor/kernel'
import { faceOf, handSize, highestHonourValue, isHonour, lowestHonourValue, maxDecks, tileValueOf, valueSlotOf } from './tiles.ts'
import type { Ending, MahjongState, MahjongView } from './types.ts'

/** The outcome of a run: its score, and a single rank. */
export function outcomeOf(score: number, ending: Ending): Outcome {
  return { scores: [score], ranks: [1], reason: `outcome.${ending}` }
}

/** A run that is resigned keeps its score. */
export function resignationOutcome({ score }: MahjongState): Omit<Outcome, 'reason'> {
  return { scores: [score], ranks: [1] }
}

/** The end of the scale that an honour among these tiles has reached, if any. */
export function honourEnding({ honors, values }: MahjongState, ids: readonly number[]): { ending: Ending; face: number } | null {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    if (!isHonour(id)) continue
    const value = tileValueOf(honors, values, id)
    if (value <= lowestHonourValue) return { ending: 'tooLow', face: faceOf(id) }
    if (value >= highestHonourValue) return { ending: 'tooHigh', face: faceOf(id) }
  }
  return null
}

/** True when the pile has run out for the last time. */
export function isExhausted({ exhaustions }: Pick<MahjongState, 'exhaustions'>): boolean {
  return exhaustions >= maxDecks
}

/** Whether a bet is the last of the run, or may be because an honour of the hand can reach an end of its scale; null while it is neither. */
export function decisiveBet(
  seen: Pick<MahjongView, 'hand' | 'values' | 'honors' | 'pile' | 'exhaustions' | 'score'>,
): 'last' | 'maybe' | null {
  const { hand, honors, values, pile, exhaustions } = seen
  if (endingOf(seen)) return null
  if (exhaustions === maxDecks - 1 && pile.length < 2 * handSize) return 'last'
  const ends = hand.some(({ id }) => {
    if (!isHonour(id)) return false
    const slot = valueSlotOf(honors, id)
    const moves = hand.filter((other) => isHonour(other.id) && valueSlotOf(honors, other.id) === slot).length
    return values[slot]! - moves <= lowestHonourValue || values[slot]! + moves >= highestHonourValue
  })
  return ends ? 'maybe' : null
}

/** True in Stakes when no chip is left. */
export function isBroke({ honors, score }: Pick<MahjongView, 'honors' | 'score'>): boolean {
  return honors === 'stakes' && score < 1
}

/** Why a run is over, from the current position alone; null while it is not, and for chips that were cashed out. */
export function endingOf(state: Pick<MahjongView, 'values' | 'exhaustions' | 'honors' | 'score'>): Ending | null {
  for (const value of state.values) {
    if (value <= lowestHonourValue) return 'tooLow'
    if (value >= highestHonourValue) return 'tooHigh'
  }
  if (isBroke(state)) return 'broke'
  return isExhausted(state) ? 'exhausted' : null
}
