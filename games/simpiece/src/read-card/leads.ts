import type { Ability, CardFilter, Timing } from '../card-definition.ts'
import { characters } from './nouns.ts'
import { any, map, means, named, say, type Parser } from './parser.ts'

/** What happens for an ability to trigger, and what the card must be that it happens to. */
export type Lead = { readonly when: readonly Timing[] } & Pick<Ability, 'about'>

function about(phrase: Parser<readonly [CardFilter]>, ...when: readonly Timing[]): Parser<Lead> {
  return map(phrase, ([filter]) => ({ when, ...(Object.keys(filter).length > 0 && { about: filter }) }))
}

function plain(phrase: Parser<unknown>, ...when: readonly Timing[]): Parser<Lead> {
  return means(phrase, { when })
}

const thisCard = any(say`this card`, say`this character`, say`this leader`, say`this stage`)
/** "Your opponent's {Crew} type Character", "<Slash> attribute Characters". */
const foe: Parser<CardFilter> = any(
  map(say`your opponent's ${characters}`, ([filter]) => filter),
  characters,
)
const battles = any(say`when ${thisCard} battles`, say`if ${thisCard} battles`)

/** What happens for an ability to trigger, where it has no bracket; some words name two such things. */
export const lead: Parser<Lead> = named(
  'what happens',
  any<readonly Parser<Lead>[]>(
    plain(say`when your opponent activates an event`, 'opponentActivatesEvent'),
    plain(say`when you activate an event`, 'youActivateEvent'),
    plain(say`at the start of your turn`, 'startOfYourTurn'),
    plain(say`when this card|character|leader|stage becomes rested`, 'becomesRested'),
    plain(say`when a don!! card on your|the field is returned to your don!! deck`, 'donReturned'),
    plain(say`when a don!! card on your field is returned to your don!! deck by your effect`, 'donReturnedByYou'),
    plain(say`when 2 or more don!! cards on your field are returned to your don!! deck`, 'twoDonReturned'),
    plain(
      any(say`when your card is given a don!! card`, say`when this leader or any of your characters is given a don!! card`),
      'donGiven',
    ),
    plain(say`when you take damage`, 'youTakeDamage'),
    plain(say`when a card is removed from your life cards`, 'yourLifeLeaves'),
    plain(say`when a card is removed from your opponent's life cards`, 'opponentLifeLeaves'),
    plain(say`when a card is removed from your or your opponent's life cards`, 'yourLifeLeaves', 'opponentLifeLeaves'),
    plain(say`when a card is added to your hand from your life`, 'yourLifeToHand'),
    plain(say`when your number of life cards becomes 0`, 'yourLifeIsZero'),
    plain(say`when your opponent activates a? [blocker]`, 'opponentUsesBlocker'),
    plain(say`when your opponent activates [blocker] or an event`, 'opponentUsesBlocker', 'opponentActivatesEvent'),
    plain(say`when your opponent activates an event or [blocker]`, 'opponentActivatesEvent', 'opponentUsesBlocker'),
    plain(say`when a card is trashed from your hand by an effect`, 'yourHandTrashed'),
    plain(say`when you draw a card outside of your draw phase`, 'youDraw'),
    plain(say`when a [trigger] activates`, 'triggerActivates'),
    plain(say`when this character is k.o.'d by your opponent's effect`, 'koByOpponentEffect'),
    plain(say`when this character is k.o.'d by an effect`, 'thisKOByEffect'),
    plain(say`when this character is k.o.'d`, 'thisKO'),
    plain(say`when ${thisCard} attacks`, 'thisAttacks'),
    plain(say`when ${thisCard} attacks your opponent's leader`, 'attacksLeader'),
    plain(say`when ${thisCard} is attacked`, 'thisAttacked'),
    plain(say`when ${thisCard} attacks or is attacked`, 'thisAttacks', 'thisAttacked'),
    plain(say`when your opponent attacks`, 'opponentAttacks'),
    plain(say`when this card's|character's|leader's attack deals damage to your opponent's life`, 'thisDealsDamage'),
    plain(say`when you deal damage to your opponent's life`, 'youDealDamage'),
    plain(say`when ${thisCard} is rested by your opponent's effect`, 'restedByOpponent'),
    about(say`when a|an ${characters} is k.o.'d`, 'characterKO'),
    about(say`when your opponent's ${characters} is k.o.'d`, 'opponentCharacterKO'),
    about(say`when your ${characters} is k.o.'d`, 'yourCharacterKO'),
    about(say`when one of your ${characters} is k.o.'d`, 'yourCharacterKO'),
    about(say`when you take damage or your ${characters} is k.o.'d`, 'youTakeDamage', 'yourCharacterKO'),
    about(say`when your ${characters} is removed from the field by your opponent's effect`, 'yourCharacterRemoved'),
    about(say`when your ${characters} is removed from the field by an effect`, 'yourCharacterRemovedByEffect'),
    about(say`when a|an ${characters} is removed from the field by your effect`, 'characterRemovedByYou'),
    about(say`when your opponent's ${characters} is returned to the owner's hand by your effect`, 'opponentReturnedByYou'),
    about(say`when you play a|an ${characters}`, 'youPlayCharacter'),
    about(say`when you play a|an ${characters} from your hand`, 'youPlayFromHand'),
    about(say`when your opponent plays a|an ${characters}`, 'opponentPlaysCharacter'),
    about(say`when|if a|an ${characters} is rested by your effect`, 'characterRestedByYou'),
    about(
      map(say`${battles} ${foe}`, ([, filter]) => [filter] as const),
      'battles',
    ),
    about(
      map(say`when ${thisCard} battles and k.o.'s ${foe}`, ([, filter]) => [filter] as const),
      'koInBattle',
    ),
    about(
      map(say`at the end of a battle in which ${thisCard} battles ${foe}`, ([, filter]) => [filter] as const),
      'battleEnds',
    ),
  ),
)
