import type { CardIndex } from '../card-pool.ts'
import { blockerBit, cards } from '../card-pool.ts'
import type { FieldCard, Side } from '../types.ts'
import { heuristicWeights } from './heuristic-weights.ts'

/** Values are in cards: 1 is the value of a card in hand. */

/** A Character on the field. */
export function fieldCardWorth(no: CardIndex): number {
  const { power, cost, mask, at } = cards[no]!
  const lasting = at.whenAttacking.length + at.activateMain.length + at.always.length + at.onBlock.length
  return (
    heuristicWeights.body +
    (heuristicWeights.might * (power ?? 0)) / 1000 +
    heuristicWeights.cost * (cost ?? 0) +
    (mask & blockerBit ? heuristicWeights.blocks : 0) +
    (lasting > 0 ? heuristicWeights.lasting : 0)
  )
}

/** A card in hand: its counter, and its value when it is played. */
export function handCardWorth(no: CardIndex): number {
  const { kind, cost, counter, at, power } = cards[no]!
  if (kind === 'event') return at.counter.length > 0 ? 1 : 0.7
  return 0.45 + (0.2 * (counter ?? 0)) / 1000 + 0.03 * (cost ?? 0) + (0.02 * (power ?? 0)) / 1000 + (at.onPlay.length > 0 ? 0.15 : 0)
}

/** Cost of a hit on the Leader at this Life, less the card it draws. */
export function hitWorth(life: number): number {
  switch (life) {
    case 0:
      return 50
    case 1:
      return heuristicWeights.hit1
    case 2:
      return heuristicWeights.hit2
    case 3:
      return heuristicWeights.hit3
    case 4:
      return heuristicWeights.hit4
    default:
      return heuristicWeights.hit5
  }
}

/** A side's Character of lowest value. */
export function leastWorthCard(characters: readonly FieldCard[]): FieldCard | null {
  let least: FieldCard | null = null
  for (let i = 0; i < characters.length; i++)
    if (least === null || fieldCardWorth(characters[i]!.card) < fieldCardWorth(least.card)) least = characters[i]!
  return least
}

/** Active Blockers. */
export function countActiveBlockers({ characters }: Side): number {
  let count = 0
  for (let i = 0; i < characters.length; i++) if (!characters[i]!.rested && cards[characters[i]!.card]!.mask & blockerBit) count++
  return count
}
