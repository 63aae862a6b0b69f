import {
  activateMain,
  changePower,
  characterCard,
  counterAbility,
  draw,
  eventCard,
  grantKeyword,
  ko,
  leaderCard,
  lifeIsAtMost,
  mainAbility,
  onPlay,
  onlyIf,
  opponentCharacters,
  playThis,
  stageCard,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { chooseOne, deckToLife, exactDeckToLife, handToLife, lookAtLife, toLife, trashLife } from '../change-builders.ts'
import { lifeToHandCost, restThisCost, trashHandCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST07, in number order. */
export const st07: readonly CardDefinition[] = [
  leaderCard('ST07-001', 'Charlotte Linlin', ['yellow'], 5, 5000, 'special', ['The Four Emperors', 'Big Mom Pirates'], {
    abilities: [whenAttacking(handToLife(1), { don: 2, if: [lifeIsAtMost(2)], cost: [lifeToHandCost(1, 'either')] })],
  }),
  characterCard('ST07-002', 'Charlotte Anana', 'yellow', 1, 3000, 1000, 'wisdom', ['Big Mom Pirates'], 'C'),
  characterCard('ST07-003', 'Charlotte Katakuri', 'yellow', 4, 6000, null, 'strike', ['Big Mom Pirates'], 'SR', {
    abilities: [onPlay([lookAtLife('either'), onlyIf({ test: 'behind', in: 'life', by: 1 }, grantKeyword(thisCard, 'rush'))])],
  }),
  characterCard('ST07-004', 'Charlotte Snack', 'yellow', 5, 6000, null, 'slash', ['Big Mom Pirates'], 'C', {
    abilities: [
      whenAttacking([grantKeyword(thisCard, 'banish', 'battle'), changePower(thisCard, 1000, 'battle')], {
        don: 1,
        cost: [lifeToHandCost(1, 'either')],
      }),
    ],
  }),
  characterCard('ST07-005', 'Charlotte Daifuku', 'yellow', 4, 5000, 1000, 'slash', ['Big Mom Pirates'], 'C', {
    abilities: [whenAttacking(deckToLife(1), { don: 1, cost: [lifeToHandCost(1, 'either')] })],
  }),
  characterCard('ST07-006', 'Charlotte Flampe', 'yellow', 2, 4000, 1000, 'ranged', ['Big Mom Pirates'], 'C'),
  characterCard('ST07-007', 'Charlotte Brulee', 'yellow', 3, 1000, 1000, 'special', ['Big Mom Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [triggerAbility(playThis)],
  }),
  characterCard('ST07-008', 'Charlotte Pudding', 'yellow', 2, 3000, 2000, 'wisdom', ['Big Mom Pirates'], 'C', {
    abilities: [onPlay(lookAtLife('either'))],
  }),
  characterCard('ST07-009', "Charlotte Mont-d'or", 'yellow', 3, 4000, 1000, 'special', ['Big Mom Pirates'], 'C', {
    abilities: [
      activateMain(ko(opponentCharacters(1, { costMost: 3 })), { cost: [restThisCost, lifeToHandCost(1, 'either')] }),
      triggerAbility(playThis, { cost: [trashHandCost(1)] }),
    ],
  }),
  characterCard('ST07-010', 'Charlotte Linlin', 'yellow', 7, 8000, null, 'special', ['The Four Emperors', 'Big Mom Pirates'], 'SR', {
    abilities: [onPlay(chooseOne('opponent', [trashLife('opponents', 1)], [exactDeckToLife(1)]))],
  }),
  characterCard('ST07-011', 'Zeus', 'yellow', 3, 3000, 1000, 'special', ['Big Mom Pirates', 'Homies'], 'C', {
    abilities: [
      activateMain(grantKeyword(yourLeaderOrCharacters(1, { name: 'Charlotte Linlin' }), 'banish'), { cost: [restThisCost] }),
      triggerAbility(playThis),
    ],
  }),
  characterCard('ST07-012', 'Baron Tamago', 'yellow', 4, 6000, 1000, 'strike', ['Big Mom Pirates'], 'C'),
  characterCard('ST07-013', 'Prometheus', 'yellow', 3, 3000, 1000, 'special', ['Big Mom Pirates', 'Homies'], 'C', {
    abilities: [
      activateMain(grantKeyword(yourLeaderOrCharacters(1, { name: 'Charlotte Linlin' }), 'doubleAttack'), { cost: [restThisCost] }),
      triggerAbility(playThis),
    ],
  }),
  characterCard('ST07-014', 'Pekoms', 'yellow', 3, 5000, 1000, 'strike', ['Minks', 'Big Mom Pirates'], 'C'),
  eventCard('ST07-015', 'Soul Pocus', 'yellow', 5, ['The Four Emperors', 'Big Mom Pirates'], 'C', {
    abilities: [
      mainAbility(chooseOne('opponent', [trashLife('opponents', 1)], [exactDeckToLife(1)])),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('ST07-016', 'Power Mochi', 'yellow', 1, ['Big Mom Pirates'], 'C', {
    abilities: [
      counterAbility([lookAtLife('either'), changePower(yourLeaderOrCharacters(1), 2000, 'battle')]),
      triggerAbility([draw(1), lookAtLife('either')]),
    ],
  }),
  stageCard('ST07-017', 'Queen Mama Chanter', 'yellow', 2, ['Big Mom Pirates', 'Homies'], 'C', {
    abilities: [
      activateMain(toLife(yourCharacters(1, { costLeast: 3, costMost: 3 }), 'top', 'faceUp'), {
        cost: [restThisCost, lifeToHandCost(1, 'either')],
      }),
      triggerAbility(playThis),
    ],
  }),
]
