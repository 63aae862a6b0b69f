import type { CardTexts } from './card-texts.ts'

/** Timings as they stand on cards. */
export const frenchBrackets: CardTexts['brackets'] = {
  onPlay: '[Quand jouée]',
  whenAttacking: '[En attaquant]',
  onBlock: '[En bloquant]',
  onKO: '[Si K.O.]',
  activateMain: '[Activation\u00a0: Principale]',
  main: '[Principale]',
  counter: '[Contre]',
  trigger: '[Déclenchement]',
  endOfYourTurn: '[Fin de votre tour]',
  onOpponentAttack: '[Attaque de votre adversaire]',
}

/** The other timings, as a sentence begins with them. */
export const frenchLeads: CardTexts['leads'] = {
  opponentActivatesEvent: 'quand votre adversaire active un Événement',
  youActivateEvent: 'quand vous activez un Événement',
  opponentCharacterKO: 'quand un Personnage de votre adversaire est mis K.O.',
  startOfYourTurn: 'au début de votre tour',
  becomesRested: 'quand cette carte est épuisée',
  koByOpponentEffect: 'quand ce Personnage est mis K.O. par un effet de votre adversaire',
  donReturned: 'quand une carte DON!! de votre terrain retourne dans votre deck DON!!',
  donGiven: 'quand une carte DON!! est donnée à l’une de vos cartes',
  yourCharacterKO: 'quand un de vos Personnages est mis K.O.',
  yourCharacterRemoved: 'quand un de vos Personnages est retiré du terrain par un effet de votre adversaire',
  youTakeDamage: 'quand vous subissez des dégâts',
  yourLifeLeaves: 'quand une carte quitte votre zone de Vie',
  yourLifeIsZero: 'quand le nombre de vos cartes Vie devient 0',
  opponentUsesBlocker: 'quand votre adversaire active [Bloqueur]',
  youPlayCharacter: 'quand vous jouez un Personnage',
  opponentPlaysCharacter: 'quand votre adversaire joue un Personnage',
  yourHandTrashed: 'quand une carte de votre main est défaussée par un effet',
  youDraw: 'quand vous piochez une carte hors de votre phase de pioche',
}

/** What keywords say, in a few words. */
export const frenchReminders: CardTexts['reminders'] = {
  blocker: 'Quand votre adversaire attaque, vous pouvez épuiser cette carte pour en faire la nouvelle cible.',
  rush: 'Peut attaquer le tour où elle est jouée.',
  doubleAttack: 'Inflige 2 dégâts.',
  banish: 'Les cartes Vie touchées sont défaussées sans [Déclenchement].',
  attackActive: '',
  unblockable: 'Ne peut pas être bloquée.',
  rushCharacter: 'Peut attaquer des Personnages le tour où elle est jouée.',
}
