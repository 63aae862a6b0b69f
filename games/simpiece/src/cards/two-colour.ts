import {
  activateMain,
  addDon,
  characters,
  deploy,
  draw,
  exactly,
  handMost,
  leader,
  onlyIf,
  opponentCharacterKO,
  power,
  restDon,
  stand,
  that,
  toHand,
  youActivateEvent,
  yours,
} from '../card-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** The cards of two colours, in number order. */
export const twoColourCards: readonly CardDefinition[] = [
  leader('OP01-002', 'Trafalgar Law', ['red', 'green'], 4, 5000, 'slash', ['Supernovas', 'Heart Pirates'], {
    abilities: [
      activateMain([onlyIf(characters('yours', 5), toHand(exactly(yours(1)))), deploy({ costMost: 5, otherColour: true })], {
        limit: 'once',
        cost: [restDon(2)],
      }),
    ],
  }),
  leader('OP01-003', 'Monkey.D.Luffy', ['red', 'green'], 4, 5000, 'strike', ['Supernovas', 'Straw Hat Crew'], {
    abilities: [
      activateMain([stand(yours(1, { types: ['Supernovas', 'Straw Hat Crew'], costMost: 5 })), power(that, 1000, 'turn')], {
        limit: 'once',
        cost: [restDon(4)],
      }),
    ],
  }),
  leader('OP01-061', 'Kaido', ['blue', 'purple'], 4, 5000, 'strike', ['The Four Emperors', 'Animal Kingdom Pirates'], {
    abilities: [opponentCharacterKO(addDon(1, 'active'), { don: 1, turn: 'yours', limit: 'once' })],
  }),
  leader('OP01-062', 'Crocodile', ['blue', 'purple'], 4, 5000, 'special', ['The Seven Warlords of the Sea', 'Baroque Works'], {
    abilities: [youActivateEvent(draw(1), { don: 1, limit: 'carriedOut', if: [handMost(4)], may: true })],
  }),
]
