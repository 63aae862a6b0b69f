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
/** `either`: from the top or the bottom. */
export const lifeToHandCost = (count: number, from?: 'either'): AbilityCost => ({ pay: 'lifeToHand', count, ...(from && { from }) })
export const returnCharacterCost = (count: number, filter: CardFilter = {}): AbilityCost => ({
  pay: 'returnCharacters',
  count,
  filter,
})
export const trashLifeCost = (count: number, from?: 'either'): AbilityCost => ({ pay: 'trashLife', count, ...(from && { from }) })
export const turnLifeCost = (up: boolean): AbilityCost => ({ pay: 'turnLife', up })
export const millCost = (count: number): AbilityCost => ({ pay: 'mill', count })
