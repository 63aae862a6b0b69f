import {
  activateMain,
  anyonesCharacters,
  arrangeTopCards,
  changePower,
  characterCard,
  counterAbility,
  discard,
  draw,
  eventCard,
  handHasAtMost,
  leaderCard,
  mainAbility,
  onBlock,
  onlyIf,
  onPlay,
  playThis,
  salvageFromTrash,
  searchDeck,
  toDeck,
  toHand,
  triggerAbility,
  useOwnAbility,
  whenAttacking,
  yourLeaderOrCharacters,
} from '../card-builders.ts'
import { restDonCost, returnDonCost } from '../cost-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** ST03, in number order. */
export const st03: readonly CardDefinition[] = [
  leaderCard('ST03-001', 'Crocodile', ['blue'], 5, 5000, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], {
    abilities: [activateMain(toHand(anyonesCharacters(1, { costMost: 5 })), { limit: 'once', cost: [returnDonCost(4)] })],
  }),
  characterCard('ST03-002', 'Edward Weevil', 'blue', 3, 5000, 1000, 'slash', ['The Seven Warlords of the Sea'], 'C'),
  characterCard('ST03-003', 'Crocodile', 'blue', 5, 6000, null, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], 'SR', {
    keywords: ['blocker'],
    abilities: [onBlock(toDeck(anyonesCharacters(1, { costMost: 2 })), { don: 1 })],
  }),
  characterCard(
    'ST03-004',
    'Gecko Moria',
    'blue',
    4,
    5000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Thriller Bark Pirates'],
    'C',
    {
      abilities: [
        onPlay(
          salvageFromTrash({
            types: ['The Seven Warlords of the Sea', 'Thriller Bark Pirates'],
            kind: 'character',
            costMost: 4,
            notName: 'Gecko Moria',
          }),
        ),
      ],
    },
  ),
  characterCard('ST03-005', 'Dracule Mihawk', 'blue', 4, 5000, 2000, 'slash', ['The Seven Warlords of the Sea'], 'C', {
    abilities: [whenAttacking([draw(2), discard('you', 2)], { don: 1 })],
  }),
  characterCard(
    'ST03-006',
    'Jinbe',
    'blue',
    2,
    4000,
    1000,
    'strike',
    ['Fish-Man', 'The Seven Warlords of the Sea', 'The Sun Pirates'],
    'C',
  ),
  characterCard('ST03-007', 'Sentomaru', 'blue', 3, 4000, 1000, 'slash', ['Navy'], 'C', {
    abilities: [activateMain(searchDeck({ name: 'Pacifista', costMost: 4 }, 'field'), { don: 1, limit: 'once', cost: [restDonCost(2)] })],
  }),
  characterCard('ST03-008', 'Trafalgar Law', 'blue', 1, 1000, null, 'slash', ['The Seven Warlords of the Sea', 'Heart Pirates'], 'C', {
    keywords: ['blocker'],
  }),
  characterCard(
    'ST03-009',
    'Donquixote Doflamingo',
    'blue',
    7,
    7000,
    null,
    'special',
    ['The Seven Warlords of the Sea', 'Donquixote Pirates'],
    'SR',
    {
      abilities: [onPlay(toHand(anyonesCharacters(1, { costMost: 7 })))],
    },
  ),
  characterCard(
    'ST03-010',
    'Bartholomew Kuma',
    'blue',
    2,
    3000,
    null,
    'strike',
    ['The Seven Warlords of the Sea', 'Revolutionary Army'],
    'C',
    {
      abilities: [onPlay(arrangeTopCards(3)), triggerAbility(playThis)],
    },
  ),
  characterCard('ST03-011', 'Buggy', 'blue', 1, 3000, 1000, 'slash', ['The Seven Warlords of the Sea', "Buggy's Delivery"], 'C'),
  characterCard('ST03-012', 'Pacifista', 'blue', 4, 6000, 1000, 'special', ['Biological Weapon', 'Navy'], 'C'),
  characterCard('ST03-013', 'Boa Hancock', 'blue', 3, 1000, 1000, 'special', ['The Seven Warlords of the Sea', 'Kuja Pirates'], 'C', {
    keywords: ['blocker'],
    abilities: [triggerAbility(playThis)],
  }),
  characterCard(
    'ST03-014',
    'Marshall.D.Teach',
    'blue',
    4,
    4000,
    1000,
    'special',
    ['The Seven Warlords of the Sea', 'Blackbeard Pirates'],
    'C',
    {
      abilities: [onPlay(toHand(anyonesCharacters(1, { costMost: 3 })))],
    },
  ),
  eventCard('ST03-015', 'Sables', 'blue', 4, ['The Seven Warlords of the Sea', 'Baroque Works'], 'C', {
    abilities: [mainAbility(toHand(anyonesCharacters(1, { costMost: 7 }))), triggerAbility(useOwnAbility('main'))],
  }),
  eventCard('ST03-016', 'Thrust Pad Cannon', 'blue', 2, ['The Seven Warlords of the Sea', 'Revolutionary Army'], 'C', {
    abilities: [counterAbility(toHand(anyonesCharacters(1, { costMost: 3 }))), triggerAbility(useOwnAbility('counter'))],
  }),
  eventCard('ST03-017', 'Love-Love Mellow', 'blue', 2, ['The Seven Warlords of the Sea', 'Kuja Pirates'], 'C', {
    abilities: [counterAbility([changePower(yourLeaderOrCharacters(1), 4000, 'battle'), onlyIf(handHasAtMost(3), draw(1))])],
  }),
]
