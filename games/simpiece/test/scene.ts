import { cards, cardIndexOf } from '@parlor/simpiece'
import type { Ability } from '../src/card-definition.ts'
import { replaceCard } from '../src/card-pool.ts'
import { CardScenarioBoard } from './card-scenario.ts'

/** Plays a scene in which 010 has this ability. */
export function scene(ability: Ability, position: string, act: (board: CardScenarioBoard) => CardScenarioBoard): void {
  const restore = replaceCard({ ...cards[cardIndexOf('OP01-010')]!, abilities: [ability] })
  try {
    act(new CardScenarioBoard(position, 'scene')).finish()
  } finally {
    restore()
  }
}
