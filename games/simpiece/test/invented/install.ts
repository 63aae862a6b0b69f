import type { CardDefinition } from '@parlor/simpiece'
import { afterAll, beforeAll } from 'vitest'
import { replaceCard } from '../../src/card-pool.ts'
import { CardScenarioBoard, type Scenario } from '../card-scenario.ts'
import {
  inventedChangeCards,
  inventedChoiceCards,
  inventedLifeCards,
  inventedReactionCards,
  inventedReplacementCards,
  inventedValueCards,
  inventedZoneCards,
} from './cards.ts'
import { inventedHandCards } from './hand-cards.ts'
import { inventedPowerCards } from './power-cards.ts'
import { inventedEventCards } from './event-cards.ts'
import { inventedCostCards, inventedPriceCards } from './more-cards.ts'

/** Every invented card, in the order in which they come behind those of the sets. */
export const inventedCards: readonly CardDefinition[] = [
  ...inventedValueCards,
  ...inventedChangeCards,
  ...inventedReplacementCards,
  ...inventedReactionCards,
  ...inventedZoneCards,
  ...inventedLifeCards,
  ...inventedChoiceCards,
  ...inventedCostCards,
  ...inventedPriceCards,
  ...inventedEventCards,
  ...inventedHandCards,
  ...inventedPowerCards,
]

/** Puts the invented cards behind those of the sets while the tests of a file run. */
export function useInventedCards(): void {
  const undo: (() => void)[] = []
  beforeAll(() => {
    for (const card of inventedCards) undo.push(replaceCard(card))
  })
  afterAll(() => {
    for (const one of undo.reverse()) one()
  })
}

/** A scenario of an invented card, as `scenario` has them. */
export function inventedScenario(
  id: string,
  title: string,
  position: string,
  act: (scene: CardScenarioBoard) => CardScenarioBoard,
): Scenario {
  if (!inventedCards.some((card) => card.id === id)) throw new Error(`nobody invented ${id}`)
  return { id, title, run: () => act(new CardScenarioBoard(position, 'scene')).finish() }
}
