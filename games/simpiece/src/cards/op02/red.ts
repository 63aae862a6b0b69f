import {
  activateMain,
  allCharacters,
  changePower,
  characterCard,
  continuousAbility,
  deployFromHand,
  endOfYourTurn,
  eventCard,
  gainsKeyword,
  gainsPower,
  grantKeyword,
  ko,
  leaderCard,
  leaderIs,
  lifeIsAtMost,
  lookAtTopCards,
  mainAbility,
  onKO,
  onPlay,
  onlyIf,
  opponentCharacters,
  opponentLeaderOrCharacters,
  thisCard,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourCharacters,
  yourLeaderOrCharacters,
} from '../../card-builders.ts'
import { barPlayer, takeLife } from '../../change-builders.ts'
import { restThisCost, trashHandCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** Red cards of OP02, in number order. */
export const redCards: readonly CardDefinition[] = [
  leaderCard('OP02-001', 'Edward.Newgate', ['red'], 6, 6000, 'special', ['The Four Emperors', 'Whitebeard Pirates'], {
    abilities: [endOfYourTurn(takeLife('yours', 1))],
  }),
  characterCard('OP02-003', 'Atmos', 'red', 4, 6000, 1000, 'slash', ['Whitebeard Pirates'], 'C'),
  characterCard('OP02-004', 'Edward.Newgate', 'red', 9, 10000, null, 'special', ['The Four Emperors', 'Whitebeard Pirates'], 'SR', {
    abilities: [
      onPlay([changePower(yourLeaderOrCharacters(1, { kind: 'leader' }), 2000, 'yourNextStart'), barPlayer('you', 'lifeToHand', 'turn')]),
      whenAttacking(ko(opponentCharacters(1, { powerMost: 3000 })), { don: 2 }),
    ],
  }),
  characterCard('OP02-006', 'Kingdew', 'red', 5, 7000, 1000, 'strike', ['Whitebeard Pirates'], 'C'),
  characterCard('OP02-007', 'Thatch', 'red', 6, 8000, 1000, 'wisdom', ['Whitebeard Pirates'], 'C'),
  characterCard('OP02-008', 'Jozu', 'red', 4, 4000, 2000, 'strike', ['Whitebeard Pirates'], 'R', {
    abilities: [
      continuousAbility(gainsKeyword('rush'), { don: 1, if: [lifeIsAtMost(2), leaderIs({ typeIncludes: 'Whitebeard Pirates' })] }),
    ],
  }),
  characterCard('OP02-009', 'Squard', 'red', 3, 5000, null, 'slash', ['Whitebeard Pirates Allies'], 'UC', {
    abilities: [
      onPlay([changePower(opponentCharacters(1), -4000, 'turn'), takeLife('yours', 1)], {
        if: [leaderIs({ typeIncludes: 'Whitebeard Pirates' })],
      }),
    ],
  }),
  characterCard('OP02-010', 'Dogura', 'red', 1, 2000, 1000, 'slash', ['Mountain Bandits'], 'C', {
    abilities: [activateMain(deployFromHand({ colour: 'red', notName: 'Dogura', costLeast: 1, costMost: 1 }), { cost: [restThisCost] })],
  }),
  characterCard('OP02-011', 'Vista', 'red', 3, 3000, 1000, 'slash', ['Whitebeard Pirates'], 'R', {
    abilities: [onPlay(ko(opponentCharacters(1, { powerMost: 3000 })))],
  }),
  characterCard('OP02-012', 'Blenheim', 'red', 2, 3000, null, 'slash', ['Whitebeard Pirates'], 'C', { keywords: ['blocker'] }),
  characterCard('OP02-013', 'Portgas.D.Ace', 'red', 7, 7000, null, 'special', ['Whitebeard Pirates'], 'SR', {
    abilities: [
      onPlay([
        changePower(opponentCharacters(2), -3000, 'turn'),
        onlyIf(leaderIs({ typeIncludes: 'Whitebeard Pirates' }), grantKeyword(thisCard, 'rush')),
      ]),
    ],
  }),
  characterCard('OP02-014', 'Whitey Bay', 'red', 1, 2000, 1000, 'slash', ['Whitebeard Pirates Allies'], 'UC', {
    abilities: [continuousAbility(gainsKeyword('attackActive'), { don: 1 })],
  }),
  characterCard('OP02-015', 'Makino', 'red', 1, 0, 2000, 'wisdom', ['Windmill Village'], 'UC', {
    abilities: [
      activateMain(changePower(yourCharacters(1, { colour: 'red', costLeast: 1, costMost: 1 }), 3000, 'turn'), { cost: [restThisCost] }),
    ],
  }),
  characterCard('OP02-016', 'Magura', 'red', 1, 2000, 1000, 'slash', ['Mountain Bandits'], 'C', {
    abilities: [onPlay(changePower(yourCharacters(1, { colour: 'red', costLeast: 1, costMost: 1 }), 3000, 'turn'))],
  }),
  characterCard('OP02-017', 'Masked Deuce', 'red', 2, 3000, 2000, 'wisdom', ['Spade Pirates'], 'R', {
    abilities: [whenAttacking(ko(opponentCharacters(1, { powerMost: 2000 })), { don: 2 })],
  }),
  characterCard('OP02-018', 'Marco', 'red', 4, 5000, 1000, 'special', ['Whitebeard Pirates'], 'R', {
    keywords: ['blocker'],
    abilities: [
      onKO(
        { verb: 'playThis', from: 'trash', rested: true },
        { if: [lifeIsAtMost(2)], cost: [trashHandCost(1, { typeIncludes: 'Whitebeard Pirates' })] },
      ),
    ],
  }),
  characterCard('OP02-019', 'Rakuyo', 'red', 3, 4000, 1000, 'strike', ['Whitebeard Pirates'], 'UC', {
    abilities: [
      continuousAbility(gainsPower(allCharacters('yours', { typeIncludes: 'Whitebeard Pirates' }), 1000), { don: 1, turn: 'yours' }),
    ],
  }),
  characterCard('OP02-020', 'LittleOars Jr.', 'red', 7, 9000, 1000, 'strike', ['Giant', 'Whitebeard Pirates Allies'], 'C'),
  eventCard('OP02-021', 'Seaquake', 'red', 1, ['The Four Emperors', 'Whitebeard Pirates'], 'R', {
    abilities: [
      mainAbility(ko(opponentCharacters(1, { powerMost: 3000 })), { if: [leaderIs({ typeIncludes: 'Whitebeard Pirates' })] }),
      triggerAbility(changePower(opponentLeaderOrCharacters(1), -3000, 'turn')),
    ],
  }),
  eventCard('OP02-022', 'Whitebeard Pirates', 'red', 1, ['Whitebeard Pirates'], 'UC', {
    abilities: [
      mainAbility(lookAtTopCards(5, { kind: 'character', typeIncludes: 'Whitebeard Pirates' })),
      triggerAbility(useOwnAbility('main')),
    ],
  }),
  eventCard('OP02-023', 'You May Be a Fool...but I Still Love You', 'red', 1, ['The Four Emperors', 'Whitebeard Pirates'], 'C', {
    abilities: [
      mainAbility(barPlayer('you', 'lifeToHand', 'turn'), { if: [lifeIsAtMost(3)] }),
      triggerAbility(changePower(yourLeaderOrCharacters(1, { kind: 'leader' }), 1000, 'turn')),
    ],
  }),
]
