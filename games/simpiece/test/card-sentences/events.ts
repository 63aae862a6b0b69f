import { draw, ko, thisCard, toDeck } from '../../src/card-builders.ts'
import type { Ability, CardFilter, Timing } from '../../src/card-definition.ts'
import type { Sentence } from './index.ts'

function on(when: Timing | readonly Timing[], about?: CardFilter, head: Partial<Ability> = {}): Ability {
  return { when: [when].flat() as Timing[], ...(about && { about }), ...head, do: [draw(1)] }
}

/** What happens for an ability to trigger, in the ways in which cards say it. */
export const events: readonly Sentence[] = [
  ['[Opponent’s Turn] When this Character is K.O.’d, draw 1 card.', on('thisKO', undefined, { turn: 'opponents' })],
  ['When this Character is K.O.’d by an effect, draw 1 card.', on('thisKOByEffect')],
  ['[Your Turn] When a Character is K.O.’d, draw 1 card.', on('characterKO', undefined, { turn: 'yours' })],
  [
    'When one of your {Crew} or {Sea Folk} type Characters with 5000 base power or more is K.O.’d, draw 1 card.',
    on('yourCharacterKO', { types: ['Crew', 'Sea Folk'], basePowerLeast: 5000 }),
  ],
  [
    'When you take damage or your Character with 6000 base power or more is K.O.’d, draw 1 card.',
    on(['youTakeDamage', 'yourCharacterKO'], { basePowerLeast: 6000 }),
  ],
  ['When this Leader attacks or is attacked, draw 1 card.', on(['thisAttacks', 'thisAttacked'])],
  ['When this Leader attacks your opponent’s Leader, draw 1 card.', on('attacksLeader')],
  [
    '[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.',
    on('opponentAttacks', undefined, { limit: 'once', may: true }),
  ],
  ['If this Character battles your opponent’s Character, draw 1 card.', on('battles')],
  ['When this Character battles <Strike> attribute Characters, draw 1 card.', on('battles', { attribute: 'strike' })],
  ['When this Character battles and K.O.’s your opponent’s Character, draw 1 card.', on('koInBattle')],
  [
    'At the end of a battle in which this Character battles your opponent’s Character with a cost of 5 or less, place the opponent’s Character you battled with at the bottom of the owner’s deck.',
    { when: ['battleEnds'], about: { costMost: 5 }, do: [toDeck({ of: 'foe' })] },
  ],
  [
    'When this Character’s attack deals damage to your opponent’s Life, you may draw 1 card.',
    on('thisDealsDamage', undefined, { may: true }),
  ],
  ['When you deal damage to your opponent’s Life, K.O. this Character.', { when: ['youDealDamage'], do: [ko(thisCard)] }],
  ['When a DON!! card on your field is returned to your DON!! deck by your effect, draw 1 card.', on('donReturnedByYou')],
  ['When 2 or more DON!! cards on your field are returned to your DON!! deck, draw 1 card.', on('twoDonReturned')],
  ['When a card is added to your hand from your Life, draw 1 card.', on('yourLifeToHand')],
  ['When a card is removed from your or your opponent’s Life cards, draw 1 card.', on(['yourLifeLeaves', 'opponentLifeLeaves'])],
  ['[Once Per Turn] When a [Trigger] activates, draw 1 card.', on('triggerActivates', undefined, { limit: 'once' })],
  ['When you play a Character with no base effect from your hand, draw 1 card.', on('youPlayFromHand', { plain: true })],
  ['When you play a Character with a [Trigger], draw 1 card.', on('youPlayCharacter', { trigger: true })],
  ['If a Character is rested by your effect, draw 1 card.', on('characterRestedByYou')],
  ['When this Character is rested by your opponent’s effect, draw 1 card.', on('restedByOpponent')],
  [
    'This effect can be activated when a Character is removed from the field by your effect. Draw 1 card.',
    on('characterRemovedByYou', undefined, { may: true }),
  ],
  ['When your opponent’s Character is returned to the owner’s hand by your effect, draw 1 card.', on('opponentReturnedByYou')],
  [
    'When your Character with a type including "Sea" is removed from the field by an effect, draw 1 card.',
    on('yourCharacterRemovedByEffect', { typeIncludes: 'Sea' }),
  ],
  [
    'When your {Crew} type Character is removed from the field by your opponent’s effect, draw 1 card.',
    on('yourCharacterRemoved', { types: ['Crew'] }),
  ],
]
