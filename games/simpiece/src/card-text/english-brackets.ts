import type { CardTexts } from './card-texts.ts'
import { fieldCards, withArticle } from './english-phrases.ts'
import type { CardFilter } from '../card-definition.ts'

/** “Character”, or what it is. */
const one = (about: CardFilter): string => fieldCards(about, false)
/** The same with its article. */
const any = (about: CardFilter): string => withArticle(one(about))

/** Timings as they stand on cards. */
export const englishBrackets: CardTexts['brackets'] = {
  onPlay: '[On Play]',
  whenAttacking: '[When Attacking]',
  onBlock: '[On Block]',
  onKO: '[On K.O.]',
  activateMain: '[Activate: Main]',
  main: '[Main]',
  counter: '[Counter]',
  trigger: '[Trigger]',
  endOfYourTurn: '[End of Your Turn]',
  onOpponentAttack: '[On Your Opponent’s Attack]',
}

/** The other timings, as a sentence begins with them. */
export const englishLeads: CardTexts['leads'] = {
  opponentActivatesEvent: 'when your opponent activates an Event',
  youActivateEvent: 'when you activate an Event',
  opponentCharacterKO: (about) => `when your opponent’s ${one(about)} is K.O.’d`,
  startOfYourTurn: 'at the start of your turn',
  becomesRested: 'when this card becomes rested',
  koByOpponentEffect: 'when this Character is K.O.’d by your opponent’s effect',
  donReturned: 'when a DON!! card on your field is returned to your DON!! deck',
  donGiven: 'when your card is given a DON!! card',
  yourCharacterKO: (about) => `when your ${one(about)} is K.O.’d`,
  yourCharacterRemoved: (about) => `when your ${one(about)} is removed from the field by your opponent’s effect`,
  youTakeDamage: 'when you take damage',
  yourLifeLeaves: 'when a card is removed from your Life cards',
  yourLifeIsZero: 'when your number of Life cards becomes 0',
  opponentUsesBlocker: 'when your opponent activates [Blocker]',
  youPlayCharacter: (about) => `when you play ${any(about)}`,
  opponentPlaysCharacter: (about) => `when your opponent plays ${any(about)}`,
  yourHandTrashed: 'when a card is trashed from your hand by an effect',
  youDraw: 'when you draw a card outside of your Draw Phase',
  thisKO: 'when this Character is K.O.’d',
  thisKOByEffect: 'when this Character is K.O.’d by an effect',
  characterKO: (about) => `when ${any(about)} is K.O.’d`,
  thisAttacks: 'when this card attacks',
  attacksLeader: 'when this card attacks your opponent’s Leader',
  thisAttacked: 'when this card is attacked',
  opponentAttacks: 'when your opponent attacks',
  battles: (about) => `when this card battles your opponent’s ${one(about)}`,
  koInBattle: (about) => `when this card battles and K.O.’s your opponent’s ${one(about)}`,
  battleEnds: (about) => `at the end of a battle in which this card battles your opponent’s ${one(about)}`,
  thisDealsDamage: 'when this card’s attack deals damage to your opponent’s Life',
  youDealDamage: 'when you deal damage to your opponent’s Life',
  donReturnedByYou: 'when a DON!! card on your field is returned to your DON!! deck by your effect',
  twoDonReturned: 'when 2 or more DON!! cards on your field are returned to your DON!! deck',
  yourLifeToHand: 'when a card is added to your hand from your Life',
  opponentLifeLeaves: 'when a card is removed from your opponent’s Life cards',
  triggerActivates: 'when a [Trigger] activates',
  youPlayFromHand: (about) => `when you play ${any(about)} from your hand`,
  characterRemovedByYou: (about) => `when ${any(about)} is removed from the field by your effect`,
  opponentReturnedByYou: (about) => `when your opponent’s ${one(about)} is returned to the owner’s hand by your effect`,
  yourCharacterRemovedByEffect: (about) => `when your ${one(about)} is removed from the field by an effect`,
  characterRestedByYou: (about) => `when ${any(about)} is rested by your effect`,
  restedByOpponent: 'when this card is rested by your opponent’s effect',
}

/** What keywords say, in a few words. */
export const englishReminders: CardTexts['reminders'] = {
  blocker: 'When your opponent attacks, you may rest this card to become the new target.',
  rush: 'May attack on the turn it is played.',
  doubleAttack: 'Deals 2 damage.',
  banish: 'Damaged Life cards are trashed without their [Trigger].',
  attackActive: '',
  unblockable: 'Cannot be blocked.',
  rushCharacter: 'May attack Characters on the turn it is played.',
}
