import type { AbilityCost, CardFilter } from './card-definition.ts'

export const restDonCost = (count: number): AbilityCost => ({ pay: 'restDon', count })
export const returnDonCost = (count: number): AbilityCost => ({ pay: 'returnDon', count })
export const restThisCost: AbilityCost = { pay: 'restThis' }
export const trashThisCost: AbilityCost = { pay: 'trashThis' }
export const restCharactersCost = (count: number, filter: CardFilter = {}): AbilityCost => ({
  pay: 'restCharacters',
  count,
  filter,
})
export const trashHandCost = (count: number, filter: CardFilter = {}): AbilityCost => ({ pay: 'trashHand', count, filter })
export const handToDeckCost = (count: number): AbilityCost => ({ pay: 'handToDeck', count })
export const lifeToHandCost = (count: number): AbilityCost => ({ pay: 'lifeToHand', count })
export const returnCharacterCost = (count: number, filter: CardFilter = {}): AbilityCost => ({
  pay: 'returnCharacters',
  count,
  filter,
})
export const trashLifeCost = (count: number): AbilityCost => ({ pay: 'trashLife', count })
export const turnLifeCost = (up: boolean): AbilityCost => ({ pay: 'turnLife', up })
export const millCost = (count: number): AbilityCost => ({ pay: 'mill', count })
