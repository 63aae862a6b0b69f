import {
  activateMain,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  counterAbility,
  counts,
  discard,
  draw,
  eventCard,
  exactTarget,
  gainsKeyword,
  grantKeyword,
  morePowerForChosenCard,
  ko,
  leaderHasType,
  mainAbility,
  onPlay,
  onPlayOrWhenAttacking,
  onlyIf,
  opponentCharacters,
  previouslyChosenCard,
  stageCard,
  stand,
  thisCard,
  triggerAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { cannot, cost, giveChange, mill, proof } from '../../change-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Black cards of OP04, in number order. */
export const blackCards: readonly CardDefinition[] = [
  characterCard('OP04-077', 'Ideo', 'black', 2, 2000, 1000, 'strike', ['Dressrosa'], 'C', { keywords: ['blocker'] }),
  characterCard('OP04-078', 'Oimo & Kashii', 'black', 6, 8000, 1000, 'strike', ['Giant', 'World Government'], 'C'),
  characterCard('OP04-079', 'Orlumbus', 'black', 4, 5000, 1000, 'strike', ['Dressrosa', 'Yonta Maria Fleet'], 'C', {
    abilities: [
      activateMain(
        [
          giveChange(opponentCharacters(1), cost(-4), 'turn'),
          mill('yours', 2),
          ko(exactTarget(yourCharacters(1, { types: ['Dressrosa'] }))),
        ],
        { limit: 'once' },
      ),
    ],
  }),
  characterCard('OP04-080', 'Gyats', 'black', 1, 1000, 2000, 'wisdom', ['Dressrosa'], 'UC', {
    abilities: [onPlay(grantKeyword(yourCharacters(1, { types: ['Dressrosa'] }), 'attackActive'))],
  }),
  characterCard('OP04-081', 'Cavendish', 'black', 5, 6000, null, 'slash', ['Dressrosa', 'Beautiful Pirates'], 'R', {
    abilities: [
      continuousAbility(gainsKeyword('attackActive'), { don: 1 }),
      whenAttacking([ko(opponentCharacters(1, { costMost: 1 })), mill('yours', 2)], {
        cost: [{ pay: 'restCards', count: 1, filter: { kind: 'leader' } }],
      }),
    ],
  }),
  characterCard('OP04-083', 'Sabo', 'black', 5, 6000, 1000, 'special', ['Dressrosa', 'Revolutionary Army'], 'SR', {
    keywords: ['blocker'],
    abilities: [onPlay([giveChange(allCharacters('yours'), proof('ko', 'effects'), 'yourNextStart'), draw(2), discard('you', 2)])],
  }),
  characterCard('OP04-084', 'Stussy', 'black', 2, 3000, null, 'special', ['CP0'], 'C', {
    abilities: [
      onPlay({
        verb: 'look',
        count: 3,
        to: 'field',
        most: 1,
        filter: { kind: 'character', typeIncludes: 'CP', notName: 'Stussy', costMost: 2 },
        rest: 'trash',
      }),
    ],
  }),
  characterCard('OP04-085', 'Suleiman', 'black', 3, 4000, 1000, 'slash', ['Dressrosa'], 'UC', {
    abilities: [
      onPlayOrWhenAttacking([giveChange(opponentCharacters(1), cost(-2), 'turn'), mill('yours', 1)], { if: [leaderHasType('Dressrosa')] }),
    ],
  }),
  characterCard('OP04-087', 'Trafalgar Law', 'black', 5, 7000, 1000, 'slash', ['Dressrosa', 'Heart Pirates'], 'C'),
  characterCard('OP04-088', 'Hajrudin', 'black', 6, 7000, 1000, 'strike', ['Giant', 'Dressrosa', 'New Giant Pirates'], 'UC', {
    abilities: [
      activateMain(giveChange(opponentCharacters(1), cost(-4), 'turn'), {
        cost: [{ pay: 'restCards', count: 1, filter: { kind: 'leader' } }],
      }),
    ],
  }),
  characterCard('OP04-089', 'Bartolomeo', 'black', 3, 3000, 2000, 'special', ['Dressrosa', 'Barto Club'], 'R', { keywords: ['blocker'] }),
  characterCard('OP04-090', 'Monkey.D.Luffy', 'black', 7, 7000, null, 'strike', ['Dressrosa', 'Straw Hat Crew'], 'SR', {
    abilities: [
      continuousAbility(gainsKeyword('attackActive')),
      activateMain([stand(thisCard), giveChange(thisCard, cannot('refresh'), 'nextRefresh')], {
        limit: 'once',
        cost: [{ pay: 'trashToDeck', count: 7, filter: {} }],
      }),
    ],
  }),
  characterCard('OP04-091', 'Leo', 'black', 1, 2000, 1000, 'strike', ['The Tontattas', 'Dressrosa'], 'UC', {
    abilities: [
      onPlay([ko(opponentCharacters(1, { costMost: 1 })), mill('yours', 2)], {
        if: [leaderHasType('Dressrosa')],
        cost: [{ pay: 'restCards', count: 1, filter: { kind: 'leader' } }],
      }),
    ],
  }),
  characterCard('OP04-092', 'Rebecca', 'black', 1, 2000, 1000, 'slash', ['Dressrosa'], 'R', {
    abilities: [
      onPlay({ verb: 'look', count: 3, to: 'hand', most: 1, filter: { types: ['Dressrosa'], notName: 'Rebecca' }, rest: 'trash' }),
    ],
  }),
  eventCard('OP04-093', 'Gum-Gum King Kong Gun', 'black', 3, ['Dressrosa', 'Straw Hat Crew'], 'UC', {
    abilities: [
      mainAbility([
        changePower(yourCharacters(1, { types: ['Dressrosa'] }), 6000, 'turn'),
        onlyIf(counts('trash', 15), grantKeyword(previouslyChosenCard, 'doubleAttack')),
      ]),
      triggerAbility([draw(3), discard('you', 2)]),
    ],
  }),
  eventCard('OP04-095', 'Barrier!!', 'black', 1, ['Dressrosa', 'Barto Club'], 'C', {
    abilities: [
      counterAbility([
        changePower(yourLeaderOrCharacters(1), 2000, 'battle'),
        onlyIf(counts('trash', 15), morePowerForChosenCard(2000, 'battle')),
      ]),
      triggerAbility([draw(2), discard('you', 1)]),
    ],
  }),
  stageCard('OP04-096', 'Corrida Coliseum', 'black', 1, ['Dressrosa'], 'C', {
    abilities: [
      continuousAbility(gainsKeyword('rushCharacter', allCharacters('yours', { types: ['Dressrosa'] })), {
        if: [leaderHasType('Dressrosa')],
      }),
    ],
  }),
]
