import {
  changePower,
  characterCard,
  endOfYourTurn,
  eventCard,
  ko,
  leaderCard,
  leaderIsNamed,
  lookAtTopCards,
  mainAbility,
  opponentCharacters,
  rest,
  stand,
  standDon,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { chooseOne } from '../change-builders.ts'
import { trashHandCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST11, in number order. */
export const st11: readonly CardDefinition[] = [
  leaderCard('ST11-001', 'Uta', ['green'], 5, 5000, 'special', ['FILM'], {
    abilities: [
      whenAttacking({ verb: 'look', count: 1, to: 'hand', most: 1, filter: { types: ['FILM'] }, shown: true }, { don: 1, limit: 'once' }),
    ],
  }),
  characterCard('ST11-002', 'Uta', 'green', 3, 4000, 1000, 'special', ['Music', 'FILM'], 'SR', {
    keywords: ['blocker'],
    abilities: [endOfYourTurn(stand(yourCharacters(1, { types: ['FILM'] })), { cost: [trashHandCost(1, { kind: 'event' })] })],
  }),
  eventCard('ST11-003', 'Backlight', 'green', 2, ['Music', 'FILM'], 'C', {
    abilities: [
      mainAbility(
        chooseOne('you', [rest(opponentCharacters(1, { costMost: 5 }))], [ko(opponentCharacters(1, { rested: true, costMost: 5 }))]),
        { if: [leaderIsNamed('Uta')] },
      ),
    ],
  }),
  eventCard('ST11-004', 'New Genesis', 'green', 1, ['Music', 'FILM'], 'SR', {
    abilities: [mainAbility([lookAtTopCards(3, { types: ['FILM'], notName: 'New Genesis' }), standDon(1)], { if: [leaderIsNamed('Uta')] })],
  }),
  eventCard('ST11-005', "I'm invincible", 'green', 3, ['Music', 'FILM'], 'C', {
    abilities: [
      mainAbility(stand(yourLeaderOrCharacters(1, { name: 'Uta', kind: 'leader' }))),
      triggerAbility(changePower(yourLeaderOrCharacters(1), 1000, 'turn')),
    ],
  }),
]
