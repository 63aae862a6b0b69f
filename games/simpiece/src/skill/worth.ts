import type { CardNo } from '../pool.ts'
import { blockerBit, cards } from '../pool.ts'
import type { Fielded, Side } from '../types.ts'
import { knobs } from './knobs.ts'

/** Everything here is counted in cards: 1 is what a card in hand is worth. */

/** A Character on the field. */
export function fieldWorth(no: CardNo): number {
  const { power, cost, mask, at } = cards[no]!
  const lasting = at.whenAttacking.length + at.activateMain.length + at.always.length + at.onBlock.length
  return (
    knobs.body +
    (knobs.might * (power ?? 0)) / 1000 +
    knobs.cost * (cost ?? 0) +
    (mask & blockerBit ? knobs.blocks : 0) +
    (lasting > 0 ? knobs.lasting : 0)
  )
}

/** A card in hand: what it counters with, and what it will do when it is played. */
export function handWorth(no: CardNo): number {
  const { kind, cost, counter, at, power } = cards[no]!
  if (kind === 'event') return at.counter.length > 0 ? 1 : 0.7
  return 0.45 + (0.2 * (counter ?? 0)) / 1000 + 0.03 * (cost ?? 0) + (0.02 * (power ?? 0)) / 1000 + (at.onPlay.length > 0 ? 0.15 : 0)
}

/** What a hit on the Leader costs a side with so much Life, the card it draws for it taken off. */
export function hitWorth(life: number): number {
  switch (life) {
    case 0:
      return 50
    case 1:
      return knobs.hit1
    case 2:
      return knobs.hit2
    case 3:
      return knobs.hit3
    case 4:
      return knobs.hit4
    default:
      return knobs.hit5
  }
}

/** The Character a side would miss least. */
export function leastOf(characters: readonly Fielded[]): Fielded | null {
  let least: Fielded | null = null
  for (let i = 0; i < characters.length; i++)
    if (least === null || fieldWorth(characters[i]!.card) < fieldWorth(least.card)) least = characters[i]!
  return least
}

/** Active Blockers. */
export function blockersOf({ characters }: Side): number {
  let count = 0
  for (let i = 0; i < characters.length; i++) if (!characters[i]!.rested && cards[characters[i]!.card]!.mask & blockerBit) count++
  return count
}
