import {
  activateMain,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  deployFromHand,
  endOfYourTurn,
  eventCard,
  gainsKeyword,
  hasCharacters,
  ko,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  onPlayOrWhenAttacking,
  opponentCharacters,
  opponentLeaderOrCharacters,
  rest,
  searchDeck,
  stageCard,
  stand,
  standDon,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Green cards of OP02, in number order. */
export const greenCards: readonly CardDefinition[] = [
  characterCard('OP02-028', 'Usopp', 'green', 3, 5000, 1000, 'ranged', ['FILM', 'Straw Hat Crew'], 'C'),
  characterCard('OP02-029', 'Carrot', 'green', 5, 5000, 2000, 'special', ['Minks'], 'R', { abilities: [endOfYourTurn(standDon(1))] }),
  characterCard('OP02-030', 'Kouzuki Oden', 'green', 8, 8000, null, 'slash', ['Land of Wano', 'Kouzuki Clan'], 'SR', {
    abilities: [
      activateMain(stand(thisCard), { limit: 'once', cost: [restDonCost(3)] }),
      onKO(searchDeck({ colour: 'green', types: ['Land of Wano'], kind: 'character', costLeast: 3, costMost: 3 }, 'field')),
    ],
  }),
  characterCard('OP02-031', 'Kouzuki Toki', 'green', 1, 0, 1000, 'wisdom', ['Land of Wano', 'Kouzuki Clan'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('blocker'), { if: [hasCharacters('yours', 1, { name: 'Kouzuki Oden' })] })],
  }),
  characterCard('OP02-032', 'Shishilian', 'green', 2, 3000, 1000, 'slash', ['Minks'], 'UC', {
    abilities: [onPlay(stand(yourCharacters(1, { types: ['Minks'], costMost: 5 })), { cost: [restDonCost(2)] })],
  }),
  characterCard('OP02-033', 'Jinbe', 'green', 2, 4000, 1000, 'strike', ['FILM', 'Fish-Man', 'Straw Hat Crew'], 'C'),
  characterCard('OP02-034', 'Tony Tony.Chopper', 'green', 2, 2000, 2000, 'wisdom', ['FILM', 'Animal', 'Straw Hat Crew'], 'UC', {
    abilities: [whenAttacking(rest(opponentCharacters(1, { costMost: 2 })), { don: 1 })],
  }),
  characterCard('OP02-035', 'Trafalgar Law', 'green', 2, 3000, 1000, 'slash', ['FILM', 'Supernovas', 'Heart Pirates'], 'C', {
    abilities: [activateMain(deployFromHand({ costLeast: 3, costMost: 3 }), { cost: [restDonCost(1), { pay: 'returnThis' }] })],
  }),
  characterCard('OP02-036', 'Nami', 'green', 3, 5000, null, 'special', ['FILM', 'Straw Hat Crew'], 'SR', {
    abilities: [onPlayOrWhenAttacking(lookAtTopCards(3, { types: ['FILM'], notName: 'Nami' }), { cost: [restDonCost(1)] })],
  }),
  characterCard('OP02-037', 'Nico Robin', 'green', 3, 4000, 1000, 'strike', ['FILM', 'Straw Hat Crew'], 'UC', {
    abilities: [onPlay(deployFromHand({ types: ['FILM', 'Straw Hat Crew'], costMost: 2 }))],
  }),
  characterCard('OP02-038', 'Nekomamushi', 'green', 3, 4000, null, 'slash', ['Minks', 'Land of Wano', 'The Akazaya Nine'], 'C', {
    keywords: ['blocker'],
  }),
  characterCard('OP02-039', 'Franky', 'green', 5, 7000, 1000, 'special', ['FILM', 'Straw Hat Crew'], 'C'),
  characterCard('OP02-040', 'Brook', 'green', 4, 5000, 1000, 'slash', ['FILM', 'Straw Hat Crew'], 'R', {
    abilities: [onPlay(deployFromHand({ types: ['FILM', 'Straw Hat Crew'], costMost: 3 }))],
  }),
  characterCard('OP02-041', 'Monkey.D.Luffy', 'green', 7, 7000, null, 'strike', ['FILM', 'Supernovas', 'Straw Hat Crew'], 'R', {
    keywords: ['blocker'],
    abilities: [onPlay(deployFromHand({ types: ['FILM', 'Straw Hat Crew'], costMost: 4 }))],
  }),
  characterCard('OP02-042', 'Yamato', 'green', 4, 6000, null, 'strike', ['Land of Wano'], 'R', {
    rules: [{ rule: 'alsoNamed', name: 'Kouzuki Oden' }],
    abilities: [onPlay(rest(opponentCharacters(1, { costMost: 6 })))],
  }),
  characterCard('OP02-043', 'Roronoa Zoro', 'green', 4, 6000, 1000, 'slash', ['FILM', 'Supernovas', 'Straw Hat Crew'], 'C'),
  characterCard('OP02-044', 'Wanda', 'green', 2, 3000, 1000, 'slash', ['Minks'], 'C', {
    abilities: [onPlay(deployFromHand({ types: ['Minks'], notName: 'Wanda', costMost: 3 }))],
  }),
  eventCard('OP02-045', 'Three Sword Style Oni Giri', 'green', 3, ['FILM', 'Supernovas', 'Straw Hat Crew'], 'C', {
    abilities: [
      counterAbility([changePower(yourLeaderOrCharacters(1), 6000, 'battle'), deployFromHand({ costMost: 3, plain: true })]),
      triggerAbility(rest(opponentLeaderOrCharacters(1, { costMost: 5 }))),
    ],
  }),
  eventCard('OP02-046', 'Diable Jambe Venaison Shoot', 'green', 2, ['FILM', 'Straw Hat Crew'], 'UC', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { rested: true, costMost: 4 }))),
      triggerAbility(deployFromHand({ costMost: 4, plain: true })),
    ],
  }),
  eventCard('OP02-047', 'Paradise Totsuka', 'green', 1, ['Land of Wano', 'Kouzuki Clan'], 'R', {
    abilities: [
      mainAbility(rest(opponentCharacters(1, { costMost: 4 }))),
      triggerAbility(ko(opponentCharacters(1, { rested: true, costMost: 3 }))),
    ],
  }),
  stageCard('OP02-048', 'Land of Wano', 'green', 1, ['Land of Wano'], 'C', {
    abilities: [activateMain(standDon(1), { cost: [trashHandCost(1, { types: ['Land of Wano'] }), restThisCost] })],
  }),
]
