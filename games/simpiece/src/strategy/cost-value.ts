import type { Seat } from '@parlor/kernel'
import type { AbilityCost } from '../card-definition.ts'
import type { Side, SimPieceState } from '../types.ts'
import { fieldCardWorth, leastWorthCard } from './card-worth.ts'

/** Value of an ability's costs. */
export function abilityCostValue(state: SimPieceState, seat: Seat, costs: readonly AbilityCost[] | undefined): number {
  let sum = 0
  for (const cost of costs ?? []) sum += costPrice(cost, state.sides[seat]!)
  return sum
}

function costPrice(cost: AbilityCost, side: Side): number {
  switch (cost.pay) {
    case 'restDon':
      return 0.2 * cost.count
    case 'returnDon':
      return (side.donRested > 0 ? 0.35 : 0.45) * cost.count
    case 'restThis':
      return 0.35
    case 'trashLife':
      return side.life.length > 2 ? 0.9 : 2
    case 'fieldToDeck':
      return 0.5
    case 'giveDon':
      return 0.1 * cost.count
    case 'turnLife':
      return 0.05
    case 'returnThis':
      return 0.5
    case 'restCards':
      return 0.3 * cost.count
    case 'giveOpponentDon':
      return 0.1 * cost.count
    case 'returnSomeDon':
      return (side.donRested > 0 ? 0.35 : 0.45) * cost.least
    case 'weaken':
      return 0.2
    case 'trashThis':
    case 'thisToDeck':
      return 0.8
    case 'revealHand':
      return 0.05
    case 'mill':
      return side.deck.length > cost.count + 4 ? 0.05 : 5
    case 'trashToDeck':
      return 0.05
    case 'restCharacters':
      return 0.3 * cost.count
    case 'trashHand':
    case 'handToDeck':
      return 0.55 * cost.count
    case 'lifeToHand':
      return side.life.length > 2 ? 0.3 : side.life.length > 1 ? 1 : 2
    case 'trashCharacters':
    case 'koCharacters':
    case 'charactersToDeck':
      return 0.5 + fieldCardWorth(leastWorthCard(side.characters)?.card ?? 0) * cost.count
    case 'returnCharacters':
      return 0.5 + fieldCardWorth(leastWorthCard(side.characters)?.card ?? 0) * 0.4
  }
}
