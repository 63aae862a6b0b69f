import {
  activateMain,
  addDon,
  hasCharacters,
  deployFromHand,
  draw,
  exactTarget,
  handHasAtMost,
  leaderCard,
  whenOpponentCharacterKO,
  changePower,
  stand,
  previouslyChosenCard,
  toHand,
  whenYouActivateEvent,
  yourCharacters,
} from '../../card-builders.ts'
import { restDonCost } from '../../cost-builders.ts'
import type { CardDefinition } from '../../card-definition.ts'

/** The cards of two colours, in number order. */
export const twoColourCards: readonly CardDefinition[] = [
  leaderCard('OP01-002', 'Trafalgar Law', ['red', 'green'], 4, 5000, 'slash', ['Supernovas', 'Heart Pirates'], {
    abilities: [
      activateMain([toHand(exactTarget(yourCharacters(1))), deployFromHand({ costMost: 5, otherColour: true })], {
        limit: 'once',
        cost: [restDonCost(2)],
        if: [hasCharacters('yours', 5)],
      }),
    ],
  }),
  leaderCard('OP01-003', 'Monkey.D.Luffy', ['red', 'green'], 4, 5000, 'strike', ['Supernovas', 'Straw Hat Crew'], {
    abilities: [
      activateMain(
        [
          stand(yourCharacters(1, { types: ['Supernovas', 'Straw Hat Crew'], costMost: 5 })),
          changePower(previouslyChosenCard, 1000, 'turn'),
        ],
        {
          limit: 'once',
          cost: [restDonCost(4)],
        },
      ),
    ],
  }),
  leaderCard('OP01-061', 'Kaido', ['blue', 'purple'], 4, 5000, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], {
    abilities: [whenOpponentCharacterKO(addDon(1, 'active'), { don: 1, turn: 'yours', limit: 'once' })],
  }),
  leaderCard('OP01-062', 'Crocodile', ['blue', 'purple'], 4, 5000, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], {
    abilities: [whenYouActivateEvent(draw(1), { don: 1, limit: 'carriedOut', if: [handHasAtMost(4)], may: true })],
  }),
]
