import type { Timing } from '../card-definition.ts'
import { any, map, means, named, say, type Parser } from './parser.ts'

const one: Parser<Timing> = named(
  'what happens',
  any<readonly Parser<Timing>[]>(
    means(say`when your opponent activates an event`, 'opponentActivatesEvent'),
    means(say`when you activate an event`, 'youActivateEvent'),
    means(say`when your opponent's character is k.o.'d`, 'opponentCharacterKO'),
    means(say`at the start of your turn`, 'startOfYourTurn'),
    means(say`when this card|character|leader|stage becomes rested`, 'becomesRested'),
    means(say`when a don!! card on your|the field is returned to your don!! deck`, 'donReturned'),
    means(
      any(say`when your card is given a don!! card`, say`when this leader or any of your characters is given a don!! card`),
      'donGiven',
    ),
    means(say`when this character is k.o.'d by your opponent's effect`, 'koByOpponentEffect'),
    means(say`when your character is k.o.'d`, 'yourCharacterKO'),
    means(say`when your character is removed from the field by your opponent's effect`, 'yourCharacterRemoved'),
    means(say`when you take damage`, 'youTakeDamage'),
    means(say`when a card is removed from your life cards`, 'yourLifeLeaves'),
    means(say`when your number of life cards becomes 0`, 'yourLifeIsZero'),
    means(say`when your opponent activates a? [blocker]`, 'opponentUsesBlocker'),
    means(say`when you play a character`, 'youPlayCharacter'),
    means(say`when your opponent plays a character`, 'opponentPlaysCharacter'),
    means(say`when a card is trashed from your hand by an effect`, 'yourHandTrashed'),
    means(say`when you draw a card outside of your draw phase`, 'youDraw'),
  ),
)

/** What happens for an ability to trigger, where it has no bracket; some words name two such things. */
export const lead: Parser<readonly Timing[]> = any<readonly Parser<readonly Timing[]>[]>(
  map(one, (timing) => [timing]),
  means(say`when your opponent activates [blocker] or an event`, ['opponentUsesBlocker', 'opponentActivatesEvent']),
  means(say`when your opponent activates an event or [blocker]`, ['opponentActivatesEvent', 'opponentUsesBlocker']),
)
