import {
  characterCard,
  deployFromHand,
  discard,
  donIsAtLeast,
  draw,
  lookAtTopCards,
  onPlay,
  opponentCharacters,
  rest,
  whenAttacking,
} from '../card-builders.ts'
import { returnDonCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST18, in number order. */
export const st18: readonly CardDefinition[] = [
  characterCard('ST18-001', 'Uso-Hachi', 'purple', 3, 3000, 2000, 'ranged', ['Straw Hat Crew'], 'C', {
    abilities: [onPlay(rest(opponentCharacters(1, { costMost: 5 })), { if: [donIsAtLeast(8)] })],
  }),
  characterCard('ST18-002', 'O-Nami', 'purple', 4, 2000, 1000, 'special', ['Straw Hat Crew'], 'C', {
    keywords: ['blocker'],
    abilities: [onPlay([discard('you', 1), draw(2)], { if: [donIsAtLeast(8)] })],
  }),
  characterCard('ST18-003', 'San-Gorou', 'purple', 5, 6000, 1000, 'strike', ['Straw Hat Crew'], 'C', {
    abilities: [whenAttacking(draw(1), { limit: 'once', if: [donIsAtLeast(8)] })],
  }),
  characterCard('ST18-004', 'Zoro-Juurou', 'purple', 4, 6000, null, 'slash', ['Straw Hat Crew'], 'SR', {
    abilities: [onPlay(lookAtTopCards(5, { colour: 'purple', types: ['Straw Hat Crew'] }))],
  }),
  characterCard('ST18-005', 'Luffy-Tarou', 'purple', 7, 8000, null, 'strike', ['Straw Hat Crew'], 'SR', {
    abilities: [onPlay(deployFromHand({ colour: 'purple', types: ['Straw Hat Crew'], costMost: 5 }), { cost: [returnDonCost(1)] })],
  }),
]
