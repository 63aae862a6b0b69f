import {
  activateMain,
  changePower,
  continuousAbility,
  counts,
  counterAbility,
  deployFromHand,
  draw,
  gainsPower,
  hasCharacters,
  ko,
  leaderIs,
  mainAbility,
  onPlay,
  opponentCharacters,
  opponentLeader,
  rest,
  salvageFromTrash,
  yourLeader,
} from '../src/card-builders.ts'
import type { Ability } from '../src/card-definition.ts'

/** Sentences that say which cards are meant, and when. */
export const filterAndConditionSentences: readonly (readonly [text: string, ability: Ability])[] = [
  [
    '[Main] K.O. up to 1 of your opponent’s Characters with a cost of 2 and up to 1 of your opponent’s Characters with 6000 power or more.',
    mainAbility([ko(opponentCharacters(1, { costLeast: 2, costMost: 2 })), ko(opponentCharacters(1, { powerLeast: 6000 }))]),
  ],
  [
    '[Main] Rest up to 2 of your opponent’s Characters with a cost of 3 to 5 and 2000 to 4000 power.',
    mainAbility(rest(opponentCharacters(2, { costLeast: 3, costMost: 5, powerLeast: 2000, powerMost: 4000 }))),
  ],
  [
    '[Main] K.O. up to 1 of your opponent’s Characters with a base cost of 4 or less. Then, rest up to 1 of your opponent’s Characters with 5000 base power or more.',
    mainAbility([ko(opponentCharacters(1, { baseCostMost: 4 })), rest(opponentCharacters(1, { basePowerLeast: 5000 }))]),
  ],
  [
    '[On Play] Play up to 1 yellow Character card with a cost of 1 or more and a [Trigger] from your hand.',
    onPlay(deployFromHand({ kind: 'character', colour: 'yellow', costLeast: 1, trigger: true })),
  ],
  [
    '[On Play] Add up to 1 [Ada], [Bo] or <Strike> attribute Character card with a type including "Sea" from your trash to your hand.',
    onPlay(salvageFromTrash({ anyOf: [{ name: 'Ada' }, { name: 'Bo' }, { attribute: 'strike', kind: 'character' }], typeIncludes: 'Sea' })),
  ],
  [
    '[On Play] Add up to 1 multicolored Character card or Event with no base effect from your trash to your hand.',
    onPlay(salvageFromTrash({ anyOf: [{ multicoloured: true, kind: 'character' }, { kind: 'event' }], plain: true })),
  ],
  ['[Counter] Your Leader gains +2000 power during this battle.', counterAbility(changePower(yourLeader, 2000, 'battle'))],
  ['Your Leader gains +1000 power.', continuousAbility(gainsPower(yourLeader, 1000))],
  ['[Main] Give your opponent’s Leader −1000 power during this turn.', mainAbility(changePower(opponentLeader, -1000, 'turn'))],
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
    '[On Play] If you have a Character with 7000 power or more, draw 1 card.',
    onPlay(draw(1), { if: [hasCharacters('yours', 1, { powerLeast: 7000 })] }),
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
