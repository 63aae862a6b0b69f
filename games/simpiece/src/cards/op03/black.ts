import {
  activateMain,
  allCharacters,
  cannotBeKOdInBattle,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  discard,
  discardBlind,
  draw,
  eventCard,
  gainsKeyword,
  grantKeyword,
  ko,
  leaderCard,
  leaderIs,
  lifeIsAtMost,
  mainAbility,
  onKO,
  onPlay,
  opponentCharacters,
  playThis,
  reaction,
  stageCard,
  stand,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cost, deckToLife, deployFromTrash, gains, giveChange, proof } from '../../change-builders.ts'
import { restDonCost, restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Black cards of OP03, in number order. */
export const blackCards: readonly CardDefinition[] = [
  leaderCard('OP03-076', 'Rob Lucci', ['black'], 5, 5000, 'strike', ['CP9'], {
    abilities: [reaction('opponentCharacterKO', stand(thisCard), { turn: 'yours', limit: 'once', cost: [trashHandCost(2)] })],
  }),
  leaderCard('OP03-077', 'Charlotte Linlin', ['black', 'yellow'], 4, 5000, 'special', ['The Four Emperors', 'Big Mom Pirates'], {
    abilities: [whenAttacking(deckToLife(1), { don: 2, if: [lifeIsAtMost(1)], cost: [restDonCost(2), trashHandCost(1)] })],
  }),
  characterCard('OP03-078', 'Issho', 'black', 8, 9000, null, 'slash', ['Navy'], 'SR', {
    abilities: [
      continuousAbility(gains(allCharacters('opponents'), cost(-3)), { don: 1, turn: 'yours' }),
      onPlay(discardBlind(2, 'opponents'), { if: [counts('hand', 6, undefined, 'opponents')] }),
    ],
  }),
  characterCard('OP03-079', 'Vergo', 'black', 5, 5000, 2000, 'strike', ['Navy', 'Donquixote Pirates'], 'UC', {
    abilities: [continuousAbility(cannotBeKOdInBattle(thisCard), { don: 1 })],
  }),
  characterCard('OP03-080', 'Kaku', 'black', 5, 6000, 1000, 'slash', ['CP9'], 'SR', {
    abilities: [
      onPlay(ko(opponentCharacters(1, { costMost: 3 })), { cost: [{ pay: 'trashToDeck', count: 2, filter: { typeIncludes: 'CP' } }] }),
    ],
  }),
  characterCard('OP03-081', 'Kalifa', 'black', 4, 4000, 2000, 'special', ['CP9'], 'R', {
    abilities: [onPlay([draw(2), discard('you', 2), giveChange(opponentCharacters(1), cost(-2), 'turn')])],
  }),
  characterCard('OP03-082', 'Kumadori', 'black', 4, 6000, 1000, 'strike', ['CP9'], 'C'),
  characterCard('OP03-084', 'Jerry', 'black', 2, 4000, 1000, 'strike', ['CP6'], 'C'),
  characterCard('OP03-085', 'Jabra', 'black', 5, 7000, 1000, 'strike', ['CP9'], 'C'),
  characterCard('OP03-086', 'Spandam', 'black', 1, 2000, 1000, 'slash', ['CP9'], 'R', {
    abilities: [
      onPlay(
        { verb: 'look', count: 3, to: 'hand', most: 1, filter: { typeIncludes: 'CP', notName: 'Spandam' }, rest: 'trash' },
        { if: [leaderIs({ typeIncludes: 'CP' })] },
      ),
    ],
  }),
  characterCard('OP03-087', 'Nero', 'black', 3, 5000, 1000, 'ranged', ['CP9'], 'C'),
  characterCard('OP03-088', 'Fukurou', 'black', 3, 3000, 1000, 'strike', ['CP9'], 'UC', {
    keywords: ['blocker'],
    abilities: [continuousAbility(gains(thisCard, proof('ko', 'effects')))],
  }),
  characterCard('OP03-089', 'Brannew', 'black', 2, 3000, 1000, 'wisdom', ['Navy'], 'R', {
    abilities: [onPlay({ verb: 'look', count: 3, to: 'hand', most: 1, filter: { types: ['Navy'], notName: 'Brannew' }, rest: 'trash' })],
  }),
  characterCard('OP03-090', 'Blueno', 'black', 5, 6000, 1000, 'strike', ['CP9'], 'R', {
    abilities: [
      continuousAbility(gainsKeyword('blocker'), { don: 1 }),
      onKO(deployFromTrash({ typeIncludes: 'CP', costMost: 4 }, 'rested')),
    ],
  }),
  characterCard('OP03-092', 'Rob Lucci', 'black', 6, 7000, null, 'strike', ['CP9'], 'SR', {
    abilities: [onPlay(grantKeyword(thisCard, 'rush'), { cost: [{ pay: 'trashToDeck', count: 2, filter: { typeIncludes: 'CP' } }] })],
  }),
  characterCard('OP03-093', 'Wanze', 'black', 2, 4000, null, 'slash', ['CP7'], 'UC', {
    abilities: [onPlay(ko(opponentCharacters(1, { costMost: 1 })), { if: [leaderIs({ typeIncludes: 'CP' })], cost: [trashHandCost(1)] })],
  }),
  eventCard('OP03-094', 'Air Door', 'black', 4, ['CP9'], 'UC', {
    abilities: [
      mainAbility(
        { verb: 'look', count: 5, to: 'field', most: 1, filter: { kind: 'character', typeIncludes: 'CP', costMost: 5 }, rest: 'trash' },
        { if: [leaderIs({ typeIncludes: 'CP' })] },
      ),
      triggerAbility(deployFromTrash({ colour: 'black', costMost: 3 })),
    ],
  }),
  eventCard('OP03-095', 'Soap Sheep', 'black', 1, ['CP9'], 'C', {
    abilities: [mainAbility(giveChange(opponentCharacters(2), cost(-2), 'turn')), triggerAbility(discard('opponent', 1))],
  }),
  eventCard('OP03-097', 'Six King Pistol', 'black', 0, ['CP9'], 'R', {
    abilities: [
      counterAbility(changePower(yourLeaderOrCharacters(1), 3000, 'battle'), { cost: [trashHandCost(1)] }),
      triggerAbility([draw(1), ko(opponentCharacters(1, { costMost: 1 }))]),
    ],
  }),
  stageCard('OP03-098', 'Enies Lobby', 'black', 2, ['World Government'], 'C', {
    abilities: [
      activateMain(giveChange(opponentCharacters(1), cost(-2), 'turn'), { if: [leaderIs({ typeIncludes: 'CP' })], cost: [restThisCost] }),
      triggerAbility(playThis),
    ],
  }),
]
