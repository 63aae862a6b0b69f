import { activateMain, counts, draw, hasCharacters, leaderIs, onPlay } from '../../src/card-builders.ts'
import type { Sentence } from './index.ts'

/** What must hold. */
export const conditions: readonly Sentence[] = [
  [
    '[On Play] If you have a Character with 7000 power or more, draw 1 card.',
    onPlay(draw(1), { if: [hasCharacters('yours', 1, { powerLeast: 7000 })] }),
  ],
  [
    '[On Play] If your Leader is [Ada] or [Bo], draw 1 card.',
    onPlay(draw(1), { if: [leaderIs({ anyOf: [{ name: 'Ada' }, { name: 'Bo' }] })] }),
  ],
  ['[On Play] If your Leader’s type includes "Sea", draw 1 card.', onPlay(draw(1), { if: [leaderIs({ typeIncludes: 'Sea' })] })],
  [
    '[On Play] If your Leader has the <Slash> attribute and is multicolored, draw 1 card.',
    onPlay(draw(1), { if: [leaderIs({ attribute: 'slash', multicoloured: true })] }),
  ],
  ['[On Play] If your opponent’s Leader is active, draw 1 card.', onPlay(draw(1), { if: [leaderIs({ rested: false }, 'opponents')] })],
  ['[On Play] If your Leader’s colors include blue, draw 1 card.', onPlay(draw(1), { if: [leaderIs({ colour: 'blue' })] })],
  [
    '[On Play] If you have a {Crew} type Character other than [Ada] with a cost of 5 or more, draw 1 card.',
    onPlay(draw(1), { if: [hasCharacters('yours', 1, { types: ['Crew'], notName: 'Ada', costLeast: 5 })] }),
  ],
  [
    '[On Play] If your opponent has 2 or less Characters, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'characters', whose: 'opponents', filter: {}, most: 2 }] }),
  ],
  [
    '[On Play] If there is a Character with a cost of 0, draw 1 card.',
    onPlay(draw(1), { if: [hasCharacters('any', 1, { costLeast: 0, costMost: 0 })] }),
  ],
  [
    '[On Play] If there are 2 or more Characters with a cost of 8 or more, draw 1 card.',
    onPlay(draw(1), { if: [hasCharacters('any', 2, { costLeast: 8 })] }),
  ],
  [
    '[On Play] If you have no other [Ada] Characters, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'characters', whose: 'yours', filter: { name: 'Ada', notThis: true }, most: 0 }] }),
  ],
  [
    '[On Play] If the only Characters on your field are {Crew} type Characters, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'onlyCharacters', filter: { types: ['Crew'] } }] }),
  ],
  ['[On Play] If you have [Ada] on your field, draw 1 card.', onPlay(draw(1), { if: [{ test: 'has', name: 'Ada' }] })],
  ['[On Play] If this Character is active, draw 1 card.', onPlay(draw(1), { if: [{ test: 'thisActive' }] })],
  ['[Activate: Main] If this Character was played on this turn, draw 1 card.', activateMain(draw(1), { if: [{ test: 'thisPlayedNow' }] })],
  [
    '[On Play] If you have 3 to 5 cards in your deck and you have 2 or more Events in your trash, draw 1 card.',
    onPlay(draw(1), { if: [counts('deck', 3, 5), counts('trashEvents', 2)] }),
  ],
  [
    '[On Play] If your opponent has 4 or less cards in their hand, draw 1 card.',
    onPlay(draw(1), { if: [counts('hand', undefined, 4, 'opponents')] }),
  ],
  [
    '[On Play] If you and your opponent have a total of 5 or less Life cards, draw 1 card.',
    onPlay(draw(1), { if: [counts('life', undefined, 5, 'both')] }),
  ],
  ['[On Play] If either you or your opponent has 0 Life cards, draw 1 card.', onPlay(draw(1), { if: [counts('life', 0, 0, 'either')] })],
  [
    '[On Play] If you have 3 or more active DON!! cards and you have 2 or more rested DON!! cards, draw 1 card.',
    onPlay(draw(1), { if: [counts('activeDon', 3), counts('restedDon', 2)] }),
  ],
  ['[On Play] If you have any DON!! cards given, draw 1 card.', onPlay(draw(1), { if: [counts('givenDon', 1)] })],
  ['[On Play] If you have 10 or more cards in your trash, draw 1 card.', onPlay(draw(1), { if: [counts('trash', 10)] })],
  [
    '[On Play] If you have less Life cards than your opponent, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'behind', in: 'life', by: 1 }] }),
  ],
  [
    '[On Play] If the number of DON!! cards on your field is equal to or less than the number on your opponent’s field, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'behind', in: 'don', by: 0 }] }),
  ],
  [
    '[On Play] If the number of cards in your hand is at least 3 less than the number in your opponent’s hand, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'behind', in: 'hand', by: 3 }] }),
  ],
  [
    '[On Play] If the number of your Characters is at least 2 less than the number of your opponent’s Characters, draw 1 card.',
    onPlay(draw(1), { if: [{ test: 'behind', in: 'characters', by: 2 }] }),
  ],
]
