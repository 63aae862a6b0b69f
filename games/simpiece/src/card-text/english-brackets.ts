import type { CardTexts } from './card-texts.ts'

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
  opponentCharacterKO: 'when your opponent’s Character is K.O.’d',
  startOfYourTurn: 'at the start of your turn',
  becomesRested: 'when this card becomes rested',
  koByOpponentEffect: 'when this Character is K.O.’d by your opponent’s effect',
  donReturned: 'when a DON!! card on your field is returned to your DON!! deck',
  donGiven: 'when your card is given a DON!! card',
  yourCharacterKO: 'when your Character is K.O.’d',
  yourCharacterRemoved: 'when your Character is removed from the field by your opponent’s effect',
  youTakeDamage: 'when you take damage',
  yourLifeLeaves: 'when a card is removed from your Life cards',
  yourLifeIsZero: 'when your number of Life cards becomes 0',
  opponentUsesBlocker: 'when your opponent activates [Blocker]',
  youPlayCharacter: 'when you play a Character',
  opponentPlaysCharacter: 'when your opponent plays a Character',
  yourHandTrashed: 'when a card is trashed from your hand by an effect',
  youDraw: 'when you draw a card outside of your Draw Phase',
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
